import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { PageLink } from './PageLink';

/** A page's secondary actions in one row of equal parts, each an icon above a word (rows.css). */
export const CalmRow = ({ children }: { readonly children: ReactNode }) => (
  <div className="calm-row">{children}</div>
);

interface CalmContent {
  readonly icon: ReactElement;
  /** A word, such as "Hint". */
  readonly children: ReactNode;
  /** Whether what it opens is in progress, such as a vote. */
  readonly isOn?: boolean;
}

type CalmButtonProps = CalmContent & Omit<ComponentProps<'button'>, keyof CalmContent>;

export const CalmButton = ({ icon, isOn, children, ...rest }: CalmButtonProps) => (
  <button type="button" {...rest} data-on={isOn ? '' : undefined}>
    {icon}
    <span>{children}</span>
  </button>
);

type CalmLinkProps = CalmContent & { readonly href: string };

export const CalmLink = ({ icon, isOn, href, children }: CalmLinkProps) => (
  <PageLink href={href} data-on={isOn ? '' : undefined}>
    {icon}
    <span>{children}</span>
  </PageLink>
);
