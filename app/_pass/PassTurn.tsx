'use client';

import { HoldButton } from '@/app/_seat/HoldButton';
import { LookNote } from '@/app/_seat/LookNote';
import { SealedClue } from '@/app/_seat/SealedClue';
import { useSealedClue } from '@/app/_seat/useSealedClue';
import { useTable } from '@/app/_state/TableProvider';
import { Connection } from '@/app/_table/Connection';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { listWords } from '@/app/_ui/listWords';
import { seatName } from '@/app/_ui/seatName';
import type { SeatSummary } from '@/lib/game/views';
import { SeatBanner } from './SeatBanner';

interface PassTurnProps {
  readonly seat: SeatSummary;
  /** Everybody else at the table. */
  readonly others: readonly SeatSummary[];
  /** Whose turn is next on this phone; the same seat where it holds no other. */
  readonly next: SeatSummary;
  readonly onPass: () => void;
}

/** One person's turn with the phone: the clue stays covered until they hold it open. */
export function PassTurn({ seat, others, next, onPass }: PassTurnProps) {
  const { code, mapCode } = useTable(state => state.view);
  const { hold, look, lit } = useSealedClue(seat.seat, mapCode);
  const name = seatName(seat);
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col gap-3 pb-3">
      <SeatBanner seat={seat} />
      <div className="flex grow flex-col gap-3 px-4">
        <Connection />
        <div className="text-center">
          <p className="text-note font-semibold text-soft">Pass the phone</p>
          <h1 className="font-display text-title font-semibold wrap-break-word">
            Now {name} looks
          </h1>
          <p>
            {others.length > 0
              ? `${listWords(others.map(seatName))}: have a good look at the ceiling.`
              : 'Only you should look.'}
          </p>
        </div>
        <div aria-live="polite" className="h-52">
          <SealedClue seat={seat} look={look} lit={lit} />
        </div>
        <LookNote seat={seat} isOpen={look?.ok === true} />
        <div className="mt-auto grid gap-1">
          <HoldButton {...hold} label={`${name}, hold to look`} />
          <div className="flex flex-wrap justify-center">
            {next.seat !== seat.seat && (
              <Button kind="quiet" onClick={onPass}>
                Pass it to {seatName(next)}
              </Button>
            )}
            <ButtonLink kind="quiet" href={`/games/${code}`}>
              To the table
            </ButtonLink>
          </div>
        </div>
      </div>
    </main>
  );
}
