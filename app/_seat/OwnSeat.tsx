'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LaterMapPanel } from '@/app/_map/LaterMapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { ButtonLink } from '@/app/_ui/ButtonLink';
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

/** One player's clue: sealed, and open only while it is held open. */
export function OwnSeat({ seat }: { seat: SeatSummary }) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const { code, mapCode, phase, players } = useTable(state => state.view);
  const [light, setLight] = useState<Light>('both');
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const { hold, look, map, lit } = useSealedClue(seat.seat, mapCode, litAlone(light));
  const table = `/games/${code}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-3 min-[900px]:max-w-320 min-[900px]:px-8">
      <PageHead
        title={name}
        note={words('only', { seat: seat.seat })}
        back={{ href: table, label: words('toTable') }}
        mark={phase === 'playing' && <SeatMenu seat={seat} />}
      />
      <div className="grid grow grid-cols-1 grid-rows-[auto_1fr] items-start gap-x-8 gap-y-3 min-[900px]:grid-cols-[minmax(0,1fr)_25rem] min-[900px]:grid-rows-none">
        <LaterMapPanel map={map} lit={lit} chosen={chosen} onChoose={choose} />
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
          <div className="flex h-full flex-col gap-3">
            <Connection />
            <div aria-live="polite" className="h-52">
              <SealedClue seat={seat} look={look} lit={lit} />
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
