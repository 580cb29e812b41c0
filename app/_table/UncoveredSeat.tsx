import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { SaidClue, SaidSummary } from '@/app/_words/said';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { SeatDisc } from './SeatDisc';
import { useSeatName } from './seatName';

/** The clues of an ended game as lists say them, without "The habitat is", by their ids. */
export type ShortClues = Readonly<Record<string, string>>;

interface UncoveredSeatProps {
  readonly seat: SaidSummary;
  readonly map: GameMap;
  /** Unknown until the server is asked, where this phone saw the game end. */
  readonly shortClues: ShortClues | undefined;
}

/** What a seat knew: its clues by their colours, how much each said, and what chance they gave. */
export function UncoveredSeat({ seat, map, shortClues }: UncoveredSeatProps) {
  const words = useTranslations('table');
  const name = useSeatName()(seat);
  const fairness = useTable(state => state.view.fairness);
  const worth = fairness?.clues.filter(clue => clue.seat === seat.seat);
  return (
    <li className="grid gap-[10px] px-[16px] py-[10px]">
      {seat.clues?.map((clue, place) => {
        const { without = 0, chance = null } = worth?.[place] ?? {};
        return (
          <div key={clue.id} className="flex items-center gap-[12px]">
            <SeatDisc
              seat={seat.seat}
              color={seat.colors[place] ?? seat.color}
              className="size-[36px]"
            />
            <div>
              <p className="leading-snug font-semibold">{shortClues?.[clue.id] ?? clue.text}</p>
              <p className="text-note text-soft">
                {words('clueOf', { name, count: spaces(clue, map) })}
              </p>
              {worth && (
                <p className="text-note text-soft">
                  {chance === null
                    ? words('withoutClue', { without })
                    : words('withoutClueWithChance', { without, chance })}
                </p>
              )}
            </div>
          </div>
        );
      })}
    </li>
  );
}

function spaces({ id }: SaidClue, map: GameMap): number {
  const clue = parseClue(id);
  return clue === undefined ? 0 : clueHexes(clue, map).size;
}
