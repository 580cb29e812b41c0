import { useTranslations } from 'use-intl';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { COLORS_OF, MODES, type Mode } from '@/lib/data/terms';
import { CardChoice } from './CardChoice';

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
