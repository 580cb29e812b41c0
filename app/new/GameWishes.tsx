import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { Tick } from '@/app/_ui/Tick';
import type { DealChoices } from './dealChoices';

const LENGTHS = ['any', 'short', 'usual', 'long'] as const;

interface GameWishesProps {
  readonly choices: DealChoices;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** What may be wished of a deal for three players or more. */
export function GameWishes({ choices, onChoose }: GameWishesProps) {
  const words = useTranslations('new');
  const { players, length, seats } = choices;
  if (players === 2) return <p className="text-soft">{words('wishesNotForTwo')}</p>;
  return (
    <>
      <Choice
        legend={words('howLong')}
        name="length"
        options={LENGTHS.map(value => ({ value, label: words(`length.${value}`) }))}
        value={length}
        onChange={length => onChoose({ length })}
      />
      <Tick
        label={words('even')}
        note={words('evenNote')}
        checked={seats === 'even'}
        onChange={isWished => onChoose({ seats: isWished ? 'even' : 'any' })}
      />
      <Tick
        label={words('handicap')}
        note={words('handicapNote', { seat: String(players) })}
        checked={seats === 'handicap'}
        onChange={isWished => onChoose({ seats: isWished ? 'handicap' : 'any' })}
      />
    </>
  );
}
