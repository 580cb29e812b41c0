'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { Looks } from '@/app/_table/SeatState';
import { useSeatName } from '@/app/_table/seatName';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { Icon } from '@/app/_ui/Icon';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { SeatSummary } from '@/lib/game/views/views';
import { LookTurn } from './LookTurn';
import {
  moveToFront,
  passOn,
  type Round,
  startRound,
  turnNumber,
  withoutMovedSeats,
} from './round';
import { useTableLink } from './TurnPage';
import { WhoPlays } from './WhoPlays';

interface LookRoundProps {
  /** The only seat to look, once; without it the phone goes round. */
  readonly alone?: SeatNumber | undefined;
}

/** Everyone looks in turn, in the first round or a later one. */
export function LookRound({ alone }: LookRoundProps) {
  const { seats, you, onePhone, round: game } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const [startedRound, setRound] = useState(() =>
    alone === undefined ? firstRound(yours) : startRound([alone]),
  );
  const round = withoutMovedSeats(startedRound, you);
  const [isChoosing, setChoosing] = useState(false);
  // The phone addresses players by name, so it asks for names first. A group that entered none is not asked again.
  const [asksNames, setAskNames] = useState(
    onePhone && game === 1 && yours.every(({ name, looks }) => name === null && looks.phones === 0),
  );
  const waiting = round.waiting.flatMap(seat => yours.find(each => each.seat === seat) ?? []);
  const [seat, next] = waiting;

  if (asksNames) return <WhoPlays seats={yours} onDone={() => setAskNames(false)} />;
  if (seat === undefined || isChoosing) {
    return (
      <WhoLooks
        seats={yours}
        waiting={waiting}
        // Only a round of all seats has an end to announce.
        hasGoneRound={waiting.length === 0 && round.size === yours.length}
        onChoose={chosen => {
          setRound(isChoosing ? moveToFront(round, chosen) : startRound([chosen]));
          setChoosing(false);
        }}
        onRoundAgain={() => setRound(startRound(you))}
      />
    );
  }
  return (
    <LookTurn
      key={seat.seat}
      seat={seat}
      isLast={next === undefined}
      turn={turnNumber(round)}
      turns={round.size}
      onPass={() => setRound(passOn(round))}
      onLetFirst={next && (() => setChoosing(true))}
    />
  );
}

/** A round of those who have not looked yet; empty if all have, so that anyone may look again. */
function firstRound(seats: readonly SeatSummary[]): Round {
  const numbers = seats.map(({ seat }) => seat);
  const looked = seats.filter(({ looks }) => looks.phones > 0).map(({ seat }) => seat);
  return looked.length === numbers.length ? startRound([]) : startRound(numbers, looked);
}

interface WhoLooksProps {
  readonly seats: readonly SeatSummary[];
  /** Seats still to look in this round; empty between rounds. */
  readonly waiting: readonly SeatSummary[];
  readonly hasGoneRound: boolean;
  readonly onChoose: (seat: SeatNumber) => void;
  readonly onRoundAgain: () => void;
}

/** Chooses who looks next, in a round or after it. Seats that have looked have a tick. */
function WhoLooks({ seats, waiting, hasGoneRound, onChoose, onRoundAgain }: WhoLooksProps) {
  const words = useTranslations('pass');
  const seatName = useSeatName();
  const { code, onePhone } = useTable(state => state.view);
  const isRound = waiting.length > 0;
  const title = words(hasGoneRound ? (onePhone ? 'allLooked' : 'allHereLooked') : 'whoLooks');
  const back = useTableLink();
  return (
    <ColumnPage title={title} back={back}>
      {hasGoneRound && onePhone && (
        <p className="text-center text-lead text-balance">{words('inTheMiddle')}</p>
      )}
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
              <span className="text-note leading-tight text-soft">
                <Looks looks={seat.looks} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <BottomBar>
        {!isRound && (
          <Button kind="word" onClick={onRoundAgain}>
            {words('goRoundAgain')}
          </Button>
        )}
        <ButtonLink kind={isRound ? 'plain' : 'primary'} href={tableAddress(code)}>
          {words('toMap')}
        </ButtonLink>
      </BottomBar>
    </ColumnPage>
  );
}
