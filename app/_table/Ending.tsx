'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { useSeatName } from '@/app/_ui/seatName';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { ClueView } from '@/lib/game/views';
import { type GameMap, groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import { readStoredMap } from '@/lib/map/mapCode';
import { FairnessCard } from './FairnessCard';
import { GoOn } from './GoOn';
import { habitatHex } from './habitatHex';

/** Everything uncovered: where the habitat was, and what each seat knew. */
export function Ending() {
  const words = useTranslations('table');
  const seatName = useSeatName();
  const { mapCode, seats, habitat: place, fairness } = useTable(state => state.view);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const habitat = habitatHex(place);
  if (habitat === undefined) return null;
  return (
    <>
      <p className="font-display text-head font-semibold">
        {words.rich(`found.${groundAt(map, habitat).terrain}`, {
          space: formatHex(habitat),
          b: space => (
            <strong className="mr-2 inline-block rounded-card border-2 border-lamp-case bg-lamp px-4 py-2 text-cover font-semibold text-lamp-ink">
              {space}
            </strong>
          ),
        })}
      </p>
      <section aria-label={words('allClues')}>
        <ul className="divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet">
          {seats.map(seat => (
            <li key={seat.seat} className="flex items-center gap-3 px-4 py-3">
              <SeatDisc seat={seat.seat} color={seat.color} className="size-9" />
              <span>
                {seat.clues?.map(clue => (
                  <span key={clue.id} className="block">
                    <span className="block font-semibold">{clue.text}</span>
                    <span className="block text-note text-soft">
                      {words('clueOf', { name: seatName(seat), count: spaces(clue, map) })}
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

function spaces({ id }: ClueView, map: GameMap): number {
  const clue = parseClue(id);
  return clue === undefined ? 0 : clueHexes(clue, map).size;
}
