import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './PageHead';

export interface ColumnPageProps extends PageHeadProps {
  /** The class of the page's own styles. */
  readonly className?: string | undefined;
  /** A skip link for keyboards, before the head. */
  readonly skip?: ReactNode;
  /** A table's notices, which cover the note. */
  readonly notices?: ReactNode;
  /** The content, with a `BottomBar` where the page has a main action. */
  readonly children: ReactNode;
}

/** The frame of a page without a map: one column that scrolls, see page.css. */
export function ColumnPage(props: ColumnPageProps) {
  const { className = '', skip, notices, note, children, ...head } = props;
  return (
    <main className={`column-page ${className}`}>
      {skip}
      <PageHead {...head} note={notices ? undefined : note} />
      {notices && (
        <div className="note-line">
          {note && <p>{note}</p>}
          {notices}
        </div>
      )}
      {children}
    </main>
  );
}
