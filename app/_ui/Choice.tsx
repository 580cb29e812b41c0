import type { ReactNode } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few short answers: a trough with a filled segment. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{legend}</legend>
      <div className="flex gap-1 rounded-card border-[1.5px] border-edge bg-well p-1">
        {options.map(option => (
          <label
            key={option.value}
            className="relative grid min-h-12 flex-1 place-items-center rounded-field font-display text-clue has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
