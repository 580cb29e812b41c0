import type { ReactNode } from 'react';

interface SlipsProps<T extends string> {
  /** The question, for screen readers. */
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons drawn as slips that stick out of the envelope (envelope.css). The button opens the selected one. */
export const Slips = <T extends string>({ legend, name, options, ...choice }: SlipsProps<T>) => (
  <fieldset className="slips">
    <legend className="sr-only">{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        {/* `autoComplete` keeps the browser from restoring a choice made on an earlier visit. */}
        <input
          type="radio"
          autoComplete="off"
          name={name}
          checked={value === choice.value}
          onChange={() => choice.onChange(value)}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** Replaces the slips by a single wide one: a link or a button. */
export const WideSlip = ({ children }: { readonly children: ReactNode }) => (
  <div className="slips">{children}</div>
);
