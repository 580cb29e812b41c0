import type { ReactNode } from 'react';
import { type ButtonKind, buttonStyle } from './buttonStyle';
import { PageLink } from './PageLink';

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, kind = 'plain', className = '', children }: ButtonLinkProps) {
  return (
    <PageLink href={href} className={`${buttonStyle(kind)} ${className}`}>
      {children}
    </PageLink>
  );
}
