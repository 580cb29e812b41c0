import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { CardChoice } from '@/app/_ui/CardChoice';
import { COLORS_OF, type Mode } from '@/lib/data/terms';

const MODES = [
  {
    value: 'normal',
    title: 'Normal',
    picture: <Stones mode="normal" />,
    text: 'Six structures, no “not”. Good for a first evening.',
  },
  {
    value: 'advanced',
    title: 'Advanced',
    picture: <Stones mode="advanced" />,
    text: 'Clues may say “not”, and black structures join in.',
  },
] as const;

export function ModeChoice(props: { value: Mode; onChange: (mode: Mode) => void }) {
  return <CardChoice legend="Which game?" name="mode" options={MODES} {...props} />;
}

function Stones({ mode }: { mode: Mode }) {
  return (
    <span className="flex gap-1">
      {COLORS_OF[mode].map(color => (
        <svg key={color} aria-hidden="true" viewBox="-12 -13 24 26" className="size-7">
          <StructureGlyph kind="standing-stone" color={color} />
        </svg>
      ))}
    </span>
  );
}
