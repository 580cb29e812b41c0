import Link from 'next/link';
import type { ReactNode } from 'react';
import { type ButtonKind, buttonLook } from './buttonLook';

interface ButtonLinkProps {
  readonly href: string;
  readonly kind?: ButtonKind;
  readonly className?: string;
  readonly children: ReactNode;
}

export function ButtonLink({ href, kind = 'plain', className = '', children }: ButtonLinkProps) {
  return (
    <Link href={href} className={`${buttonLook(kind)} ${className}`}>
      {children}
    </Link>
  );
}
