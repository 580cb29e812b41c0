'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { later } from '@/app/_ui/later';
import { Message } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { useSeatName } from '@/app/_ui/seatName';
import type { SeatSummary } from '@/lib/game/views';
import { HoldButton } from './HoldButton';
import { type Light, LightChoice, litAlone } from './LightChoice';
import { LookNote } from './LookNote';
import { SealedClue } from './SealedClue';
import { SeatMenu } from './SeatMenu';
import { useSealedClue } from './useSealedClue';

const SeatMap = later(async () => (await import('./SeatMap')).SeatMap, 'atOnce');

/** One player's clue: sealed, and open only while it is held open. */
export function OwnSeat({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, phase, players } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  const { hold, look } = useSealedClue(seat.seat);
  const only = litAlone(light);
  const table = `/games/${code}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-3 min-[900px]:max-w-320 min-[900px]:px-8">
      <PageHead
        title={name}
        note={words('only', { seat: seat.seat })}
        back={{ href: table, label: words('toTable') }}
        mark={phase === 'playing' && <SeatMenu seat={seat} />}
      />
      <div className="flex grow flex-col gap-x-8 gap-y-3 min-[900px]:grid min-[900px]:grid-cols-[minmax(0,1fr)_25rem] min-[900px]:items-start">
        <SeatMap clues={look?.ok ? look.value : undefined} only={only} />
        {phase === 'ended' ? (
          <div className="grid gap-4">
            <Message kind="news" title={words('ended')}>
              {words('endedNote')}
            </Message>
            <ButtonLink kind="primary" href={table}>
              {words('toTable')}
            </ButtonLink>
          </div>
        ) : (
          <div className="contents min-[900px]:flex min-[900px]:h-full min-[900px]:flex-col min-[900px]:gap-3">
            <Connection />
            {/* On a short screen the clue comes before the map, lest the button covers it. */}
            <div
              aria-live="polite"
              className="h-52 shrink-0 max-[899px]:[@media(max-height:719px)]:order-first"
            >
              <SealedClue seat={seat} look={look} only={only} />
            </div>
            <LookNote seat={seat} isOpen={look?.ok === true} />
            {players === 2 && <LightChoice value={light} onChange={setLight} />}
            {/* At the thumb, however much stands above it. */}
            <div className="sticky bottom-3 mt-auto grid">
              <HoldButton {...hold} label={words('holdToLook')} />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}
