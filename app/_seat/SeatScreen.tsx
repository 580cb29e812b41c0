'use client';

import { useMemo } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { mapOf } from '@/app/_map/mapOf';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Message } from '@/app/_ui/Message';
import { PageHead } from '@/app/_ui/PageHead';
import { SeatDisc } from '@/app/_ui/SeatDisc';
import { seatName } from '@/app/_ui/seatName';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { SeatSummary } from '@/lib/game/views';
import { HoldButton } from './HoldButton';
import { SealedClue } from './SealedClue';
import { useCover } from './useCover';
import { useHold } from './useHold';
import { useLook } from './useLook';

/** One player's clue: sealed, and open only while it is held open. */
export function SeatScreen({ seat }: { seat: SeatSummary }) {
  const { code, mapCode, phase } = useTable(state => state.view);
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const hold = useHold();
  useCover(hold.release);
  const look = useLook(seat.seat, hold.phase === 'held');

  const map = useMemo(() => mapOf(mapCode), [mapCode]);
  const lit = useMemo(() => {
    const clue = look?.ok ? parseClue(look.value.clue.id) : undefined;
    return clue && clueHexes(clue, map);
  }, [look, map]);

  const table = `/games/${code}`;
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col px-4 pb-3 min-[900px]:max-w-320 min-[900px]:px-8">
      <PageHead
        title={seatName(seat)}
        note={`seat ${seat.seat} · only for your eyes`}
        back={{ href: table, label: 'To the table' }}
        mark={<SeatDisc seat={seat.seat} color={seat.color} className="size-11" />}
      />
      <div className="grid grow grid-rows-[auto_1fr] items-start gap-x-8 gap-y-3 min-[900px]:grid-cols-[minmax(0,1fr)_25rem] min-[900px]:grid-rows-none">
        <MapPanel map={map} lit={lit} chosen={chosen} onChoose={choose} />
        {phase === 'ended' ? (
          <div className="grid gap-4">
            <Message kind="news" title="This game has ended.">
              The habitat and all clues lie open on the table.
            </Message>
            <ButtonLink kind="primary" href={table}>
              To the table
            </ButtonLink>
          </div>
        ) : (
          <div className="flex h-full flex-col gap-3">
            <Connection />
            <div aria-live="polite" className="h-52">
              <SealedClue seat={seat} look={look} lit={lit} />
            </div>
            <p className="text-center text-note text-soft">
              {look?.ok ? 'Let go, and it is covered again.' : 'Sealed. Only you can open it.'}
            </p>
            <div className="mt-auto grid">
              <HoldButton {...hold} />
            </div>
          </div>
        )}
      </div>
    </main>
  );
}
