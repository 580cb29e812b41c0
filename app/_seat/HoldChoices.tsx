import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { HOLD_VIEWS, type HoldView } from './heldContent';

export function LightChoice(props: { value: Light; onChange: (light: Light) => void }) {
  const words = useTranslations('seat');
  const options = LIGHTS.map(value => ({
    value,
    label: words(`light.${value}`),
  }));
  return (
    // A legend cannot be placed beside its options, so this is a visible copy.
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p aria-hidden="true" className="grow basis-24 text-note font-semibold text-soft">
        {words('whichLight')}
      </p>
      <div className="grow-[3] basis-[13.5rem]">
        <Choice
          legend={words('whichLight')}
          isLegendHidden
          name="light"
          options={options}
          {...props}
        />
      </div>
    </div>
  );
}

const LIGHTS = ['first', 'second', 'both'] as const;

/** Which of two clues to light. Each colour answers for its own clue; the habitat fits both. */
export type Light = (typeof LIGHTS)[number];

/** The index of the only clue to light; `undefined` if both are lit. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;

interface HoldViewChoiceProps {
  readonly value: HoldView;
  readonly onChange: (shows: HoldView) => void;
}

/** Chosen before the button is held, so that one hand is enough. */
export function HoldViewChoice(props: HoldViewChoiceProps) {
  const words = useTranslations('check');
  const options = HOLD_VIEWS.map(value => ({
    value,
    label: <span className="leading-tight">{words(`shows.${value}`)}</span>,
  }));
  return (
    <Choice legend={words('reveal')} isLegendHidden name="shows" options={options} {...props} />
  );
}
