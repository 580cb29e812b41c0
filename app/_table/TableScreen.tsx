'use client';

import { useTranslations } from 'next-intl';
import { useTable } from '@/app/_state/TableProvider';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { PageHead } from '@/app/_ui/PageHead';
import { Connection } from './Connection';
import { DealCard } from './DealCard';
import { EndCard } from './EndCard';
import { HintCard } from './HintCard';
import { JoinTag } from './JoinTag';
import { SeatEvents } from './SeatEvents';
import { Seats } from './Seats';

const TableMap = later(async () => (await import('./TableMap')).TableMap, 'atOnce');
const Ending = later(async () => (await import('./Ending')).Ending);

/** The part that all see. */
export function TableScreen() {
  const words = useTranslations('table');
  const { code, mode, players, seats, you, habitat } = useTable(state => state.view);
  // First come joining and laying the map; once all sit, the hint does.
  const isGathering = seats.some(seat => !seat.claimed);
  // Whoever sits already waits for others: how they join comes first, above the fold.
  const isHosting = isGathering && you.length > 0;
  return (
    <main className="mx-auto max-w-320 px-4 pb-8 min-[900px]:px-8">
      <PageHead
        title={words(habitat === undefined ? 'title' : 'titleEnded')}
        note={words(`about.${mode}`, { count: players })}
        back={{ href: '/', label: words('toStart') }}
      />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-3 min-[900px]:grid-cols-[minmax(0,1fr)_25rem]">
        <TableMap />
        <div className="grid grid-cols-1 gap-3">
          <Connection />
          {habitat === undefined ? (
            <>
              {isHosting && <JoinTag />}
              <Seats />
              {you.length > 1 && (
                <ButtonLink href={`/games/${code}/pass`}>{words('passPhone')}</ButtonLink>
              )}
              {isGathering && <Beginnings isTagShown={isHosting} />}
              <SeatEvents />
              <HintCard />
              {!isGathering && <Beginnings isTagShown={false} />}
              <DealCard />
              <EndCard />
            </>
          ) : (
            <Ending />
          )}
        </div>
      </div>
    </main>
  );
}

function Beginnings({ isTagShown }: { isTagShown: boolean }) {
  const words = useTranslations('table');
  const code = useTable(state => state.view.code);
  return (
    <>
      {!isTagShown && <JoinTag />}
      <ButtonLink href={`/games/${code}/lay`}>{words('layMap')}</ButtonLink>
    </>
  );
}
