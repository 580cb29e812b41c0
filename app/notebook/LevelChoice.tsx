import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { LEVELS, type Level } from './boardAlone';
import { chooseLevel } from './boardMoves';

/** How much is made of the board. */
export function LevelChoice({ value }: { readonly value: Level }) {
  const words = useTranslations('assist');
  return (
    <Choice
      legend={words('howMuch')}
      isLegendHidden
      name="level"
      options={LEVELS.map(level => ({ value: level, label: words(`name.${level}`) }))}
      value={value}
      onChange={chooseLevel}
    />
  );
}
