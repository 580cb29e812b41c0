'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { RadioOption } from '@/app/_ui/Choice';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { useSeatName } from './seatName';
import { type Gap, useGaps } from './useGaps';

interface PlaceChoiceProps {
  readonly seat: SeatSummary;
  /** The neighbour on the player's right. */
  readonly value: SeatNumber | undefined;
  /** True in a sheet that asks only this: its title is the question, and a tap answers at once. */
  readonly isAlone?: boolean;
  readonly onChange: (leftOf: SeatNumber) => void;
}

/** Asks between which two players a player sits: a strip for each gap in the known order, as seen from that place. */
export function PlaceChoice({ seat, value, isAlone = false, onChange }: PlaceChoiceProps) {
  const words = useTranslations('seating');
  const gaps = useGaps(seat.seat);
  if (gaps.length < 2) return null;
  return (
    <fieldset className="place-choice">
      <legend className={isAlone ? 'sr-only' : 'font-semibold text-soft'}>
        {words(gaps.length === 2 ? 'sides' : 'between')}
      </legend>
      {!isAlone && <p className="text-note text-soft">{words('why')}</p>}
      <WhomToSkip seat={seat.seat} gaps={gaps.length} />
      <p aria-hidden="true" className="sides text-note text-soft">
        <span>{words('onLeft')}</span>
        <span>{words('onRight')}</span>
      </p>
      {gaps.map(({ left, right }) => (
        <PlaceOption
          key={right.seat}
          seat={seat}
          left={left}
          right={right}
          isChosen={right.seat === value}
          isAlone={isAlone}
          onChoose={() => onChange(right.seat)}
        />
      ))}
    </fieldset>
  );
}

/** Says whom to skip when looking for neighbours: players whose place is unknown, or who have yet to sit down. */
function WhomToSkip({ seat, gaps }: { readonly seat: SeatNumber; readonly gaps: number }) {
  const words = useTranslations('seating');
  const format = useFormatter();
  const seatName = useSeatName();
  const { order, seats } = useTable(state => state.view);
  const others = seats.filter(each => each.seat !== seat && !order.includes(each.seat));
  const names = others.filter(({ claimed }) => claimed).map(seatName);
  if (names.length > 0)
    return (
      <p className="text-note text-soft">
        {words('skipNamed', { names: format.list(names, { type: 'conjunction' }) })}
      </p>
    );
  return others.length > 0 && gaps === 2 && <p className="text-note text-soft">{words('skip')}</p>;
}

interface PlaceOptionProps extends Gap {
  readonly seat: SeatSummary;
  readonly isChosen: boolean;
  readonly isAlone: boolean;
  readonly onChoose: () => void;
}

function PlaceOption({ seat, left, right, isChosen, isAlone, onChoose }: PlaceOptionProps) {
  const words = useTranslations('seating');
  const seatName = useSeatName();
  const names = { left: seatName(left), right: seatName(right) };
  const content = (
    <>
      <span className="sr-only">{words('strip', names)}</span>
      <span aria-hidden="true" className="side">
        <span className="where">{words('onLeft')}</span>
        <SeatDisc seat={left.seat} color={left.color} className="size-8" />
        <span>{names.left}</span>
      </span>
      <span aria-hidden="true" className="own">
        {isChosen ? (
          <SeatDisc seat={seat.seat} color={seat.color} className="size-8" />
        ) : (
          words('you')
        )}
      </span>
      <span aria-hidden="true" className="side">
        <span className="where">{words('onRight')}</span>
        <span>{names.right}</span>
        <SeatDisc seat={right.seat} color={right.color} className="size-8" />
      </span>
    </>
  );
  return isAlone ? (
    <button type="button" onClick={onChoose} className="answer card strip">
      {content}
    </button>
  ) : (
    <RadioOption name="place" checked={isChosen} onChoose={onChoose} shape="card" className="strip">
      {content}
    </RadioOption>
  );
}
