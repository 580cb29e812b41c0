import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { HOLD_VIEWS, type HoldView } from './heldContent';

export function LightChoice(props: { value: Light; onChange: (light: Light) => void }) {
  const words = useTranslations('seat');
  const options = LIGHTS.map(value => ({
    value,
    label: <span className="text-base">{words(`light.${value}`)}</span>,
  }));
  return (
    // What is asked stands beside the answers, where a legend cannot be put.
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

/** Which of two clues to light: each colour answers for its own, and the habitat fits both. */
export type Light = (typeof LIGHTS)[number];

/** The place of the clue that alone is lit; nothing where both are. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;

interface HoldViewChoiceProps {
  readonly value: HoldView;
  readonly onChange: (shows: HoldView) => void;
}

/** Chosen first, then held: one hand is enough. */
export function HoldViewChoice(props: HoldViewChoiceProps) {
  const words = useTranslations('check');
  const options = HOLD_VIEWS.map(value => ({
    value,
    label: <span className="text-base leading-tight">{words(`shows.${value}`)}</span>,
  }));
  return (
    <Choice legend={words('reveal')} isLegendHidden name="shows" options={options} {...props} />
  );
}
