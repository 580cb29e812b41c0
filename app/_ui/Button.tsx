import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from './PageLink';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** What is in progress, such as "Dealing…". The button is disabled while this is set. */
  readonly waiting?: string | undefined;
}

export function Button({ kind = 'plain', waiting, children, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || waiting !== undefined}
      data-waiting={waiting === undefined ? undefined : ''}
      className={`${buttonStyle(kind)} ${className ?? ''}`}
    >
      {waiting ?? children}
    </button>
  );
}

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

export type ButtonKind = 'primary' | 'plain' | 'quiet';

/** Classes from controls.css for a button, or for a link that looks like one. */
export const buttonStyle = (kind: ButtonKind): string => `button ${kind}`;
