'use client';

import { useTranslations } from 'use-intl';
import { CornerTick, RadioOption } from '@/app/_ui/Choice';
import { ASSISTS, type Assist } from '@/lib/game/votes/assist';

interface AssistChoiceProps {
  readonly legend: string;
  /** True if the question is visible elsewhere; screen readers still get the legend. */
  readonly isLegendHidden?: boolean;
  readonly value: Assist;
  /** The level of the running game, and another level that is being voted on. */
  readonly present?: Assist;
  readonly proposed?: Assist | null;
  /** Read-only: nothing can be chosen. */
  readonly isFixed?: boolean;
  readonly onChange: (level: Assist) => void;
}

/** The levels of help, one card each, with name and description. The chosen one is ticked. */
export function AssistChoice(props: AssistChoiceProps) {
  const { legend, isLegendHidden = false, value, present, proposed, isFixed = false } = props;
  const words = useTranslations('assist');

  function markOf(level: Assist): string | undefined {
    if (level === present) return words('now');
    return level === proposed ? words('asked') : undefined;
  }

  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 font-semibold text-soft'}>
        {legend}
      </legend>
      <div className="assist-answers">
        {ASSISTS.map(level => (
          <RadioOption
            key={level}
            name="assist"
            checked={level === value}
            disabled={isFixed}
            onChoose={() => props.onChange(level)}
            shape="card"
            className="assist-answer"
          >
            <span className="named">
              <span className="font-display text-head leading-tight font-semibold">
                {words(`name.${level}`)}
              </span>
              <span className="text-note text-soft">{markOf(level)}</span>
            </span>
            <CornerTick />
            <span className="text-note">{words(`does.${level}`)}</span>
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
