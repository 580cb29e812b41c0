import { useTranslations } from 'next-intl';
import { Choice } from '@/app/_ui/Choice';

const LIGHTS = ['first', 'second', 'both'] as const;

/** Which of two clues to light: each colour answers for its own, and the habitat fits both. */
export type Light = (typeof LIGHTS)[number];

/** The place of the clue that alone is lit; nothing where both are. */
export const litAlone = (light: Light): number | undefined =>
  light === 'both' ? undefined : light === 'first' ? 0 : 1;

export function LightChoice(props: { value: Light; onChange: (light: Light) => void }) {
  const words = useTranslations('seat');
  const options = LIGHTS.map(value => ({
    value,
    label: <span className="text-base">{words(`light.${value}`)}</span>,
  }));
  return <Choice legend={words('whichLight')} name="light" options={options} {...props} />;
}
