'use client';

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { useRequest } from '@/app/_state/useMove';
import { useSeatName } from '@/app/_table/seatName';
import { OriginChoice } from '@/app/_ui/OriginChoice';
import { QrCode } from '@/app/_ui/QrCode';
import { useOriginsForOthers } from '@/app/_ui/useOriginsForOthers';
import { shortTakeAddress, takeAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
import { HAND_OVER_GUESSES, HAND_OVER_TRIES } from '@/lib/game/limits';
import { HAND_OVER_MILLISECONDS } from '@/lib/game/seats/seat';
import type { SeatSummary } from '@/lib/game/views/views';

interface HandOverCodeProps {
  readonly seat: SeatSummary;
  readonly digits: string;
  /** In ms since 1970, by this phone's clock. */
  readonly until: number;
}

/** The code to scan or type, while it is valid. A new code restarts the timer. */
export const HandOverCode = (props: HandOverCodeProps) => (
  <ValidCode key={props.until} {...props} />
);

function ValidCode({ seat, digits, until }: HandOverCodeProps) {
  const words = useTranslations('seat');
  const name = useSeatName()(seat);
  const code = useTable(state => state.view.code);
  const secondsLeft = useSecondsLeft(until);
  const { origin } = useOriginsForOthers();
  // The view may not include a new code yet.
  const { triesLeft = HAND_OVER_GUESSES } = seat;
  if (secondsLeft === 0 || triesLeft === 0) {
    return (
      <p role="status">
        {secondsLeft === 0 ? words('codeRanOut') : words('codeSpent', { count: HAND_OVER_GUESSES })}
      </p>
    );
  }
  // In the fragment, so that the digits are never sent and appear in no log.
  const address = origin && `${origin}${takeAddress(code, seat.seat)}#${digits}`;
  return (
    <>
      {address && (
        <a href={address} aria-label={words('codeAddress')} className="mx-auto block">
          <QrCode text={address} className="move-code" />
        </a>
      )}
      <OriginChoice />
      <p className="tabular text-cover font-bold tracking-wider whitespace-nowrap">
        <span aria-hidden="true">
          {digits.slice(0, 3)} {digits.slice(3)}
        </span>
        {/* Screen readers read the digits one by one, as they are typed. */}
        <span className="sr-only">
          {[...digits.slice(0, 3)].join(' ')}, {[...digits.slice(3)].join(' ')}
        </span>
      </p>
      <ol className="grid list-decimal gap-1 pl-5 text-left text-soft">
        {origin && (
          <li>
            {words.rich('moveStep.open', {
              address: () => (
                <b className="wrap-anywhere">
                  {new URL(origin).host + shortTakeAddress(code, seat.seat)}
                </b>
              ),
            })}
          </li>
        )}
        <li>{words('moveStep.digits')}</li>
        <li>{words('moveStep.take', { button: words('take', { name }) })}</li>
      </ol>
      <div className="tabular text-note text-soft">
        <p>
          {words.rich('codeLeft', {
            clock: () => <span role="timer">{clockWords(secondsLeft)}</span>,
            count: HAND_OVER_TRIES,
          })}
        </p>
        <p>{words('codeStays')}</p>
      </div>
    </>
  );
}

const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A code for another phone to take `seat`, valid until `until` (ms since 1970, by this phone's clock). */
interface Offer {
  readonly seat: SeatNumber;
  readonly digits: string;
  readonly until: number;
}

/** Requests a code by which another phone can take one of this phone's seats. */
export function useOffer() {
  const refresh = useTable(state => state.refresh);
  const { isPending, trouble, ask } = useRequest();
  const [offer, setOffer] = useState<Offer>();

  async function show(seat: SeatNumber) {
    // Taken before the request: the server's period starts later, so the timer never shows more time than is left.
    const until = Date.now() + HAND_OVER_MILLISECONDS;
    const answer = await ask('offerSeat', { seat });
    if (!answer) return;
    // Refresh first, so that `triesLeft` belongs to this code and not to an earlier one.
    await refresh();
    setOffer({ seat, digits: answer.digits, until });
  }

  return { offer, isPending, trouble, show };
}

export type Offering = ReturnType<typeof useOffer>;

/**
 * Whole seconds until a time on this phone's clock (ms since 1970), 0 once it is past. Phones' clocks differ, so
 * never pass another device's time.
 */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
