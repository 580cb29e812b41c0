import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

/** A list of rows that lead somewhere, with a hairline between them (rows.css). */
export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="rows">{children}</ul>
);

interface RowContent {
  readonly title: ReactNode;
  /** A second line. */
  readonly note?: ReactNode;
  /** What is set now, at the end of the line. */
  readonly value?: ReactNode;
  readonly mark?: ReactNode;
}

type RowProps = RowContent &
  (
    | {
        readonly href: string;
        readonly onClick?: () => void;
        /** Opens over this page, which stays where it is scrolled. */
        readonly isOver?: boolean;
      }
    | {
        readonly href?: undefined;
        readonly onClick?: (() => void) | undefined;
        readonly isOver?: undefined;
      }
  );

/** A link, or an action, in a list of rows; without either, a fact among them. */
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
