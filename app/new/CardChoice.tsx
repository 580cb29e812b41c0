import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StructureGlyph } from '@/app/_map/Structures';
import { CornerTick, RadioOption } from '@/app/_ui/Choice';
import { COLORS_OF, MODES, type Mode } from '@/lib/data/terms';
import { WHOSE_PHONES, type WhosePhone } from './whosePhone';

interface CardChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: T;
    readonly title: string;
    readonly picture?: ReactNode;
    readonly text: string;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Two options with longer texts, as cards. The chosen one is ticked. */
export function CardChoice<T extends string>(props: CardChoiceProps<T>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{legend}</legend>
      <div className="card-answers">
        {options.map(option => (
          <RadioOption
            key={option.value}
            name={name}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
            shape="card"
            className="card-answer"
          >
            <span className="font-display text-lead leading-tight font-semibold min-[420px]:text-head wrap-break-word hyphens-auto">
              {option.title}
            </span>
            <CornerTick />
            {option.picture}
            <span className="text-note text-soft">{option.text}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}

export function ModeChoice(props: { value: Mode; onChange: (mode: Mode) => void }) {
  const words = useTranslations('new');
  const options = MODES.map(mode => ({
    value: mode,
    title: words(mode),
    picture: <Stones mode={mode} />,
    text: words(`${mode}Note`),
  }));
  return <CardChoice legend={words('whichGame')} name="mode" options={options} {...props} />;
}

function Stones({ mode }: { mode: Mode }) {
  return (
    <span className="stones">
      {COLORS_OF[mode].map(color => (
        <svg key={color} aria-hidden="true" viewBox="-12 -13 24 26" className="size-7">
          <StructureGlyph kind="standing-stone" color={color} />
        </svg>
      ))}
    </span>
  );
}

interface PhoneChoiceProps {
  readonly value: WhosePhone;
  readonly isServerAway: boolean;
  readonly onChange: (value: WhosePhone) => void;
}

/** The choice between a phone for each player and this one for all. */
export function PhoneChoice({ isServerAway, ...choice }: PhoneChoiceProps) {
  const words = useTranslations('new');
  const options = WHOSE_PHONES.map(value => ({
    value,
    title: words(`phone.${value}`),
    text: words(`phoneNote.${value}`),
  }));
  return (
    <div>
      <CardChoice legend={words('whosePhone')} name="phone" options={options} {...choice} />
      {/* Why this phone was preselected. Always rendered, so that screen readers announce changes. */}
      <p role="status" className="pt-1 text-note text-soft empty:hidden">
        {isServerAway && words('noNetwork')}
      </p>
    </div>
  );
}
