import type { DealChoices } from '@/app/_state/dealChoices';
import { Choice } from '@/app/_ui/Choice';
import { Fold } from '@/app/_ui/Fold';
import { Tick } from '@/app/_ui/Tick';
import { wishNote } from './dealBody';

const LENGTHS = [
  { value: 'any', label: <span className="text-base">any</span> },
  { value: 'short', label: <span className="text-base">short</span> },
  { value: 'usual', label: <span className="text-base">usual</span> },
  { value: 'long', label: <span className="text-base">long</span> },
] as const;

interface WishesFoldProps {
  readonly choices: DealChoices;
  readonly onChoose: (choices: Partial<DealChoices>) => void;
}

/** What may be wished of a deal for three players or more. */
export function WishesFold({ choices, onChoose }: WishesFoldProps) {
  const { players, length, even, handicap } = choices;
  return (
    <Fold title="Length and fairness" note={wishNote(choices)}>
      {players === 2 ? (
        <p className="text-soft">
          How long a game lasts and how even its seats are can be foretold for three players and
          more. For two there is nothing to wish for.
        </p>
      ) : (
        <>
          <Choice
            legend="How long?"
            name="length"
            options={LENGTHS}
            value={length}
            onChange={length => onChoose({ length })}
          />
          <Tick
            label="As even as can be"
            note="Every seat has about the same chance to find it first."
            checked={even}
            onChange={even => onChoose({ even })}
          />
          <Tick
            label="Handicap"
            note={`The most experienced of you sits last, at seat ${players}, and gets the weakest seat. Nobody learns which clue made it so.`}
            checked={handicap}
            onChange={handicap => onChoose({ handicap })}
          />
        </>
      )}
    </Fold>
  );
}
