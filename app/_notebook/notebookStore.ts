import { createStore } from 'zustand/vanilla';
import { type ConflictingNote, EMPTY_NOTEBOOK, type Notebook, note } from '@/app/_board/notebook';
import { isTemporary } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import type { AsyncResult, Trouble } from '@/app/_state/tableClient';
import { textDigest } from '@/lib/game/seats/seatNotebook';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { parseNotebook } from './notebookText';
import {
  applyChanges,
  BLANK_NOTEBOOK,
  edit,
  ifBaseIs,
  mergeSeatVersion,
  type NotebookChange,
  type PhoneNotebook,
} from './phoneCopy';

/** The two places where a notebook is stored. */
export interface NotebookBackends {
  readonly phone: {
    /** `undefined` if nothing is stored. Rejects if the phone cannot read it. */
    read(): Promise<PhoneNotebook | undefined>;
    /** Replaces the stored notebook in one transaction. Returns the new one; rejects if it could not be stored. */
    change(by: (before: PhoneNotebook | undefined) => PhoneNotebook): Promise<PhoneNotebook>;
  };
  readonly seat: {
    load(): AsyncResult<StoredNotebook>;
    /** If the seat's notebook does not match `baseTag`, the refusal includes the seat's version. */
    keep(text: string | null, baseTag: string): AsyncResult<StoredNotebook>;
  };
}

/**
 * Why notes are not stored as they should be: the phone failed, the seat failed, or a newer app version wrote them.
 */
export type StorageFailure = 'phone' | 'seat' | 'newer';

export interface NotebookState {
  readonly notebook: Notebook;
  /** Whether this phone has ever loaded the seat's copy. Until then nothing is sent to the seat. */
  readonly isReady: boolean;
  /** Why loading failed. */
  readonly trouble: Trouble | undefined;
  readonly isWithSeat: boolean;
  readonly storageFailure: StorageFailure | undefined;
  /** The notebook before and after the last edit, if any, for undo. */
  readonly last: { readonly before: Notebook; readonly after: Notebook } | undefined;
  /** Notes from another phone that lost to this phone's in a merge, until the user decides which to keep. */
  readonly others: readonly ConflictingNote[];
  /** `load` reads the phone and the seat; `reloadFromPhone` reads the phone only, after another tab has written. */
  load(): Promise<void>;
  reloadFromPhone(): void;
  write(stroke: (notebook: Notebook) => Notebook): void;
  undo(): void;
  /** Keeps the other note if `keepsOther` is true, else this phone's. */
  resolveNote(other: ConflictingNote, keepsOther: boolean): void;
  setWithSeat(isWithSeat: boolean): void;
  /** Sends pending changes to the seat at once. */
  flush(): void;
  /** Ends the visit: sends pending changes to the seat one last time. */
  close(): void;
}

/** How long to wait after the last edit before sending it to the seat, and before retrying a failed request. */
const PAUSE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 10_000;

/** How many unanswered attempts are remembered; requests older than that can no longer arrive. */
const MAX_SENT = 20;

/**
 * One seat's notebook in a tab. Each change shows at once, is stored on the phone right after, and with the seat a
 * moment later. A page shows the phone's copy plus the changes that the phone has not stored yet, or cannot store.
 * That copy includes the seat's version from the last sync, as the base for merges.
 */
export function createNotebookStore({ phone, seat }: NotebookBackends) {
  /** The phone's copy when last read or written; blank before that. */
  let stored = BLANK_NOTEBOOK;
  let isOnPhone = false;
  /** Changes that the phone has not stored, oldest first, and its copy with them applied. */
  let unstored: readonly NotebookChange[] = [];
  let row = stored;
  let parsedText = row.text;
  /** Resolves when the phone's last transaction ends. */
  let lastTransaction = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** After the visit has ended there are no retries; the next visit syncs the rest. */
  let isClosed = false;

  return createStore<NotebookState>()((set, get) => {
    const textForSeat = () => (row.isWithSeat ? row.text : null);
    const isSynced = () => row.base.text === textForSeat() && row.sent.length === 0;

    /** Shows the page's copy. Returns whether it can be parsed. */
    function show(): boolean {
      const { text, isWithSeat, others } = row;
      // Unchanged text keeps its notebook object, so that the map is not drawn again.
      const notebook = text === parsedText ? get().notebook : parseNotebook(text);
      if (notebook === undefined) set({ storageFailure: 'newer', isReady: false });
      else {
        parsedText = text;
        set({ notebook, isWithSeat, others });
      }
      return notebook !== undefined;
    }

    /** Stores the unstored changes on the phone; without any, reads what another tab has stored. Never rejects. */
    function syncWithPhone(): Promise<void> {
      lastTransaction = lastTransaction.then(async () => {
        const changes = unstored;
        try {
          if (changes.length === 0) {
            const read = await phone.read();
            isOnPhone = read !== undefined;
            stored = read ?? stored;
          } else {
            stored = await phone.change(before => {
              stored = before ?? stored;
              return applyChanges(changes, stored);
            });
            isOnPhone = true;
            unstored = unstored.slice(changes.length);
            set(({ storageFailure }) => ({
              storageFailure: storageFailure === 'phone' ? undefined : storageFailure,
            }));
          }
        } catch {
          if (changes.length > 0) set({ storageFailure: 'phone' });
        }
        row = applyChanges(unstored, stored);
        show();
      });
      return lastTransaction;
    }

    function apply(change: NotebookChange): Promise<void> {
      unstored = [...unstored, change];
      row = change(row);
      show();
      return syncWithPhone();
    }

    /** Merges the seat's version, the response to a request made at `base`. Returns whether it can be parsed. */
    async function mergeFromSeat(version: StoredNotebook, base: StoredNotebook): Promise<boolean> {
      if (version.text !== null && parseNotebook(version.text) === undefined) {
        set({ storageFailure: 'newer', isReady: false });
        return false;
      }
      const merge = ifBaseIs(base, before => mergeSeatVersion(before, version));
      const next = merge(row);
      // Opening an empty notebook stores nothing.
      if (next.text === BLANK_NOTEBOOK.text && !next.isWithSeat && !isOnPhone) stored = row = next;
      else await apply(merge);
      return show();
    }

    const sync = oneAtATime(async () => {
      cancelTimer();
      while (get().isReady && !isSynced()) {
        const { base } = row;
        const text = textForSeat();
        // Stored before it is sent, so that the next visit recognizes it even if this page is killed.
        await apply(before => ({
          ...before,
          sent: [...before.sent, textDigest(text)].slice(-MAX_SENT),
        }));
        const response = await seat.keep(text, base.tag);
        if (response.ok) {
          await apply(ifBaseIs(base, before => ({ ...before, base: response.value, sent: [] })));
          set(({ storageFailure }) => ({
            storageFailure: storageFailure === 'seat' ? undefined : storageFailure,
          }));
        } else if (response.error.notebook) {
          await mergeFromSeat(response.error.notebook, base);
        } else {
          set({ storageFailure: 'seat' });
          if (isTemporary(response.error) && !isClosed) schedule(sync, RETRY_MILLISECONDS);
          return;
        }
      }
    });

    function cancelTimer() {
      clearTimeout(timer);
      timer = undefined;
    }

    function schedule(task: () => void, milliseconds: number) {
      cancelTimer();
      timer = setTimeout(task, milliseconds);
    }

    /** Also before anything is loaded: each change is applied to what is stored, whenever that arrives. */
    function submit(change: NotebookChange): void {
      if (get().storageFailure === 'newer') return;
      void apply(change);
      if (!isSynced()) schedule(sync, PAUSE_MILLISECONDS);
    }

    return {
      notebook: EMPTY_NOTEBOOK,
      isReady: false,
      trouble: undefined,
      isWithSeat: false,
      storageFailure: undefined,
      last: undefined,
      others: [],
      async load() {
        isClosed = false;
        await syncWithPhone();
        if (!show()) return;
        const { base } = row;
        const response = await seat.load();
        if (!response.ok && row.base.tag === BLANK_NOTEBOOK.base.tag) {
          // This phone has never seen the seat's notes: say so, since the user may miss some.
          set({ trouble: response.error });
          if (isTemporary(response.error) && !isClosed)
            schedule(() => void get().load(), RETRY_MILLISECONDS);
          return;
        }
        if (response.ok && !(await mergeFromSeat(response.value, base))) return;
        set({ isReady: true, trouble: undefined });
        sync();
      },
      reloadFromPhone() {
        void syncWithPhone();
      },
      write(stroke) {
        const { notebook: before, storageFailure } = get();
        const after = stroke(before);
        if (after === before || storageFailure === 'newer') return;
        submit(edit(before, after));
        set({ last: { before, after } });
      },
      undo() {
        const { last } = get();
        if (last === undefined) return;
        submit(edit(last.after, last.before));
        set({ last: undefined });
      },
      resolveNote(other, keepsOther) {
        const { notebook } = get();
        const choice = edit(notebook, keepsOther ? note(notebook, other.hex, other) : notebook);
        submit(before => ({
          ...choice(before),
          others: before.others.filter(({ hex }) => hex !== other.hex),
        }));
      },
      setWithSeat: isWithSeat => submit(before => ({ ...before, isWithSeat })),
      flush: sync,
      close() {
        isClosed = true;
        sync();
        cancelTimer();
      },
    };
  });
}
