import { createStore } from 'zustand/vanilla';
import type { SaidTable } from '@/app/_words/said';
import type { SeatSummary } from '@/lib/game/views';
import type { Hex } from '@/lib/map/hexSet';
import type { TableClient } from './tableClient';
import type { TableMemory } from './tableMemory';

/** An answer that is given anew: to which question, and for which of this phone's seats. */
export interface Reopened {
  readonly key: string;
  readonly voters: readonly number[];
  /** The questions that waited then, and that somebody has put behind it: only another one comes before it. */
  readonly over: readonly string[];
}

/** A seat that this phone holds or has held, as it knew it last. */
export type Held = Pick<SeatSummary, 'seat' | 'name'>;

/** One mounted table: the last view of the game, and this screen's own affairs. */
export interface TableState {
  readonly view: SaidTable;
  /** When the connection was last known to work, if it does not now. In ms since 1970. */
  readonly lostSince: number | undefined;
  /** When the server was heard last. In ms since 1970. */
  readonly heardAt: number;
  /** What the phone keeps of a server's table, once that is known. */
  readonly memory: TableMemory | undefined;
  recall(memory: TableMemory): void;
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
  /** Takes in a view from wherever it came. */
  hear(view: SaidTable): void;
  /** Takes in the version that the game has now; whether the view is to be asked for. */
  hearVersion(version: number): boolean;
  refresh(): Promise<void>;
}

/** A view from before, of which nothing has been heard since, says when that was. */
export function createTableStore(
  first: SaidTable,
  client: Pick<TableClient, 'loadTable'>,
  lostSince?: number,
) {
  return createStore<TableState>()((set, get) => ({
    view: first,
    lostSince,
    heardAt: lostSince ?? Date.now(),
    memory: undefined,
    recall: memory => set({ memory }),
    held: ownSeats(first),
    remember: seats => set(({ held }) => ({ held: withMore(seats, held) })),
    chosen: undefined,
    reopened: undefined,
    reopen: reopened => set({ reopened: reopened.voters.length > 0 ? reopened : undefined }),
    choose: hex => set(({ chosen }) => ({ chosen: hex === chosen ? undefined : hex })),
    hear(view) {
      const heardAt = Date.now();
      const { view: known, lostSince, held } = get();
      // Answers may overtake each other; an older view never replaces a newer one.
      const isNews = view.version >= known.version && !isSame(view, known);
      set({
        heardAt,
        ...(lostSince !== undefined && { lostSince: undefined }),
        ...(isNews && { view, held: withMore(held, ownSeats(view)) }),
      });
    },
    hearVersion(version) {
      const { view, lostSince } = get();
      const isUpToDate = version <= view.version && lostSince === undefined;
      if (isUpToDate) set({ heardAt: Date.now() });
      return !isUpToDate;
    },
    async refresh() {
      const askedAt = Date.now();
      const answer = await client.loadTable();
      if (answer.ok) get().hear(answer.value);
      // A call that was lost long ago says nothing about now.
      else if (get().heardAt <= askedAt) set(({ heardAt }) => ({ lostSince: heardAt }));
    },
  }));
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
