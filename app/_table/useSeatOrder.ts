'use client';

import { createChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import { useMove } from '@/app/_state/useMove';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { SeatSummary } from '@/lib/game/views/views';

export interface SeatOrder {
  /** Whoever sits, clockwise. Those who have not said where they sit come last. */
  readonly ring: readonly SeatSummary[];
  /** Whether all of them have said it, or their cubes have shown it. */
  readonly isKnown: boolean;
  /** Whether pieces are recorded: nobody starts any more. */
  readonly hasBegun: boolean;
  readonly isPending: boolean;
  readonly trouble: Trouble | undefined;
  /** Says how they sit, in the record once it has begun. Only a phone that holds a seat can. */
  setOrder(ring: readonly SeatNumber[]): Promise<void>;
  /** Says who places the first cube. */
  start(seat: SeatNumber): Promise<void>;
}

/** How people sit round the table, and how to put that right. */
export function useSeatOrder(): SeatOrder {
  const view = useTable(state => state.view);
  const { dealNumber, order, ring, record, seats, you } = view;
  const { make, send, isPending, trouble } = useMove();
  const known = ring ?? order;
  const numbers = [
    ...known,
    ...seats.map(({ seat }) => seat).filter(seat => !known.includes(seat)),
  ];
  const hasBegun = record !== null && record.entries.length > 0;
  const [speaker] = you;
  return {
    ring: numbers.flatMap(
      number => seats.find(({ seat, claimed }) => claimed && seat === number) ?? [],
    ),
    isKnown: ring !== null,
    hasBegun,
    isPending,
    trouble,
    async setOrder(ring) {
      if (speaker === undefined) return;
      // A seat that somebody has left keeps its place.
      const absent = known.filter(seat => !ring.includes(seat));
      const order = absent.reduce((all, seat) => all.toSpliced(known.indexOf(seat), 0, seat), ring);
      if (!hasBegun) return void (await make(client => client.setOrder(speaker, { order })));
      // The rules need a place for everybody, also for who never came.
      const all = [...order, ...numbers.filter(seat => !order.includes(seat))];
      const request = { type: 'reseat', order: all.map(seat => seat - 1) } as const;
      await send(createChange({ type: 'record', seat: speaker, dealNumber, request }));
    },
    async start(seat) {
      if (speaker !== undefined) await make(client => client.setOrder(speaker, { starter: seat }));
    },
  };
}

/** Whose turn is before a seat's own; `undefined` where nobody has said it, and for two, who take turns. */
export function usePlayerBefore(seat: SeatNumber): SeatSummary | undefined {
  const players = useTable(state => state.view.players);
  const { ring, isKnown } = useSeatOrder();
  const place = ring.findIndex(each => each.seat === seat);
  return players > 2 && isKnown && place >= 0 ? ring.at(place - 1) : undefined;
}
