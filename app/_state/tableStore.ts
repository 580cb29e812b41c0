import { createStore } from 'zustand/vanilla';
import type { SeatNumber } from '@/lib/board/players';
import { isEqual } from '@/lib/equal';
import type { ChangeId, Time } from '@/lib/game/seats/seat';
import type { SeatSummary, SeatView, TableView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import type { Change, LookChange } from './changes';
import type { TableClient } from './tableClient';
import { type LocalState, NO_LOCAL_STATE, type SendResult, type TableMemory } from './tableMemory';
import { type AsyncResult, isTemporary, type Trouble } from './trouble';

/** A question that some seats of this phone want to answer again. */
export interface Reopened {
  readonly key: string;
  readonly voters: readonly SeatNumber[];
  /** Keys of the questions that were pending at that time; only later ones take precedence over this one. */
  readonly pendingBefore: readonly string[];
}

/** A seat that this phone holds or has held, as last known. */
export type HeldSeat = Pick<SeatSummary, 'seat' | 'name'>;

/** The state of the connection. Times are in ms since 1970. */
export type LiveState =
  | { readonly status: 'connected'; readonly at: Time }
  /** No contact since then. */
  | { readonly status: 'lost'; readonly since: Time }
  /** The table is gone, damaged or not accessible; the page retries periodically. */
  | { readonly status: 'refused'; readonly trouble: Trouble };

export const isConnected = ({ connection }: TableState): boolean =>
  connection.status === 'connected';

export const isServerLost = ({ connection }: TableState): boolean => connection.status === 'lost';

/** The time of the last contact, if the connection is lost. */
export const lostSince = ({ connection }: TableState): Time | undefined =>
  connection.status === 'lost' ? connection.since : undefined;

/** One table: the latest view of the game, and the local state of this screen. */
export interface TableState extends LocalState {
  readonly view: TableView;
  readonly connection: LiveState;
  receiveLocalState(state: LocalState): void;
  /** Sends a change, through the phone's outbox if the table has one. */
  send(change: Change): Promise<SendResult>;
  /** Deletes a change that was refused. */
  forget(id: ChangeId): void;
  /** The seat's clue; counts as a look. */
  look(look: LookChange, signal: AbortSignal): AsyncResult<SeatView>;
  /** Every seat that this phone is known to hold or to have held in this deal. */
  readonly heldSeats: readonly HeldSeat[];
  /** Adds the seats that the phone remembers of this table, unless it has been redealt since. */
  addKnownSeats(known: { readonly dealNumber: number; readonly seats: readonly HeldSeat[] }): void;
  readonly chosen: Hex | undefined;
  /** Selects a space, or deselects it if it is selected. */
  choose(hex: Hex): void;
  /** The question that a player on this phone wants to answer again. */
  readonly reopened: Reopened | undefined;
  /** Reopens a question for the seats in `voters`; without any, closes it. */
  reopen(reopened: Reopened): void;
  /** The key of the notice that a button of the page shows again, until it is closed. */
  readonly recalled: string | undefined;
  recall(key: string | undefined): void;
  /** Takes a view from a response. */
  receiveView(view: TableView): void;
  /** Takes a page's view, which may be of any age, if it is newer. */
  offerView(view: TableView): void;
  /** Takes the game's current version. Returns whether the view must be reloaded. */
  receiveVersion(version: number): boolean;
  refresh(): Promise<void>;
}

/** `since` marks `first` as a cached view from that time, shown without a connection. */
export function createTableStore(
  first: TableView,
  client: Pick<TableClient, 'ask'>,
  memory: TableMemory,
  since?: Time,
) {
  return createStore<TableState>()((set, get) => {
    /** Responses may arrive out of order; an older view never replaces a newer one. */
    function take(view: TableView, isNewer: boolean): void {
      const { view: known, heldSeats } = get();
      // An equal view must not cause a render.
      if (!isNewer || isEqual(view, known)) return;
      if (view.dealNumber === known.dealNumber)
        set({ view, heldSeats: mergeSeats(heldSeats, ownSeats(view)) });
      else set({ ...NO_INPUT, view, heldSeats: ownSeats(view) });
    }
    const markConnected = () => set({ connection: { status: 'connected', at: Date.now() } });
    return {
      view: first,
      connection:
        since === undefined ? { status: 'connected', at: Date.now() } : { status: 'lost', since },
      ...NO_LOCAL_STATE,
      receiveLocalState: state => set(state),
      send: memory.send,
      forget: memory.forget,
      look: memory.look,
      heldSeats: ownSeats(first),
      addKnownSeats: ({ dealNumber, seats }) =>
        set(({ view, heldSeats }) =>
          dealNumber === view.dealNumber ? { heldSeats: mergeSeats(seats, heldSeats) } : {},
        ),
      ...NO_INPUT,
      reopen: reopened => set({ reopened: reopened.voters.length > 0 ? reopened : undefined }),
      recall: recalled => set({ recalled }),
      choose: hex => set(({ chosen }) => ({ chosen: hex === chosen ? undefined : hex })),
      receiveView(view) {
        take(view, view.version >= get().view.version);
        markConnected();
      },
      offerView(view) {
        take(view, view.version > get().view.version);
        // The server has rendered it, so the refusal is outdated: watch the table again.
        if (get().connection.status === 'refused') markConnected();
      },
      receiveVersion(version) {
        const isUpToDate = version === get().view.version && isConnected(get());
        if (isUpToDate) markConnected();
        return !isUpToDate;
      },
      async refresh() {
        const { view: viewBefore, connection: before } = get();
        const answer = await client.ask('showTable');
        if (answer.ok) {
          // If nothing came in the meantime, an older view is the server's current one, restored from a backup.
          take(
            answer.value,
            get().view === viewBefore || answer.value.version >= get().view.version,
          );
          return markConnected();
        }
        const { connection } = get();
        if (!isTemporary(answer.error))
          set({ connection: { status: 'refused', trouble: answer.error } });
        // The failure of a request from before the last contact does not mean that the connection is lost now.
        else if (connection.status === 'connected' && connection === before)
          set({ connection: { status: 'lost', since: connection.at } });
      },
    };
  });
}

/** The user's input on a deal's page, initially none. */
const NO_INPUT = { chosen: undefined, reopened: undefined, recalled: undefined };

const ownSeats = ({ seats, you }: TableView): readonly HeldSeat[] =>
  seats.filter(({ seat }) => you.includes(seat));

const mergeSeats = (held: readonly HeldSeat[], more: readonly HeldSeat[]): readonly HeldSeat[] => [
  ...held.filter(({ seat }) => more.every(each => each.seat !== seat)),
  ...more,
];

export type TableStore = ReturnType<typeof createTableStore>;
