import { createStore } from 'zustand/vanilla';
import type { Time } from '@/lib/game/seats/seat';
import type { SeatSummary, TableView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import { type Change, isTemporary, without } from './changes';
import type { TableClient, Trouble } from './tableClient';
import type { SendResult, TableMemory } from './tableMemory';

/** An answer that is given anew: to which question, and for which of this phone's seats. */
export interface Reopened {
  readonly key: string;
  readonly voters: readonly number[];
  /** The questions that waited then, and that somebody has put behind it: only another one comes before it. */
  readonly over: readonly string[];
}

/** A seat that this phone holds or has held, as it knew it last. */
export type HeldSeat = Pick<SeatSummary, 'seat' | 'name'>;

/** What is known of the table at the moment. Times are in ms since 1970. */
export type Connection =
  | { readonly status: 'connected'; readonly at: Time }
  /** Nothing is heard of it, since then. */
  | { readonly status: 'lost'; readonly since: Time }
  /** There is nothing to be heard of it any more: it is gone, damaged, or somebody else's. */
  | { readonly status: 'refused'; readonly trouble: Trouble };

export const isConnected = ({ connection }: TableState): boolean =>
  connection.status === 'connected';

export const isLost = ({ connection }: TableState): boolean => connection.status === 'lost';

/** When the table was last heard, where it is lost. */
export const lostSince = ({ connection }: TableState): Time | undefined =>
  connection.status === 'lost' ? connection.since : undefined;

/** One table: the last view of the game, and this screen's own affairs. */
export interface TableState {
  readonly view: TableView;
  readonly connection: Connection;
  /** What the phone keeps of a server's table, once that is known. */
  readonly memory: TableMemory | undefined;
  attachMemory(memory: TableMemory): void;
  /** What was done here and goes straight to the table, oldest first. */
  readonly direct: readonly Change[];
  /** Has a change made, and takes in what the table says to it. It `waits` on the phone where it may, and must. */
  send(change: Change, mayWait?: boolean): Promise<SendResult>;
  /** Every seat that this phone holds or has held, as far as it remembers. */
  readonly held: readonly HeldSeat[];
  /** Takes in what the phone remembers from before. */
  remember(held: readonly HeldSeat[]): void;
  readonly chosen: Hex | undefined;
  /** Chooses a space; the one that is chosen is let go. */
  choose(hex: Hex): void;
  /** The question whose answer somebody on this phone wants to change. */
  readonly reopened: Reopened | undefined;
  /** Asks the seats anew; none of them lets the question rest. */
  reopen(reopened: Reopened): void;
  /** Takes in what the table answers. */
  receiveView(view: TableView): void;
  /** Takes in a view of whatever age, as a page brings it: where it is newer. */
  offerView(view: TableView): void;
  /** Takes in the version that the game has now; whether the view is to be asked for. */
  receiveVersion(version: number): boolean;
  refresh(): Promise<void>;
}

/** An answer that takes longer, in ms, is not waited for: what may have arrived counts once. */
const ANSWER_TIMEOUT_MILLISECONDS = 5000;

/** A view from before, of which nothing has been heard since, says when that was. */
export function createTableStore(
  first: TableView,
  client: Pick<TableClient, 'loadTable' | 'send'>,
  since?: Time,
) {
  /** Settles once what went straight to the table before has been answered. */
  let straight: Promise<unknown> = Promise.resolve();
  return createStore<TableState>()((set, get) => {
    /** Answers may overtake each other; an older view never replaces a newer one. */
    function take(view: TableView, isNewer: boolean): void {
      const { view: known, held } = get();
      if (isNewer && !isSame(view, known)) set({ view, held: withMore(held, ownSeats(view)) });
    }
    return {
      view: first,
      connection:
        since === undefined ? { status: 'connected', at: Date.now() } : { status: 'lost', since },
      memory: undefined,
      attachMemory(memory) {
        const isFirst = get().memory === undefined;
        set({ memory });
        // What is on its way already counts once, and comes before what is done next.
        if (isFirst) for (const change of get().direct) void memory.send(change, 0);
      },
      direct: [],
      async send(change, mayWait = true) {
        const { memory } = get();
        if (memory && mayWait)
          return memory.send(change, isLost(get()) ? 0 : ANSWER_TIMEOUT_MILLISECONDS);
        const before = straight;
        set(({ direct }) => ({ direct: [...direct, change] }));
        const answered = before.then(() => client.send(change));
        straight = answered;
        const answer = await answered;
        if (answer.ok) get().receiveView(answer.value);
        set(({ direct }) => ({ direct: without(direct, change.id) }));
        return answer.ok ? 'acknowledged' : answer.error;
      },
      held: ownSeats(first),
      remember: seats => set(({ held }) => ({ held: withMore(seats, held) })),
      chosen: undefined,
      reopened: undefined,
      reopen: reopened => set({ reopened: reopened.voters.length > 0 ? reopened : undefined }),
      choose: hex => set(({ chosen }) => ({ chosen: hex === chosen ? undefined : hex })),
      receiveView(view) {
        take(view, view.version >= get().view.version);
        set({ connection: { status: 'connected', at: Date.now() } });
      },
      offerView(view) {
        take(view, view.version > get().view.version);
        // A server has shown it: whether it is there is asked once more.
        if (get().connection.status === 'refused')
          set({ connection: { status: 'connected', at: Date.now() } });
      },
      receiveVersion(version) {
        const isUpToDate = version <= get().view.version && isConnected(get());
        if (isUpToDate) set({ connection: { status: 'connected', at: Date.now() } });
        return !isUpToDate;
      },
      async refresh() {
        const askedAt = Date.now();
        const answer = await client.loadTable();
        if (answer.ok) return get().receiveView(answer.value);
        const { connection } = get();
        if (!isTemporary(answer.error))
          set({ connection: { status: 'refused', trouble: answer.error } });
        // A call that was lost long ago says nothing about now.
        else if (connection.status === 'connected' && connection.at <= askedAt)
          set({ connection: { status: 'lost', since: connection.at } });
      },
    };
  });
}

const ownSeats = ({ seats, you }: TableView): readonly HeldSeat[] =>
  seats.filter(({ seat }) => you.includes(seat));

const withMore = (held: readonly HeldSeat[], more: readonly HeldSeat[]): readonly HeldSeat[] => [
  ...held.filter(({ seat }) => more.every(each => each.seat !== seat)),
  ...more,
];

/** Whether all that they hold is alike: the page then draws nothing anew. */
const isSame = (view: TableView, other: TableView): boolean =>
  JSON.stringify(view) === JSON.stringify(other);

export type TableStore = ReturnType<typeof createTableStore>;
