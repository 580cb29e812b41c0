'use client';

import { createChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/trouble';
import { useMove } from '@/app/_state/useMove';
import { playerOfSeat, type SeatNumber } from '@/lib/board/players';
import type { SeatSummary } from '@/lib/game/views/views';
import { hasEntries } from './tableFacts';

export interface SeatOrder {
  /** The taken seats, clockwise; those without a known place are last. */
  readonly ring: readonly SeatSummary[];
  /** Whether the players have entered all places. */
  readonly isKnown: boolean;
  /** Whether pieces are recorded; then it is too late to choose who starts. */
  readonly hasPieces: boolean;
  readonly isPending: boolean;
  readonly trouble: Trouble | undefined;
  /** Sets the order; once pieces are recorded, as an entry of the record. Only for a phone that holds a seat. */
  setOrder(ring: readonly SeatNumber[]): Promise<void>;
  /** Sets the starting player. */
  start(seat: SeatNumber): Promise<void>;
}

/** The seating order, and how to correct it. */
export function useSeatOrder(): SeatOrder {
  const view = useTable(state => state.view);
  const { dealNumber, order, ring, seats, you } = view;
  const { make, send, isPending, trouble } = useMove();
  const known = ring ?? order;
  const numbers = [
    ...known,
    ...seats.map(({ seat }) => seat).filter(seat => !known.includes(seat)),
  ];
  const hasPieces = hasEntries(view);
  const [actor] = you;
  return {
    ring: numbers.flatMap(
      number => seats.find(({ seat, claimed }) => claimed && seat === number) ?? [],
    ),
    isKnown: ring !== null,
    hasPieces,
    isPending,
    trouble,
    async setOrder(ring) {
      if (actor === undefined) return;
      // A seat whose player has left keeps its place.
      const absent = known.filter(seat => !ring.includes(seat));
      const order = absent.reduce((all, seat) => all.toSpliced(known.indexOf(seat), 0, seat), ring);
      if (!hasPieces)
        return void (await make('setSeatOrder', { body: { seat: actor, order: [...order] } }));
      // The rules need a place for every seat, even one that was never taken.
      const all = [...order, ...numbers.filter(seat => !order.includes(seat))];
      const request = { type: 'reseat', order: all.map(playerOfSeat) } as const;
      await send(createChange({ type: 'record', seat: actor, dealNumber, request }));
    },
    async start(seat) {
      if (actor !== undefined) await make('setSeatOrder', { body: { seat: actor, starter: seat } });
    },
  };
}

/** The player whose turn precedes a seat's own; `undefined` if the order is unknown, and with two players. */
export function usePlayerBefore(seat: SeatNumber): SeatSummary | undefined {
  const players = useTable(state => state.view.players);
  const { ring, isKnown } = useSeatOrder();
  const place = ring.findIndex(each => each.seat === seat);
  return players > 2 && isKnown && place >= 0 ? ring.at(place - 1) : undefined;
}
