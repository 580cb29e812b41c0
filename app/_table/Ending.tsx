'use client';

import { clueLine } from '@/app/_ui/clueWords';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { seatName } from '@/app/_ui/seatName';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { FairnessView } from '@/lib/game/fairnessView';
import type { ClueView, SeatSummary } from '@/lib/game/views';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { FairnessCard } from './FairnessCard';
import { GoOn } from './GoOn';

interface EndingProps {
  readonly map: GameMap;
  readonly habitat: Hex;
  readonly seats: readonly SeatSummary[];
  readonly fairness: FairnessView | undefined;
}

/** Everything uncovered: where the habitat was, and what each seat knew. */
export function Ending({ map, habitat, seats, fairness }: EndingProps) {
  return (
    <>
      <p className="flex items-center gap-4 font-display text-head font-semibold">
        <strong className="rounded-card border-2 border-lamp-case bg-lamp px-4 py-2 text-cover font-semibold text-lamp-ink">
          {formatHex(habitat)}
        </strong>
        <span>was the habitat: a {groundAt(map, habitat).terrain} space.</span>
      </p>
      <section aria-label="All clues">
        <ul className="divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet">
          {seats.map(seat => (
            <li key={seat.seat} className="flex items-center gap-3 px-4 py-3">
              <SeatDisc seat={seat.seat} color={seat.color} className="size-9" />
              <span>
                {seat.clues?.map(clue => (
                  <span key={clue.id} className="block">
                    <span className="block font-semibold">{clueLine(clue.text)}</span>
                    <span className="block text-note text-soft">
                      {seatName(seat)} · {spaces(clue, map)} spaces
                    </span>
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <GoOn />
      {fairness && <FairnessCard fairness={fairness} />}
    </>
  );
}

function spaces({ id }: ClueView, map: GameMap): number | undefined {
  const clue = parseClue(id);
  return clue && clueHexes(clue, map).size;
}
