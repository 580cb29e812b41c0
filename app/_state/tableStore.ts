import { createStore } from 'zustand/vanilla';
import type { SaidTable } from '@/app/_words/said';
import type { Time } from '@/lib/game/seat';
import type { SeatSummary } from '@/lib/game/views';
import type { Hex } from '@/lib/map/hexSet';
import { type Change, isForNow, without } from './changes';
import type { TableClient, Trouble } from './tableClient';
import type { Sent, TableMemory } from './tableMemory';

/** An answer that is given anew: to which question, and for which of this phone's seats. */
export interface Reopened {
  readonly key: string;
  readonly voters: readonly number[];
  /** The questions that waited then, and that somebody has put behind it: only another one comes before it. */
  readonly over: readonly string[];
}

/** A seat that this phone holds or has held, as it knew it last. */
export type Held = Pick<SeatSummary, 'seat' | 'name'>;

/** What is known of the table at the moment. Times are in ms since 1970. */
export type Connection =
  | { readonly is: 'heard'; readonly at: Time }
  /** Nothing is heard of it, since then. */
  | { readonly is: 'lost'; readonly since: Time }
  /** There is nothing to be heard of it any more: it is gone, damaged, or somebody else's. */
  | { readonly is: 'refused'; readonly trouble: Trouble };

export const isHeard = ({ connection }: TableState): boolean => connection.is === 'heard';

export const isLost = ({ connection }: TableState): boolean => connection.is === 'lost';

/** When the table was last heard, where it is lost. */
export const lostSince = ({ connection }: TableState): Time | undefined =>
  connection.is === 'lost' ? connection.since : undefined;

/** One table: the last view of the game, and this screen's own affairs. */
export interface TableState {
  readonly view: SaidTable;
  readonly connection: Connection;
  /** What the phone keeps of a server's table, once that is known. */
  readonly memory: TableMemory | undefined;
  recall(memory: TableMemory): void;
  /** What was done here and goes straight to the table, oldest first. */
  readonly direct: readonly Change[];
  /** Has a change made, and takes in what the table says to it. It `waits` on the phone where it may, and must. */
  send(change: Change, mayWait?: boolean): Promise<Sent>;
  /** Every seat that this phone holds or has held, as far as it remembers. */
  readonly held: readonly Held[];
  /** Takes in what the phone remembers from before. */
  remember(held: readonly Held[]): void;
  readonly chosen: Hex | undefined;
  /** Chooses a space; the one that is chosen is let go. */
  choose(hex: Hex): void;
  /** The question whose answer somebody on this phone wants to change. */
  readonly reopened: Reopened | undefined;
  /** Asks the seats anew; none of them lets the question rest. */
  reopen(reopened: Reopened): void;
  /** Takes in what the table answers. */
  hear(view: SaidTable): void;
  /** Takes in a view of whatever age, as a page brings it: where it is newer. */
  offer(view: SaidTable): void;
  /** Takes in the version that the game has now; whether the view is to be asked for. */
  hearVersion(version: number): boolean;
  refresh(): Promise<void>;
}

/** An answer that takes longer, in ms, is not waited for: what may have arrived counts once. */
const PATIENCE = 5000;

/** A view from before, of which nothing has been heard since, says when that was. */
export function createTableStore(
  first: SaidTable,
  client: Pick<TableClient, 'loadTable' | 'tell'>,
  since?: Time,
) {
  /** Settles once what went straight to the table before has been answered. */
  let straight: Promise<unknown> = Promise.resolve();
  return createStore<TableState>()((set, get) => {
    /** Answers may overtake each other; an older view never replaces a newer one. */
    function take(view: SaidTable, isNewer: boolean): void {
      const { view: known, held } = get();
      if (isNewer && !isSame(view, known)) set({ view, held: withMore(held, ownSeats(view)) });
    }
    return {
      view: first,
      connection: since === undefined ? { is: 'heard', at: Date.now() } : { is: 'lost', since },
      memory: undefined,
      recall(memory) {
        const isFirst = get().memory === undefined;
        set({ memory });
        // What is on its way already counts once, and comes before what is done next.
        if (isFirst) for (const change of get().direct) void memory.send(change, 0);
      },
      direct: [],
      async send(change, mayWait = true) {
        const { memory } = get();
        if (memory && mayWait) return memory.send(change, isLost(get()) ? 0 : PATIENCE);
        const before = straight;
        set(({ direct }) => ({ direct: [...direct, change] }));
        const answered = before.then(() => client.tell(change));
        straight = answered;
        const answer = await answered;
        if (answer.ok) get().hear(answer.value);
        set(({ direct }) => ({ direct: without(direct, change.id) }));
        return answer.ok ? 'told' : answer.error;
      },
      held: ownSeats(first),
      remember: seats => set(({ held }) => ({ held: withMore(seats, held) })),
      chosen: undefined,
      reopened: undefined,
      reopen: reopened => set({ reopened: reopened.voters.length > 0 ? reopened : undefined }),
      choose: hex => set(({ chosen }) => ({ chosen: hex === chosen ? undefined : hex })),
      hear(view) {
        take(view, view.version >= get().view.version);
        set({ connection: { is: 'heard', at: Date.now() } });
      },
      offer(view) {
        take(view, view.version > get().view.version);
        // A server has shown it: whether it is there is asked once more.
        if (get().connection.is === 'refused') set({ connection: { is: 'heard', at: Date.now() } });
      },
      hearVersion(version) {
        const isUpToDate = version <= get().view.version && isHeard(get());
        if (isUpToDate) set({ connection: { is: 'heard', at: Date.now() } });
        return !isUpToDate;
      },
      async refresh() {
        const askedAt = Date.now();
        const answer = await client.loadTable();
        if (answer.ok) return get().hear(answer.value);
        const { connection } = get();
        if (!isForNow(answer.error)) set({ connection: { is: 'refused', trouble: answer.error } });
        // A call that was lost long ago says nothing about now.
        else if (connection.is === 'heard' && connection.at <= askedAt)
          set({ connection: { is: 'lost', since: connection.at } });
      },
    };
  });
}

const ownSeats = ({ seats, you }: SaidTable): readonly Held[] =>
  seats.filter(({ seat }) => you.includes(seat));

const withMore = (held: readonly Held[], more: readonly Held[]): readonly Held[] => [
  ...held.filter(({ seat }) => more.every(each => each.seat !== seat)),
  ...more,
];

/** Whether all that they hold is alike: the page then draws nothing anew. */
const isSame = (view: SaidTable, other: SaidTable): boolean =>
  JSON.stringify(view) === JSON.stringify(other);

export type TableStore = ReturnType<typeof createTableStore>;
