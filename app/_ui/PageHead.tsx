import type { ReactElement, ReactNode } from 'react';
import { ADDRESSES } from '@/app/addresses';
import { Cut } from './Cut';
import { Icon } from './Icon';
import { PageLink } from './PageLink';
import { type MenuEntry, PageMenu } from './PageMenu';
import { ThemeSwitch } from './ThemeSwitch';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The back link: its address and label, or a complete element. */
  readonly back: { readonly href: string; readonly label: string } | ReactElement;
  /** An element at the end of the line, opposite the back link. */
  readonly mark?: ReactNode;
  /** The page's own entries in the menu. */
  readonly menu?: readonly MenuEntry[];
  /**
   * The tabs of a table's pages. On a large screen they are in the bar, and replace the back link.
   */
  readonly tabs?: ReactNode;
}

/**
 * A page's title between the back link and the help menu; on a large screen, below a bar that all pages have. Styled by
 * pageHead.css.
 */
export function PageHead({ title, note, back, mark, menu = [], tabs }: PageHeadProps) {
  return (
    <>
      <div className="page-bar">
        <PageLink href={ADDRESSES.start}>
          <Wordmark />
        </PageLink>
        {tabs}
        <ThemeSwitch
          isBare
          className="ml-auto grid size-[44px] shrink-0 place-items-center rounded-field"
        />
      </div>
      <header className={tabs ? 'page-head tabbed' : 'page-head'}>
        <div className={mark ? 'marked' : ''}>
          {'href' in back ? (
            <PageLink href={back.href} aria-label={back.label} className="back-link">
              <Icon name="back" />
            </PageLink>
          ) : (
            back
          )}
          <div className="titles">
            <Cut className="title" whole={title} more={note}>
              <h1 tabIndex={-1} className="font-display font-semibold wrap-break-word">
                {title}
              </h1>
              {note && <p className="text-soft">{note}</p>}
            </Cut>
          </div>
          <div className="page-links">
            {mark}
            <PageMenu entries={menu} />
          </div>
        </div>
      </header>
    </>
  );
}

/** A bear's paw and the app's name. */
function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-display text-clue font-semibold">
      <span aria-hidden="true" className="paw size-7" />
      Fieldbook
    </span>
  );
}
