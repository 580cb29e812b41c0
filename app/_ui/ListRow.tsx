import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

interface ListRowProps {
  readonly href: string;
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** The last row of a list has no rule below it. */
  readonly isLast?: boolean;
}

/** A link in a list of links. */
export function ListRow({ href, mark, title, note, isLast = false }: ListRowProps) {
  return (
    <li className={isLast ? '' : 'border-b border-rule'}>
      <PageLink href={href} className="flex min-h-16 items-center gap-3 py-2">
        {mark}
        <span className="min-w-0 grow">
          <span className="block text-lead font-semibold">{title}</span>
          <span className="block text-note text-soft">{note}</span>
        </span>
        <Icon name="forward" />
      </PageLink>
    </li>
  );
}

interface MenuRowProps {
  readonly mark?: ReactNode;
  readonly title: string;
  readonly note: string;
  readonly onClick: () => void;
}

/** An action in a list of actions. */
export function MenuRow({ mark, title, note, onClick }: MenuRowProps) {
  return (
    <li className="border-b border-rule last:border-b-0">
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-16 w-full items-center gap-3 py-2 text-left"
      >
        {mark}
        <span className="min-w-0 grow">
          <span className="block text-lead font-semibold">{title}</span>
          <span className="block text-note text-soft">{note}</span>
        </span>
        <Icon name="forward" />
      </button>
    </li>
  );
}
