import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from './PageLink';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** What is going on, such as "Dealing…". While it is said, the button cannot be pressed. */
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

/** How a button, or a link that looks like one, is drawn by controls.css. */
export const buttonStyle = (kind: ButtonKind): string => `button ${kind}`;
