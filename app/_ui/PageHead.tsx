import Link from 'next/link';
import type { ReactNode } from 'react';
import { HelpMenu } from './HelpMenu';
import { Icon } from './Icon';
import { Wordmark } from './Wordmark';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly back: { readonly href: string; readonly label: string };
  /** Stands at the end of the line, opposite the way back. */
  readonly mark?: ReactNode;
}

/**
 * What the page is, between the way back and help. Both sides are of one width, so that the title
 * stands in the middle; on a wide page it stands at the left instead, after the book's name.
 */
export function PageHead({ title, note, back, mark }: PageHeadProps) {
  const columns = mark ? 'grid-cols-[74px_1fr_74px]' : 'grid-cols-[30px_1fr_30px]';
  return (
    <header className="@container">
      <div
        className={`grid min-h-16 items-center gap-1 py-2 @min-[52rem]:grid-cols-[auto_auto_1fr_auto] @min-[52rem]:gap-4 ${columns}`}
      >
        <Link href="/" className="hidden border-r border-rule pr-4 @min-[52rem]:block">
          <Wordmark />
        </Link>
        <Link
          href={back.href}
          aria-label={back.label}
          // Its glyph, not its edge, stands in line with the page.
          className="-ml-[14px] grid size-[44px] place-items-center rounded-field [&>svg]:size-[24px] [&>svg]:-translate-x-[4px]"
        >
          <Icon name="back" />
        </Link>
        <div className="min-w-0 text-center text-balance @min-[52rem]:-ml-4 @min-[52rem]:text-left">
          <h1 className="font-display text-head font-semibold wrap-break-word">{title}</h1>
          {note && <p className="text-note text-soft">{note}</p>}
        </div>
        <div className="-mr-[14px] flex justify-self-end [&>button]:size-[44px] [&>button>svg]:size-[24px]">
          {mark}
          <HelpMenu />
        </div>
      </div>
    </header>
  );
}
