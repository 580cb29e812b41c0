import { createStore } from 'zustand/vanilla';
import type { TableView } from '@/lib/game/views';
import type { Hex } from '@/lib/map/hexSet';
import type { Answer, TableClient, Trouble } from './tableClient';

/** One mounted table: the last view of the game, and this screen's own affairs. */
export interface TableState {
  readonly view: TableView;
  /** When the connection was last known to work, if it does not now. In ms since 1970. */
  readonly lostSince: number | undefined;
  /** What somebody has asked for and is waiting for. */
  readonly waiting: Wish | undefined;
  /** Why the last wish did not come true. */
  readonly trouble: (Trouble & { readonly wish: Wish }) | undefined;
  readonly chosen: Hex | undefined;
  choose(hex: Hex): void;
  refresh(): Promise<void>;
  claimSeat(seat: number, name: string): Promise<boolean>;
  voteForHint(seat: number): Promise<boolean>;
  takeBackHintVote(seat: number): Promise<boolean>;
  voteToEnd(seat: number): Promise<boolean>;
  takeBackEndVote(seat: number): Promise<boolean>;
}

export type Wish = 'seat' | 'hint' | 'end';

export function createTableStore(first: TableView, client: TableClient) {
  return createStore<TableState>()((set, get) => {
    let heardAt = Date.now();

    /** Answers may overtake each other; an older view never replaces a newer one. */
    function hear(view: TableView) {
      heardAt = Date.now();
      const isOlder = view.version < get().view.version;
      set({ lostSince: undefined, ...(!isOlder && { view }) });
    }

    async function act(wish: Wish, asked: Answer<TableView>): Promise<boolean> {
      set({ waiting: wish, trouble: undefined });
      const answer = await asked;
      if (answer.ok) hear(answer.value);
      set({ waiting: undefined, trouble: answer.ok ? undefined : { ...answer.error, wish } });
      return answer.ok;
    }

    return {
      view: first,
      lostSince: undefined,
      waiting: undefined,
      trouble: undefined,
      chosen: undefined,
      choose: chosen => set({ chosen }),
      refresh: async () => {
        const answer = await client.loadTable();
        if (answer.ok) hear(answer.value);
        else set({ lostSince: heardAt });
      },
      claimSeat: (seat, name) => act('seat', client.claimSeat(seat, name)),
      voteForHint: seat => act('hint', client.voteForHint(seat)),
      takeBackHintVote: seat => act('hint', client.takeBackHintVote(seat)),
      voteToEnd: seat => act('end', client.voteToEnd(seat)),
      takeBackEndVote: seat => act('end', client.takeBackEndVote(seat)),
    };
  });
}

export type TableStore = ReturnType<typeof createTableStore>;
