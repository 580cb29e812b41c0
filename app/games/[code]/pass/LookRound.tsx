'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SeatDiscs } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { Looks } from '@/app/_table/SeatState';
import { useSeatName } from '@/app/_table/seatName';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button, ButtonLink } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { Row, Rows } from '@/app/_ui/Row';
import { tableAddress } from '@/app/addresses';
import type { SeatNumber } from '@/lib/board/players';
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
import { useSeating } from './useSeating';

interface LookRoundProps {
  /** The only seat to look; without it the phone is passed round. */
  readonly alone?: SeatNumber | undefined;
}

/** A round in which everyone looks in turn. The last player returns to the table's page. */
export function LookRound({ alone }: LookRoundProps) {
  const { seats, you } = useTable(state => state.view);
  const yours = seats.filter(({ seat }) => you.includes(seat));
  const [startedRound, setRound] = useState(() =>
    alone === undefined ? firstRound(yours) : startRound([alone]),
  );
  const round = withoutMovedSeats(startedRound, you);
  const [isChoosing, setChoosing] = useState(false);
  const seating = useSeating(useMove());
  const waiting = round.waiting.flatMap(seat => yours.find(each => each.seat === seat) ?? []);
  const [seat, next] = waiting;

  if (seat === undefined || isChoosing) {
    return (
      <WhoLooks
        seats={isChoosing ? waiting : yours}
        onChoose={chosen => {
          setRound(isChoosing ? moveToFront(round, chosen) : startRound([chosen]));
          setChoosing(false);
        }}
        onRoundAgain={isChoosing ? undefined : () => setRound(startRound(you))}
      />
    );
  }
  return (
    <LookTurn
      key={seat.seat}
      seat={seat}
      turn={turnNumber(round)}
      turns={round.size}
      isClockwise={alone === undefined && seating.isUnknown}
      onPass={
        next &&
        (() => {
          void seating.keep();
          setRound(passOn(round));
        })
      }
      onLetFirst={next && (() => setChoosing(true))}
    />
  );
}

/** A round of the players who have not looked yet. Empty if all have; then anyone may be chosen to look again. */
function firstRound(seats: readonly SeatSummary[]): Round {
  const numbers = seats.map(({ seat }) => seat);
  const looked = seats.filter(({ looks }) => looks.phones > 0).map(({ seat }) => seat);
  return looked.length === numbers.length ? startRound([]) : startRound(numbers, looked);
}

interface WhoLooksProps {
  readonly seats: readonly SeatSummary[];
  readonly onChoose: (seat: SeatNumber) => void;
  /** Between rounds only. */
  readonly onRoundAgain: (() => void) | undefined;
}

/** Choice of who looks next, in a round or after it. */
function WhoLooks({ seats, onChoose, onRoundAgain }: WhoLooksProps) {
  const words = useTranslations('pass');
  const seatName = useSeatName();
  const code = useTable(state => state.view.code);
  const back = useTableLink();
  return (
    <ColumnPage title={words('whoLooks')} back={back}>
      <div className="flex grow flex-col justify-end">
        <Rows>
          {seats.map(seat => (
            <Row
              key={seat.seat}
              mark={<SeatDiscs seat={seat} className="size-10" smaller="size-8" />}
              title={seatName(seat)}
              note={<Looks looks={seat.looks} />}
              onClick={() => onChoose(seat.seat)}
            />
          ))}
        </Rows>
      </div>
      <BottomBar>
        {onRoundAgain && (
          <Button kind="word" onClick={onRoundAgain}>
            {words('goRoundAgain')}
          </Button>
        )}
        <ButtonLink kind="primary" href={tableAddress(code)}>
          {words('toMap')}
        </ButtonLink>
      </BottomBar>
    </ColumnPage>
  );
}
