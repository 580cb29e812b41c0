import type { ReactNode } from 'react';
import { Answer } from '@/app/_ui/Answer';
import { Icon } from '@/app/_ui/Icon';

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

/** One of two longer answers: cards, the chosen one ticked. */
export function CardChoice<T extends string>(props: CardChoiceProps<T>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-soft">{legend}</legend>
      <div className="card-answers">
        {options.map(option => (
          <Answer
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
            <span className="chosen-mark absolute -top-2 -right-2 rounded-full bg-accent p-1 text-on-accent">
              <Icon name="check" className="size-4" />
            </span>
            {option.picture}
            <span className="text-note text-soft">{option.text}</span>
          </Answer>
        ))}
      </div>
    </fieldset>
  );
}
