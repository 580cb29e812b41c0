import Link from 'next/link';
import type { ReactNode } from 'react';
import { HelpMenu } from './HelpMenu';
import { Icon } from './Icon';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
  /** Stands at the end of the line, opposite the way back. */
  readonly mark?: ReactNode;
}

export function PageHead({ title, note, back, mark }: PageHeadProps) {
  return (
    <header className="grid min-h-16 grid-cols-[44px_1fr_auto] items-center gap-2 py-2 [&>a]:size-[44px] [&>a>svg]:size-[24px] [&>div>button]:size-[44px] [&>div>button>svg]:size-[24px]">
      <Link
        href={back.href}
        aria-label={back.label}
        className="grid size-11 place-items-center rounded-field"
      >
        <Icon name="back" />
      </Link>
      <div className="min-w-0 text-center">
        <h1 className="font-display text-head font-semibold wrap-break-word">{title}</h1>
        {note && <p className="text-note text-soft">{note}</p>}
      </div>
      <div className="flex">
        {mark}
        <HelpMenu />
      </div>
    </header>
  );
}
