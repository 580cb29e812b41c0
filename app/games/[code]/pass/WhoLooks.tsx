import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import { Looks } from '@/app/_table/Looks';
import { SeatDiscs } from '@/app/_table/SeatDiscs';
import { useSeatName } from '@/app/_table/seatName';
import { Button } from '@/app/_ui/Button';
import { ButtonLink } from '@/app/_ui/ButtonLink';
import { Icon } from '@/app/_ui/Icon';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seat';
import type { SeatSummary } from '@/lib/game/views';
import { TurnTitle } from './TurnTitle';

interface WhoLooksProps {
  readonly seats: readonly SeatSummary[];
  /** Who has still to look in this round; nobody between two rounds. */
  readonly waiting: readonly SeatSummary[];
  readonly hasGoneRound: boolean;
  readonly onChoose: (seat: SeatNumber) => void;
  readonly onRoundAgain: () => void;
}

/** Who looks next, in a round or after it: who need not any more is ticked. */
export function WhoLooks({ seats, waiting, hasGoneRound, onChoose, onRoundAgain }: WhoLooksProps) {
  const words = useTranslations('pass');
  const seatName = useSeatName();
  const { code, onePhone, countsLooks } = useTable(state => state.view);
  const isRound = waiting.length > 0;
  const all = onePhone ? 'allLooked' : 'allHereLooked';
  return (
    <main className="pass between">
      <div className="told">
        <TurnTitle title={words(hasGoneRound ? all : 'whoLooks')}>
          {hasGoneRound && onePhone && words('inTheMiddle')}
        </TurnTitle>
        <ul className="people">
          {seats.map(seat => (
            <li key={seat.seat}>
              <button
                type="button"
                disabled={isRound && !waiting.includes(seat)}
                onClick={() => onChoose(seat.seat)}
                className="person"
              >
                <span className="relative">
                  <SeatDiscs seat={seat} className="size-14" smaller="size-10" />
                  {!waiting.includes(seat) && (
                    <span className="tick-mark">
                      <Icon name="check" className="size-4" />
                    </span>
                  )}
                </span>
                <span className="text-note font-semibold wrap-break-word">{seatName(seat)}</span>
                {countsLooks && (
                  <span className="text-note leading-tight text-soft">
                    <Looks looks={seat.looks} />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="foot">
        <ButtonLink kind={isRound ? 'plain' : 'primary'} href={tableAddress(code)}>
          {words('toMap')}
        </ButtonLink>
        <div className="row">
          {!isRound && (
            <Button kind="quiet" onClick={onRoundAgain}>
              {words('roundAgain')}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
