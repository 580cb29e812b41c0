import { createStore } from 'zustand/vanilla';
import { EMPTY_NOTEBOOK, type Notebook, type Stroke } from '@/app/_board/notebook';
import { oneAtATime } from '@/app/_state/oneAtATime';
import { type AsyncResult, isTemporary, type Trouble } from '@/app/_state/trouble';
import type { StoredNotebook } from '@/lib/table/notebookCommands';
import { parseNotebook } from './notebookText';
import {
  applyChanges,
  BLANK_NOTEBOOK,
  choose,
  edit,
  isUnsent,
  mustSend,
  type NotebookChange,
  type PhoneNotebook,
  receive,
  replaceText,
  startSending,
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
    keep(text: string, baseTag: string): AsyncResult<StoredNotebook>;
  };
}

/**
 * Why notes are not stored as they should be: only this page has them, only this phone, or a newer app version wrote
 * them.
 */
export type StorageFailure = 'phone' | 'seat' | 'newer';

export interface NotebookState {
  readonly notebook: Notebook;
  /** Why loading the seat's copy failed, if this phone has never loaded it. */
  readonly trouble: Trouble | undefined;
  readonly storageFailure: StorageFailure | undefined;
  /** The text before and after the last edit, if nothing has changed it since, for undo. */
  readonly last: { readonly before: string; readonly after: string } | undefined;
  /** The seat's newer version, if the reader has to choose between it and this one. */
  readonly other: PhoneNotebook['other'];
  /** Begins a visit: reads the phone and the seat. */
  load(): void;
  /** Reads the phone only, after another window has written. */
  reloadFromPhone(): void;
  write(stroke: Stroke): void;
  undo(): void;
  /** Keeps this phone's text, or takes `other`. */
  choose(isOwn: boolean): void;
  /** Sends pending changes to the seat at once. */
  flush(): void;
  /** Ends the visit: sends pending changes to the seat one last time. */
  close(): void;
}

/** How long to wait after the last edit before sending it, and after a failed request before retrying it. */
const PAUSE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 10_000;

/**
 * One seat's notebook in a window. Each change shows at once, is stored on the phone right after, and with the seat a
 * moment later. A page shows the phone's copy plus the changes that the phone has not stored yet, or cannot store.
 */
export function createNotebookStore({ phone, seat }: NotebookBackends) {
  /** The phone's copy when last read or written; blank before that. */
  let stored = BLANK_NOTEBOOK;
  /** Changes that the phone has not stored, oldest first, and its copy with them applied. */
  let unstored: readonly NotebookChange[] = [];
  let row = stored;
  let parsedText = row.text;
  /** Whether this page can parse the texts; if not, nothing more is written. */
  let isReadable = true;
  let phoneFailed = false;
  let seatFailed = false;
  /** Whether this visit has loaded the seat's version, or the phone has an earlier one. Nothing is sent before. */
  let isLoaded = false;
  /** Resolves when the phone's last transaction ends. */
  let lastTransaction = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** After the visit has ended there are no retries; the next visit syncs the rest. */
  let isClosed = false;

  return createStore<NotebookState>()((set, get) => {
    /** Shows the page's copy, unless it cannot be parsed. */
    function show() {
      const { text, other } = row;
      // Unchanged text keeps its notebook object, so that the map is not drawn again.
      const notebook = text === parsedText ? get().notebook : parseNotebook(text);
      isReadable =
        notebook !== undefined && (other === undefined || parseNotebook(other.text) !== undefined);
      if (notebook === undefined || !isReadable) return set({ storageFailure: 'newer' });
      parsedText = text;
      const last = get().last?.after === text ? get().last : undefined;
      set({ notebook, other, last, storageFailure: storageFailure() });
    }

    function storageFailure(): StorageFailure | undefined {
      if (!isUnsent(row)) return undefined;
      if (phoneFailed) return 'phone';
      return seatFailed ? 'seat' : undefined;
    }

    /** Stores the unstored changes on the phone; without any, reads what another window has stored. Never rejects. */
    function syncWithPhone(): Promise<void> {
      lastTransaction = lastTransaction.then(async () => {
        const changes = unstored;
        try {
          if (changes.length === 0) {
            stored = (await phone.read()) ?? stored;
          } else {
            stored = await phone.change(before => {
              stored = before ?? stored;
              return applyChanges(changes, stored);
            });
            unstored = unstored.slice(changes.length);
            phoneFailed = false;
          }
        } catch {
          if (changes.length > 0) phoneFailed = true;
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

    function hear(version: StoredNotebook, base: StoredNotebook): Promise<void> {
      seatFailed = false;
      return apply(receive(version, base));
    }

    /** Loads the seat's version. Returns whether this phone has one now, if only from an earlier visit. */
    async function load(): Promise<boolean> {
      await syncWithPhone();
      const { base } = row;
      const response = await seat.load();
      if (response.ok) {
        await hear(response.value, base);
      } else if (row.base.tag === BLANK_NOTEBOOK.base.tag) {
        // Reported, since the page may lack some of the reader's notes.
        set({ trouble: response.error });
        retry(response.error);
        return false;
      }
      set({ trouble: undefined });
      return true;
    }

    const sync = oneAtATime(async () => {
      cancelTimer();
      if (!isLoaded) isLoaded = await load();
      while (isLoaded && isReadable && mustSend(row)) {
        // Stored before it is sent, so that the next visit recognizes it even if this page is killed.
        await apply(startSending);
        const { sent, base } = row;
        if (sent === undefined) continue;
        const response = await seat.keep(sent, base.tag);
        if (response.ok) {
          await hear(response.value, base);
        } else if (response.error.notebook) {
          await hear(response.error.notebook, base);
        } else {
          seatFailed = true;
          show();
          retry(response.error);
          return;
        }
      }
    });

    function retry(trouble: Trouble) {
      if (isTemporary(trouble) && !isClosed) schedule(RETRY_MILLISECONDS);
    }

    function cancelTimer() {
      clearTimeout(timer);
      timer = undefined;
    }

    function schedule(milliseconds: number) {
      cancelTimer();
      timer = setTimeout(sync, milliseconds);
    }

    /** Works even before anything has loaded: changes are applied to the stored notebook once it has been read. */
    function submit(change: NotebookChange): void {
      if (!isReadable) return;
      void apply(change);
      if (mustSend(row)) schedule(PAUSE_MILLISECONDS);
    }

    function submitEdit(change: NotebookChange): void {
      const { text: before } = row;
      submit(change);
      if (row.text !== before) set({ last: { before, after: row.text } });
    }

    return {
      notebook: EMPTY_NOTEBOOK,
      trouble: undefined,
      storageFailure: undefined,
      last: undefined,
      other: undefined,
      load() {
        isClosed = false;
        isLoaded = false;
        sync();
      },
      reloadFromPhone() {
        void syncWithPhone();
      },
      write: stroke => submitEdit(edit(stroke)),
      undo() {
        const { last } = get();
        if (last) submit(replaceText(last.after, last.before));
      },
      choose: isOwn => submitEdit(choose(isOwn)),
      flush: sync,
      close() {
        isClosed = true;
        sync();
        cancelTimer();
      },
    };
  });
}
