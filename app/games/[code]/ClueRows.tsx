import { useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_table/SeatDisc';
import { useSeatName } from '@/app/_table/seatName';
import type { Uncovered } from './uncoveredClues';

interface ClueRowsProps {
  readonly clues: readonly Uncovered[];
  /** Which of them is lit alone. */
  readonly lit: number | undefined;
  readonly onLight: (index: number) => void;
}

/** What each seat knew. A row lights its clue's area on the map; once more, all together. */
export function ClueRows({ clues, lit, onLight }: ClueRowsProps) {
  const words = useTranslations('table');
  return (
    <section aria-label={words('allClues')}>
      <ul className="clue-rows">
        {clues.map((clue, index) => (
          <li key={clue.clue.id}>
            <button
              type="button"
              data-printed
              aria-pressed={index === lit}
              onClick={() => onLight(index)}
              className="clue-row"
            >
              <SeatDisc seat={clue.seat.seat} color={clue.color} className="size-[30px]" />
              <ClueWords {...clue} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClueWords({ clue, seat, hexes, worth }: Uncovered) {
  const words = useTranslations('table');
  const ending = useTranslations('ending');
  const name = useSeatName()(seat);
  return (
    <span className="min-w-0 grow leading-tight">
      <span className="block font-semibold">{clue.short}</span>
      <span className="clue-owner text-note leading-tight text-soft">
        {words('clueOf', { name, count: hexes.size })}
        <span className="lit-mark bg-lamp" />
      </span>
      {worth && (
        <span className="clue-worth text-note leading-tight text-soft">
          {ending('withoutThis', { count: worth.without })}{' '}
          {worth.chance !== null && ending('chanceOf', { chance: worth.chance })}
        </span>
      )}
    </span>
  );
}
