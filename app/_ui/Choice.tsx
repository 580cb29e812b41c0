import { type ReactNode, useId } from 'react';
import { Icon } from './Icon';

interface ChoiceProps<T extends string | number> {
  readonly legend: string;
  /** True if the question is visible elsewhere; screen readers still get the legend. */
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons for a few short options, drawn as a segmented control. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, isLegendHidden = false, name, options, value, onChange } = props;
  return (
    <fieldset className="print:hidden">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold text-soft'}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-1 rounded-card border-[1.5px] border-edge bg-well p-1">
        {options.map(option => (
          <RadioOption
            key={option.value}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            shape="segment"
            className="grid flex-1 place-items-center px-1"
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
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckboxProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, note, checked, onChange }: CheckboxProps) {
  const noteId = useId();
  return (
    <label className="flex min-h-12 items-start gap-3 py-1 forced-colors:px-3 forced-colors:py-2">
      <span className="tick-box">
        <input
          type="checkbox"
          checked={checked}
          aria-label={label}
          aria-describedby={noteId}
          onChange={event => onChange(event.target.checked)}
        />
        <Icon name="check" className="size-4.5" />
      </span>
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={noteId} className="block text-note text-soft">
          {note}
        </span>
      </span>
    </label>
  );
}

interface RadioOptionProps {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChoose: () => void;
  /** The option's language, if it differs from the page's. */
  readonly lang?: string | undefined;
  /** Selects the style in controls.css. */
  readonly shape: 'card' | 'segment' | 'row';
  /** Lays out the content. */
  readonly className: string;
  readonly children: ReactNode;
}

/** One of several options, with any content. The native radio button covers it, invisible. */
export function RadioOption({
  lang,
  shape,
  className,
  children,
  onChoose,
  ...control
}: RadioOptionProps) {
  return (
    <label lang={lang} className={`answer ${shape} ${className}`}>
      {/* `autoComplete` keeps the browser from restoring a choice made on an earlier visit. */}
      <input type="radio" autoComplete="off" {...control} onChange={onChoose} />
      {children}
    </label>
  );
}

/** The check mark at the end of the selected row. */
export const RowTick = () => (
  <span className="chosen-mark text-accent">
    <Icon name="check" className="size-5" />
  </span>
);

/** The check mark on the corner of the selected card. */
export const CornerTick = () => (
  <span className="chosen-mark absolute -top-2 -right-2 rounded-full bg-accent p-1 text-on-accent">
    <Icon name="check" className="size-4" />
  </span>
);
