import type { ReactNode } from 'react';

interface PhoneRowProps {
  readonly title: string;
  /** How it is now, or what it does. */
  readonly note: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing about this phone: how it is, and what can be done about it. */
export const PhoneRow = ({ title, note, children }: PhoneRowProps) => (
  <li>
    <div>
      <h3 className="font-semibold">{title}</h3>
      <div className="text-note text-soft">{note}</div>
    </div>
    {children}
  </li>
);
