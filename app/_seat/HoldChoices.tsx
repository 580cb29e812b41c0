import { useTranslations } from 'use-intl';
import type { SeatColor } from '@/lib/data/terms';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { HOLD_VIEWS, type HoldView } from './heldContent';
import { Slips } from './Slips';

interface LightChoiceProps {
  /** The colours of the seat's two clues. */
  readonly colors: readonly SeatColor[];
  readonly value: Light;
  readonly onChange: (light: Light) => void;
}

export function LightChoice({ colors, ...choice }: LightChoiceProps) {
  const words = useTranslations('seat');
  const ui = useTranslations('ui');
  const [first, second] = colors;
  if (first === undefined || second === undefined) return null;
  const options = [
    { value: 'both', label: words('light.both') },
    { value: 'first', label: ui(`color.${first}`) },
    { value: 'second', label: ui(`color.${second}`) },
  ] as const;
  return <Slips legend={words('whichLight')} name="light" options={options} {...choice} />;
}

/** Which of a seat's two clues to light. Each colour's pieces follow their own clue; the habitat fits both. */
export type Light = 'both' | 'first' | 'second';

/** The index of the only clue to light; `undefined` if both are lit. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;

interface HoldViewChoiceProps {
  readonly chosen: Hex | undefined;
  /** How many clues the seat has. */
  readonly clueCount: number;
  readonly value: HoldView;
  readonly onChange: (shows: HoldView) => void;
}

/** Choice of what the button opens. It is made before holding, so that one hand is enough. */
export function HoldViewChoice({ chosen, clueCount, ...choice }: HoldViewChoiceProps) {
  const words = useTranslations('check');
  const options = HOLD_VIEWS.map(value => ({
    value,
    label:
      value === 'space' && chosen !== undefined
        ? words('onSpace', { space: formatHex(chosen) })
        : words(value === 'clue' && clueCount > 1 ? 'shows.clues' : `shows.${value}`),
  }));
  return <Slips legend={words('reveal')} name="shows" options={options} {...choice} />;
}
