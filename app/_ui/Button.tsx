import type { ComponentProps } from 'react';
import { type ButtonKind, buttonStyle } from './buttonStyle';

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
