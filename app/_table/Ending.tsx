'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { useTable } from '@/app/_state/TableProvider';
import { groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import { readStoredMap } from '@/lib/map/mapCode';
import { DealFold } from './DealFold';
import { GoOn } from './GoOn';
import { habitatHex } from './habitatHex';
import { type ShortClues, UncoveredSeat } from './UncoveredSeat';

/** Everything uncovered: where the habitat was, and what each seat knew. */
export function Ending({ shortClues }: { shortClues: ShortClues | undefined }) {
  const words = useTranslations('table');
  const { mapCode, seats, habitat: place } = useTable(state => state.view);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const habitat = habitatHex(place);
  if (habitat === undefined) return null;
  return (
    <>
      <p className="flex items-center justify-center gap-x-4 font-display text-[min(1.3125rem,7vw)] leading-tight font-semibold text-balance">
        {words.rich(`found.${groundAt(map, habitat).terrain}`, {
          space: formatHex(habitat),
          b: space => <strong className="found-space bg-lamp text-lamp-ink">{space}</strong>,
        })}
      </p>
      <section aria-label={words('allClues')}>
        <ul className="divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet">
          {seats.map(seat => (
            <UncoveredSeat key={seat.seat} seat={seat} map={map} shortClues={shortClues} />
          ))}
        </ul>
      </section>
      <DealFold />
      <LegendAtFoot />
      <GoOn />
    </>
  );
}
