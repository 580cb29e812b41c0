'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { MapRoom } from '@/app/_map/MapRoom';
import { FaceDownNote } from '@/app/_seat/FaceDownNote';
import { HoldButton } from '@/app/_seat/HoldButton';
import { LightChoice } from '@/app/_seat/LightChoice';
import { LookNote } from '@/app/_seat/LookNote';
import { type Light, litAlone } from '@/app/_seat/light';
import { MendWay } from '@/app/_seat/MendWay';
import { openedBy, type Shows } from '@/app/_seat/opened';
import { SealedClue } from '@/app/_seat/SealedClue';
import { ShowsChoice } from '@/app/_seat/ShowsChoice';
import { useHoldWords } from '@/app/_seat/useHoldWords';
import { isOpening, useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { LostSeatMessage } from '@/app/_table/LostSeatMessage';
import { useSeatName } from '@/app/_table/seatName';
import { TableTabs } from '@/app/_table/TableTabs';
import { ToQuestion } from '@/app/_table/ToQuestion';
import { VoteBanner } from '@/app/_table/VoteBanner';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { Message } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { tableAddress } from '@/app/addresses';
import type { SeatSummary } from '@/lib/game/views';
import { BackToTable } from './BackToTable';
import { SeatMenu } from './SeatMenu';
import { ToNotebook } from './ToNotebook';

const SeatMap = later(async () => (await import('@/app/_seat/SeatMap')).SeatMap, <MapRoom />);

interface OwnSeatProps {
  readonly seat: SeatSummary;
  /** Blanked. */
  readonly longestClue: string;
}

/** One player's clue: sealed, and open only while it is held open. All of it on one screen. */
export function OwnSeat({ seat, longestClue }: OwnSeatProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, phase, players, seats, begunAt } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  const [shows, setShows] = useState<Shows>('clue');
  const chosen = useTable(state => state.chosen);
  const holdWords = useHoldWords(words('holdToLook'));
  const opened = openedBy(shows, chosen, seat.note === true);
  const { hold, look } = useSealedClue(seat.seat, opened !== undefined);
  const clues = look?.ok ? look.value : undefined;
  const only = litAlone(light);
  const isForTwo = players === 2;
  const toCome = begunAt === null ? seats.filter(each => !each.claimed).length : 0;
  const table = tableAddress(code);
  const button = { ...hold, label: holdWords(opened) };
  return (
    <main className="map-page own-seat">
      <ToQuestion />
      <PageHead
        title={name}
        note={
          toCome > 0
            ? words('toCome', { seat: seat.seat, count: toCome })
            : words('only', { seat: seat.seat })
        }
        back={<BackToTable />}
        mark={phase === 'playing' && <SeatMenu seat={seat} />}
        tabs={<TableTabs here={seat.seat} />}
      />
      <VoteBanner isStill={isOpening(hold.phase)} />
      <div className={isForTwo ? 'parts gives-way of-two' : 'parts gives-way'}>
        <div className="news">
          <LostSeatMessage />
          {phase === 'ended' && <Connection />}
        </div>
        <div className="chart">
          <SeatMap clues={clues} only={only} opened={opened} {...button} />
        </div>
        {phase === 'ended' ? (
          <div className="over">
            <Message kind="news" title={words('ended')}>
              {words('endedNote')}
            </Message>
            <ButtonLink kind="primary" href={table}>
              {words('toTable')}
            </ButtonLink>
          </div>
        ) : (
          <>
            <div className="shows">
              <ShowsChoice value={shows} onChange={setShows} />
            </div>
            <div className="clue">
              <SealedClue
                seat={seat}
                look={look}
                longestClue={longestClue}
                only={only}
                opened={opened}
                shows={shows}
              />
            </div>
            {isForTwo && (
              <div className="light">
                <LightChoice value={light} onChange={setLight} />
              </div>
            )}
            <div className="hold">
              <HoldButton {...button} />
            </div>
            {/* After the button for those who go by keys, wherever it stands. */}
            <div className="note">
              <LookNote seat={seat} phase={hold.phase} />
              {seat.note && <MendWay clues={clues} />}
              <ToNotebook seat={seat.seat} />
              {seat.looks.phones > 0 && <FaceDownNote isOpen={clues !== undefined} />}
            </div>
            <div className="legend">
              <LegendAtFoot />
            </div>
          </>
        )}
      </div>
    </main>
  );
}
