'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import type { SaidHint } from '@/app/_words/said';

interface HintNewsProps {
  readonly hint: SaidHint;
  readonly onRead: () => void;
}

/** The hint that the table wanted, until it is put away. */
export function HintNews({ hint, onRead }: HintNewsProps) {
  const words = useTranslations('votes');
  return (
    <section className="vote-banner hint" data-about="hint">
      <div className="row">
        <div className="min-w-0 grow basis-40">
          <h2 className="text-note leading-tight font-semibold text-soft">{words('hint')}</h2>
          <p className="leading-snug font-semibold">{hint.text}</p>
        </div>
        <Button kind="quiet" className="min-h-12" onClick={onRead}>
          {words('gotIt')}
        </Button>
      </div>
    </section>
  );
}
