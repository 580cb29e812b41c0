import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from './PageLink';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** What is in progress, such as "Dealing…". The button is disabled while this is set. */
  readonly waiting?: string | undefined;
}

/** A button that keeps the focus while it is disabled: often because it was just pressed. */
export function Button({
  kind = 'plain',
  waiting,
  disabled,
  onClick,
  children,
  className,
  ...rest
}: ButtonProps) {
  const isOff = disabled || waiting !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      onClick={isOff ? preventDefault : onClick}
      data-waiting={waiting === undefined ? undefined : ''}
      className={`${buttonStyle(kind)} ${className ?? ''}`}
    >
      {waiting ?? children}
    </button>
  );
}

/** Keeps a disabled button from submitting its form, also by Enter in a field. */
const preventDefault = (event: { preventDefault(): void }) => event.preventDefault();

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

export type ButtonKind = 'primary' | 'plain' | 'word';

/** Classes from controls.css for a button, or for a link that looks like one. */
export const buttonStyle = (kind: ButtonKind): string => `button ${kind}`;
