'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SeatDisc } from '@/app/_board/SeatDisc';
import { useTable } from '@/app/_state/TableProvider';
import { useMove } from '@/app/_state/useMove';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Icon } from '@/app/_ui/Icon';
import { TroubleNote } from '@/app/_ui/Message';
import { PLAIN_LIST } from '@/app/_words/plainList';
import type { SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { GiveHardButton } from './HardEnvelope';
import { useSeatName } from './seatName';
import { type SeatOrder, useSeatOrder } from './useSeatOrder';

/** The players around the table, with the reader at the bottom. Any seated player can swap two others by two taps. */
export function SeatingPlan() {
  const words = useTranslations('seating');
  const hardWords = useTranslations('hard');
  const format = useFormatter();
  const seatName = useSeatName();
  const { you, starter, hard } = useTable(state => state.view);
  const order = useSeatOrder();
  const [lifted, setLifted] = useState<SeatNumber>();
  const canEdit = you.length > 0 && !order.isPending;
  const ring = fromReader(order.ring, you);
  const numbers = ring.map(({ seat }) => seat);
  const held = ring.find(({ seat }) => seat === lifted);
  const showsStarter = !order.hasPieces;

  const liftedChip = useRef<HTMLButtonElement>(null);
  const orderKey = numbers.join(' ');

  // An element that moves in the document loses focus.
  useEffect(() => {
    if (orderKey) liftedChip.current?.focus();
  }, [orderKey]);

  function tap(seat: SeatNumber) {
    if (!canEdit) return;
    if (lifted !== undefined && lifted !== seat)
      void order.setOrder(swapped(numbers, lifted, seat));
    setLifted(lifted === undefined ? seat : undefined);
  }

  /** Left and right swap the selected player with a neighbour; Escape deselects. */
  function carry(event: KeyboardEvent, seat: SeatNumber) {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (event.key === 'Escape' && lifted !== undefined) {
      event.preventDefault();
      setLifted(undefined);
    }
    if (step === undefined || lifted !== seat || !canEdit) return;
    event.preventDefault();
    const index = numbers.indexOf(seat);
    const next = numbers.at((index + step) % numbers.length);
    if (next !== undefined) void order.setOrder(swapped(numbers, seat, next));
  }

  return (
    <section aria-label={words('title')} className="seating-plan">
      <p className="text-soft">
        {held
          ? words('swapWith', { name: seatName(held) })
          : `${order.isKnown ? '' : `${words('unknown')} `}${words('tapTwo')}`}
      </p>
      <p role="status" className="sr-only">
        {words('is', { names: format.list(ring.map(seatName), PLAIN_LIST) })}
      </p>
      <ul className="round-table">
        <li aria-hidden="true" className="middle">
          {order.isKnown && words('clockwise')}
        </li>
        {ring.map((seat, index) => (
          <li key={seat.seat} style={placeOf(index, ring.length)}>
            <button
              type="button"
              ref={seat.seat === lifted ? liftedChip : undefined}
              aria-pressed={seat.seat === lifted}
              disabled={you.length === 0}
              onClick={() => tap(seat.seat)}
              onKeyDown={event => carry(event, seat.seat)}
              className="seating-chip"
            >
              <SeatDisc seat={seat.seat} color={seat.color} className="size-[var(--disc)]" />
              <b>{seatName(seat)}</b>
              {showsStarter && seat.seat === starter && (
                <span className="note">{words('startsShort')}</span>
              )}
              {seat.seat === hard && <span className="note">{hardWords('mark')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <TroubleNote trouble={order.trouble} />
      {you.length > 0 && (
        <RingButtons
          order={order}
          numbers={numbers}
          held={held}
          onDone={() => setLifted(undefined)}
        />
      )}
    </section>
  );
}

interface RingButtonsProps {
  readonly order: SeatOrder;
  readonly numbers: readonly SeatNumber[];
  /** The selected player. */
  readonly held: SeatSummary | undefined;
  readonly onDone: () => void;
}

/** The actions for the selected player, or for the whole ring. */
function RingButtons({ order, numbers, held, onDone }: RingButtonsProps) {
  const words = useTranslations('seating');
  const seatName = useSeatName();
  const { isPending, hasPieces } = order;
  const hardMove = useMove();

  async function start(seat: SeatNumber) {
    if (isPending) return;
    await order.start(seat);
    onDone();
  }

  if (held)
    return (
      <>
        <TroubleNote trouble={hardMove.trouble} />
        <CalmRow>
          {!hasPieces && (
            <CalmButton
              icon={<Icon name="flag" />}
              aria-disabled={isPending}
              onClick={() => start(held.seat)}
            >
              {words('starts', { name: seatName(held) })}
            </CalmButton>
          )}
          <GiveHardButton to={held} move={hardMove} onDone={onDone} />
          <CalmButton icon={<Icon name="close" />} onClick={onDone}>
            {words('putBack')}
          </CalmButton>
        </CalmRow>
      </>
    );
  return (
    <CalmRow>
      <CalmButton
        icon={<Icon name="turn" />}
        aria-disabled={isPending}
        onClick={() => isPending || order.setOrder(numbers.toReversed())}
      >
        {words('otherWay')}
      </CalmButton>
      {!hasPieces && (
        <CalmButton
          icon={<Icon name="flag" />}
          aria-disabled={isPending}
          onClick={() => start(randomSeat(numbers))}
        >
          {words('drawAgain')}
        </CalmButton>
      )}
    </CalmRow>
  );
}

/** Math.random is good enough: any player can choose who starts anyway. */
const randomSeat = (numbers: readonly SeatNumber[]): SeatNumber =>
  numbers[Math.floor(Math.random() * numbers.length)] ?? 1;

/** The ring from the reader's own seat on, or from the first seat if the reader has none. */
function fromReader(
  ring: readonly SeatSummary[],
  you: readonly SeatNumber[],
): readonly SeatSummary[] {
  const start = Math.max(
    0,
    ring.findIndex(({ seat }) => you.includes(seat)),
  );
  return [...ring.slice(start), ...ring.slice(0, start)];
}

const swapped = (
  numbers: readonly SeatNumber[],
  one: SeatNumber,
  other: SeatNumber,
): readonly SeatNumber[] =>
  numbers.map(each => (each === one ? other : each === other ? one : each));

/** Clockwise from the bottom, as seen from above. Only left, right or centre, so that names have room. */
function placeOf(index: number, count: number): { readonly left: string; readonly top: string } {
  const angle = Math.PI / 2 + (2 * Math.PI * index) / count;
  return {
    left: `${50 + 27 * Math.sign(Math.round(4 * Math.cos(angle)))}%`,
    top: `${50 + 40 * Math.sin(angle)}%`,
  };
}
