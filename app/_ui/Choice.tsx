import type { ReactNode } from 'react';
import { Answer } from './Answer';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  /** Whether what is asked stands elsewhere, for those who see. */
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few short answers: a trough with a filled segment. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, isLegendHidden = false, name, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold text-soft'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1 rounded-card border-[1.5px] border-edge bg-well p-1">
        {options.map(option => (
          <Answer
            key={option.value}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            shape="segment"
            className="grid min-h-12 flex-1 place-items-center px-2"
          >
            <span
              className={
                typeof option.value === 'number'
                  ? 'font-display text-clue font-semibold'
                  : 'text-center font-semibold'
              }
            >
              {option.label}
            </span>
          </Answer>
        ))}
      </div>
    </fieldset>
  );
}
