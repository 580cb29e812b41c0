import type { ReactNode } from 'react';
import { type ButtonKind, buttonLook } from './buttonLook';
import { PageLink } from './PageLink';

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, kind = 'plain', className = '', children }: ButtonLinkProps) {
  return (
    <PageLink href={href} className={`${buttonLook(kind)} ${className}`}>
      {children}
    </PageLink>
  );
}
