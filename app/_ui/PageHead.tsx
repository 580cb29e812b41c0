import type { MouseEventHandler, ReactNode } from 'react';
import { HelpMenu } from './HelpMenu';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { Wordmark } from './Wordmark';

interface PageHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly back: {
    readonly href: string;
    readonly label: string;
    readonly onClick?: MouseEventHandler;
  };
  /** Stands at the end of the line, opposite the way back. */
  readonly mark?: ReactNode;
}

/** What the page is, between the way back and help; drawn by pageHead.css. */
export function PageHead({ title, note, back, mark }: PageHeadProps) {
  const { label, ...link } = back;
  return (
    <header className="page-head">
      <div className={mark ? 'marked' : ''}>
        <PageLink href="/" className="book">
          <Wordmark />
        </PageLink>
        <PageLink {...link} aria-label={label} className="way-back">
          <Icon name="back" />
        </PageLink>
        <div className="titles">
          <h1 className="font-display text-head font-semibold wrap-break-word">{title}</h1>
          {note && <p className="text-note text-soft">{note}</p>}
        </div>
        <div className="ways">
          {mark}
          <HelpMenu />
        </div>
      </div>
    </header>
  );
}
