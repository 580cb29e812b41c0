import { createStore } from 'zustand/vanilla';
import { isForNow } from '@/app/_state/changes';
import type { Answer, Trouble } from '@/app/_state/tableClient';
import type { KeptNotebook } from '@/lib/table/notebook';
import { EMPTY_NOTEBOOK, type Notebook } from './notebook';
import type { PhoneNotebook } from './notebookOnPhone';
import { formatNotebook, parseNotebook } from './notebookText';

/** The two places where a notebook is kept. */
export interface Keepers {
  readonly phone: {
    read(): PhoneNotebook | undefined;
    /** Whether it could. */
    keep(notebook: PhoneNotebook): boolean;
  };
  /** Hears one question after the other, in their order. */
  readonly seat: {
    load(): Answer<KeptNotebook>;
    keep(text: string | null): Answer<KeptNotebook>;
  };
}

/** Why notes are not kept as they should be: by the phone, with the seat, or by a newer Fieldbook. */
export type NotKept = 'phone' | 'seat' | 'newer';

export interface NotebookState {
  readonly notebook: Notebook;
  /** Whether it was found wherever it is kept: before, nothing is written. */
  readonly isReady: boolean;
  /** Why it could not be looked for. */
  readonly trouble: Trouble | undefined;
  readonly isWithSeat: boolean;
  readonly notKept: NotKept | undefined;
  /** The notebook before the last stroke, where there was one. */
  readonly before: Notebook | undefined;
  /** A visit begins. */
  recall(): Promise<void>;
  write(stroke: (notebook: Notebook) => Notebook): void;
  undo(): void;
  keepWithSeat(isWithSeat: boolean): void;
  /** Tells the seat at once what waits to be told. */
  hurry(): void;
  /** The visit ends: the seat is told once more what waits, and after that nothing is told or kept. */
  leave(): void;
}

/** How long no stroke follows before the seat is told, and how long until it is tried again. */
const PAUSE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 10_000;

/** One seat's notebook on a screen: on the phone at once after each stroke, with the seat a moment later. */
export function createNotebookStore({ phone, seat }: Keepers) {
  /** What the seat has; undefined while that is not certain, as it is not after a telling that failed. */
  let seatHas: string | null | undefined;
  let telling: { readonly text: string | null } | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** Told apart by their numbers: what a visit asked for is nothing to the next. */
  let visit = 0;

  const store = createStore<NotebookState>()((set, get) => {
    /** What the seat should have. */
    const wanted = () => (get().isWithSeat ? formatNotebook(get().notebook) : null);
    const isTold = () => seatHas === wanted();

    function stopWaiting() {
      clearTimeout(waiting);
      waiting = undefined;
    }

    function wait(task: () => void, milliseconds: number) {
      stopWaiting();
      waiting = setTimeout(() => {
        waiting = undefined;
        task();
      }, milliseconds);
    }

    /** Keeps on the phone how everything stands. */
    function keep(): boolean {
      const { notebook, isWithSeat } = get();
      return phone.keep({ text: formatNotebook(notebook), isWithSeat, isTold: isTold() });
    }

    async function tell() {
      const mine = { text: wanted() };
      const during = visit;
      telling = mine;
      seatHas = undefined;
      const answer = await seat.keep(mine.text);
      // The seat hears a later one after this: that one tells how it stands.
      if (telling !== mine) return;
      telling = undefined;
      if (answer.ok) seatHas = mine.text;
      if (during !== visit) return;
      if (answer.ok) {
        keep();
        return set({ notKept: undefined });
      }
      set({ notKept: 'seat' });
      // A stroke that came meanwhile has its own telling.
      if (isForNow(answer.error) && waiting === undefined) wait(tell, RETRY_MILLISECONDS);
    }

    function change(changed: Partial<Pick<NotebookState, 'notebook' | 'before' | 'isWithSeat'>>) {
      set(changed);
      const isKept = keep();
      set({ notKept: isKept || get().isWithSeat ? undefined : 'phone' });
      if (!isTold()) wait(tell, PAUSE_MILLISECONDS);
    }

    function hurry() {
      if (!get().isReady || isTold() || telling?.text === wanted()) return;
      stopWaiting();
      void tell();
    }

    async function recall() {
      const during = ++visit;
      const own = phone.read();
      const ours = own && parseNotebook(own.text);
      if (own) {
        if (ours === undefined) return set({ notKept: 'newer' });
        set({ notebook: ours, isWithSeat: own.isWithSeat });
      }
      const answer = await seat.load();
      if (during !== visit) return;
      if (answer.ok) {
        const { text } = answer.value;
        // What this phone has not told yet is newer than what the seat has.
        if (own === undefined || own.isTold) {
          const its = text === null ? get().notebook : parseNotebook(text);
          if (its === undefined) return set({ notKept: 'newer' });
          set({ notebook: its, isWithSeat: text !== null });
        }
        seatHas = text;
        if (own !== undefined || text !== null) keep();
      } else if (own === undefined) {
        // The seat may have some, which what is written on an empty page would replace.
        set({ trouble: answer.error });
        if (isForNow(answer.error)) wait(recall, RETRY_MILLISECONDS);
        return;
      } else if (own.isTold) seatHas = wanted();
      set({ isReady: true, trouble: undefined });
      if (!isTold()) wait(tell, 0);
    }

    return {
      notebook: EMPTY_NOTEBOOK,
      isReady: false,
      trouble: undefined,
      isWithSeat: false,
      notKept: undefined,
      before: undefined,
      recall,
      write(stroke) {
        const { notebook, isReady } = get();
        const next = stroke(notebook);
        if (isReady && next !== notebook) change({ notebook: next, before: notebook });
      },
      undo() {
        const { before } = get();
        if (before) change({ notebook: before, before: undefined });
      },
      keepWithSeat(isWithSeat) {
        if (get().isReady) change({ isWithSeat });
      },
      hurry,
      leave() {
        hurry();
        stopWaiting();
        visit++;
      },
    };
  });
  return store;
}

export type NotebookStore = ReturnType<typeof createNotebookStore>;
