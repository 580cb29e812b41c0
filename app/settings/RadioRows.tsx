import { useLocale } from 'use-intl';
import { RadioOption } from '@/app/_ui/Choice';
import { Icon } from '@/app/_ui/Icon';

interface RadioRowsProps<T extends string> {
  readonly legend: string;
  readonly note: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** The label's language, if it differs from the page's. */
    readonly lang?: string;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Why the chosen option is not in effect yet. */
  readonly waitsFor?: string | undefined;
}

/** Radio buttons, each in its own row. The chosen one is ticked. */
export function RadioRows<T extends string>(props: RadioRowsProps<T>) {
  const { legend, note, name, options, value, onChange, waitsFor } = props;
  const language = useLocale();
  return (
    <fieldset>
      <legend className="font-display text-head font-semibold">{legend}</legend>
      <p className="mb-3 text-note text-soft">{note}</p>
      <div className="rounded-card border-[1.5px] border-edge bg-sheet">
        {options.map(option => (
          <RadioOption
            key={option.value}
            lang={option.lang}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            shape="row"
            className="flex min-h-12 items-center justify-between gap-3 px-4 py-1"
          >
            <span>
              {option.label}
              {waitsFor !== undefined && option.value === value && (
                // Next to the tapped row: the list is longer than a screen.
                <span role="status" lang={language} className="block text-note font-normal">
                  {waitsFor}
                </span>
              )}
            </span>
            <span className="chosen-mark text-accent">
              <Icon name="check" className="size-5" />
            </span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
