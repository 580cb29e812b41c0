import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { Question } from './questions';

interface NewsRowProps {
  /** Which question it is the answer to. */
  readonly about: Question['about'];
  readonly title: string;
  readonly onRead: () => void;
  readonly children: ReactNode;
}

/** What came of a question, in one row, until it is put away. */
export function NewsRow({ about, title, onRead, children }: NewsRowProps) {
  const words = useTranslations('votes');
  return (
    <section className="vote-banner answered" data-about={about}>
      <div className="row">
        <div className="min-w-0 grow basis-40">
          <h2 className="text-note leading-tight font-semibold text-soft">{title}</h2>
          <p className="leading-snug font-semibold">{children}</p>
        </div>
        <Button kind="quiet" className="min-h-12" onClick={onRead}>
          {words('gotIt')}
        </Button>
      </div>
    </section>
  );
}
