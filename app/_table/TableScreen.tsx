'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { PageHead } from '@/app/_ui/PageHead';
import { hexAt } from '@/lib/map/grid';
import { HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { Connection } from './Connection';
import { DealCard } from './DealCard';
import { EndCard } from './EndCard';
import { Ending } from './Ending';
import { HintCard } from './HintCard';
import { JoinTag } from './JoinTag';
import { SeatEvents } from './SeatEvents';
import { Seats } from './Seats';

/** The part that all see. */
export function TableScreen() {
  const words = useTranslations('table');
  const {
    code,
    mode,
    players,
    mapCode,
    seats,
    you,
    habitat: place,
    fairness,
  } = useTable(state => state.view);
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const habitat = place && hexAt(place.row - 1, place.col - 1);
  const lit = useMemo(() => (habitat === undefined ? undefined : HexSet.of([habitat])), [habitat]);
  // First come joining and laying the map; once all sit, the hint does.
  const isGathering = seats.some(seat => !seat.claimed);
  return (
    <main className="mx-auto max-w-320 px-4 pb-8 min-[900px]:px-8">
      <PageHead
        title={words(habitat === undefined ? 'title' : 'titleEnded')}
        note={words(`about.${mode}`, { count: players })}
        back={{ href: '/', label: words('toStart') }}
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-3 min-[900px]:grid-cols-[minmax(0,1fr)_25rem]">
        <MapPanel map={map} lit={lit} habitat={habitat} chosen={chosen} onChoose={choose} />
        <div className="grid grid-cols-1 gap-3">
          <Connection />
          {habitat === undefined ? (
            <>
              <Seats />
              {you.length > 1 && (
                <ButtonLink href={`/games/${code}/pass`}>{words('passPhone')}</ButtonLink>
              )}
              {isGathering && <Beginnings />}
              <SeatEvents />
              <HintCard />
              {!isGathering && <Beginnings />}
              <DealCard />
              <EndCard />
            </>
          ) : (
            <Ending map={map} habitat={habitat} seats={seats} fairness={fairness} />
          )}
        </div>
      </div>
    </main>
  );
}

function Beginnings() {
  const words = useTranslations('table');
  const code = useTable(state => state.view.code);
  return (
    <>
      <JoinTag />
      <ButtonLink href={`/games/${code}/lay`}>{words('layMap')}</ButtonLink>
    </>
  );
}
