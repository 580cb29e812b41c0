import { Choice } from '@/app/_ui/Choice';

/** Which of two clues to light: each colour answers for its own, and the habitat fits both. */
export type Light = 'first' | 'second' | 'both';

const OPTIONS = [
  { value: 'first', label: <span className="text-base">first</span> },
  { value: 'second', label: <span className="text-base">second</span> },
  { value: 'both', label: <span className="text-base">both</span> },
] as const;

/** The place of the clue that alone is lit; nothing where both are. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;

export function LightChoice(props: { value: Light; onChange: (light: Light) => void }) {
  return <Choice legend="Light up which clue?" name="light" options={OPTIONS} {...props} />;
}
