import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** A list of links and actions, with hairlines between the rows (rows.css). */
export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="rows">{children}</ul>
);

interface RowContent {
  readonly title: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  /** The current setting, at the end of the line. */
  readonly value?: ReactNode;
  readonly mark?: ReactNode;
}

type RowProps = RowContent &
  (
    | {
        readonly href: string;
        readonly onClick?: () => void;
        /** Whether it opens over this page, which keeps its scroll position. */
        readonly isOver?: boolean;
      }
    | {
        readonly href?: undefined;
        readonly onClick?: (() => void) | undefined;
        readonly isOver?: undefined;
      }
  );

/** A link or an action in a list of rows; without either, a plain row of text. */
export function Row({ href, onClick, isOver = false, mark, title, note, value }: RowProps) {
  const content = (
    <>
      {mark}
      <span className="row-words">
        <b>{title}</b>
        {note && <span>{note}</span>}
      </span>
      {value && <span className="row-value">{value}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <li>
        <PageLink href={href} scroll={!isOver} {...(onClick && { onClick })}>
          {content}
          <Icon name="forward" />
        </PageLink>
      </li>
    );
  return (
    <li>
      {onClick ? (
        <button type="button" onClick={onClick}>
          {content}
          <Icon name="forward" />
        </button>
      ) : (
        <div>{content}</div>
      )}
    </li>
  );
}
