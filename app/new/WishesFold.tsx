import { useTranslations } from 'use-intl';
import { Choice } from '@/app/_ui/Choice';
import { Fold } from '@/app/_ui/Fold';
import type { DealChoices } from './dealChoices';
import { Tick } from './Tick';
import { WishNote } from './WishNote';

const LENGTHS = ['any', 'short', 'usual', 'long'] as const;

interface WishesFoldProps {
  readonly choices: DealChoices;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** What may be wished of a deal for three players or more. */
export function WishesFold({ choices, onChoose }: WishesFoldProps) {
  const words = useTranslations('new');
  const { players, length, seats } = choices;
  return (
    <Fold title={words('wishes')} note={<WishNote choices={choices} />}>
      {players === 2 ? (
        <p className="text-soft">{words('wishesNotForTwoLong')}</p>
      ) : (
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
      )}
    </Fold>
  );
}
