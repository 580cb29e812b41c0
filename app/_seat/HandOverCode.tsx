'use client';

import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { QrCode } from '@/app/_ui/QrCode';
import { seatName } from '@/app/_ui/seatName';
import { HAND_OVER_TRIES } from '@/lib/game/seatMoves';
import type { SeatSummary } from '@/lib/game/views';
import { useSecondsLeft } from './useSecondsLeft';

interface HandOverCodeProps {
  readonly seat: SeatSummary;
  readonly digits: string;
  /** In ms since 1970, by this phone's clock. */
  readonly until: number;
  readonly onRenew: () => void;
}

/** The code to photograph or to type, for as long as it counts. */
export function HandOverCode({ seat, digits, until, onRenew }: HandOverCodeProps) {
  const code = useTable(state => state.view.code);
  const secondsLeft = useSecondsLeft(until);
  if (secondsLeft === 0) {
    return (
      <>
        <p role="status">This code has run out, and nothing has changed.</p>
        <Button kind="primary" onClick={onRenew}>
          Show a new code
        </Button>
      </>
    );
  }
  // Behind the #, so that the digits are sent to nobody and stand in no log.
  const address = `${window.location.origin}/games/${code}/seats/${seat.seat}/take#${digits}`;
  return (
    <>
      <a href={address} aria-label="The address for the other phone" className="mx-auto block">
        <QrCode text={address} className="size-[min(20rem,72vw,42dvh)]" />
      </a>
      <p className="tabular text-cover font-bold tracking-wider whitespace-nowrap">
        {digits.slice(0, 3)} {digits.slice(3)}
      </p>
      <p className="text-soft">
        Photograph the square with the other phone. Or open the table there, tap{' '}
        <strong className="font-semibold">{seatName(seat)}</strong>, then “Move this seat to this
        phone”, and type the digits.
      </p>
      <p className="tabular text-note text-soft">
        <span role="timer">{clockWords(secondsLeft)}</span> left · {HAND_OVER_TRIES} tries
      </p>
    </>
  );
}

const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
