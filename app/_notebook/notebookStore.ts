import { createStore } from 'zustand/vanilla';
import { isTemporary } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import type { AsyncResult, Trouble } from '@/app/_state/tableClient';
import { textDigest } from '@/lib/game/seats/seatNotebook';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import { EMPTY_NOTEBOOK, mergeNotebooks, type Notebook, note, type OtherNote } from './notebook';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneNotebook';

/** The two places where a notebook is stored. */
export interface NotebookBackends {
  readonly phone: {
    read(): PhoneNotebook | undefined;
    /** Returns whether it was saved. */
    keep(notebook: PhoneNotebook): boolean;
  };
  readonly seat: {
    load(): AsyncResult<KeptNotebook>;
    /** If the seat's notebook does not match `baseTag`, the refusal includes the seat's version. */
    keep(text: string | null, baseTag: string): AsyncResult<KeptNotebook>;
  };
}

/**
 * Why notes are not stored as they should be: the phone failed, the seat failed, or a newer app version wrote them.
 */
export type NotKept = 'phone' | 'seat' | 'newer';

export interface NotebookState {
  readonly notebook: Notebook;
  /** Whether the stored notebook has been loaded; until then nothing is written. */
  readonly isReady: boolean;
  /** Why loading failed. */
  readonly trouble: Trouble | undefined;
  readonly isWithSeat: boolean;
  readonly notKept: NotKept | undefined;
  /** The notebook before and after the last edit, if any, for undo. */
  readonly last: { readonly before: Notebook; readonly after: Notebook } | undefined;
  /** Notes from another phone that lost to this phone's in a merge, until the user decides which to keep. */
  readonly others: readonly OtherNote[];
  /** `load` reads the phone and the seat; `reread` reads the phone only, after another tab may have written. */
  load(): Promise<void>;
  reread(): void;
  write(stroke: (notebook: Notebook) => Notebook): void;
  undo(): void;
  /** Keeps the other note if `stays` is true, else this phone's. */
  decide(other: OtherNote, stays: boolean): void;
  keepWithSeat(isWithSeat: boolean): void;
  /** Sends pending changes to the seat at once. */
  flush(): void;
  /** Ends the visit: sends pending changes to the seat one last time. */
  leave(): void;
}

/** How long to wait after the last edit before sending it to the seat, and before retrying a failed request. */
const PAUSE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 10_000;

/** How many unanswered attempts are remembered; requests older than that can no longer arrive. */
const MOST_SENT = 20;

/** A notebook before anything has been written anywhere. */
const BLANK: PhoneNotebook = {
  text: formatNotebook(EMPTY_NOTEBOOK),
  isWithSeat: false,
  base: { text: null, tag: '' },
  sent: [],
  others: [],
};

/**
 * One seat's notebook in a tab: saved on the phone right after each edit, and with the seat a moment later. The copy
 * on the phone is the source of truth for all tabs. It includes the seat's version from the last sync, as the base
 * for merges.
 */
export function createNotebookStore({ phone, seat }: NotebookBackends) {
  /** The copy that the phone failed to save. */
  let unkept: PhoneNotebook | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** After the visit has ended there are no retries; the next visit syncs the rest. */
  let isLeft = false;

  return createStore<NotebookState>()((set, get) => {
    const row = (): PhoneNotebook => phone.read() ?? unkept ?? BLANK;
    const wanted = ({ text, isWithSeat }: PhoneNotebook) => (isWithSeat ? text : null);
    const isSynced = () => row().base?.text === wanted(row()) && row().sent.length === 0;

    /** Shows a stored notebook. Returns whether it can be parsed. */
    function show(shown: PhoneNotebook): boolean {
      const notebook = parseNotebook(shown.text);
      if (notebook === undefined) set({ notKept: 'newer', isReady: false });
      else set({ notebook, isWithSeat: shown.isWithSeat, others: shown.others });
      return notebook !== undefined;
    }

    function keep(next: PhoneNotebook): void {
      const isKept = phone.keep(next);
      unkept = isKept ? undefined : next;
      set(({ notKept }) => ({
        notKept: isKept ? (notKept === 'phone' ? undefined : notKept) : 'phone',
      }));
      show(next);
    }

    /** Merges the seat's version. Returns whether it can be parsed. */
    function take(its: KeptNotebook): boolean {
      const ours = row();
      const mine = parseNotebook(ours.text);
      const theirs = its.text === null ? undefined : parseNotebook(its.text);
      if (mine === undefined || (its.text !== null && theirs === undefined)) {
        set({ notKept: 'newer', isReady: false });
        return false;
      }
      const { base } = ours;
      // Nothing has reached the seat since the last sync, but what this phone sent still may.
      if (its.tag === base?.tag) return true;
      // This phone sent that version; only the response was lost.
      if (ours.sent.includes(textDigest(its.text))) {
        keep({ ...ours, base: its, sent: [] });
        return true;
      }
      const was = parseNotebook(base?.text ?? '') ?? EMPTY_NOTEBOOK;
      const { notebook, others } = theirs
        ? mergeNotebooks(was, mine, theirs)
        : { notebook: mine, others: [] };
      // Where to store the notebook: a choice made on this phone wins over one made elsewhere.
      const isChosenHere = base === null || ours.isWithSeat !== (base.text !== null);
      const isWithSeat = isChosenHere ? ours.isWithSeat : its.text !== null;
      const text = formatNotebook(notebook);
      const isBlank = text === BLANK.text && !isWithSeat && phone.read() === undefined;
      const asked = withOthers(ours.others, others);
      const next = { text, isWithSeat, base: its, sent: [], others: asked };
      if (isBlank) unkept = next;
      else keep(next);
      return show(next);
    }

    const sync = oneAtATime(async () => {
      stopWaiting();
      while (get().isReady && !isSynced()) {
        const before = row();
        const text = wanted(before);
        keep({ ...before, sent: [...before.sent, textDigest(text)].slice(-MOST_SENT) });
        const answer = await seat.keep(text, before.base?.tag ?? '');
        if (answer.ok) {
          keep({ ...row(), base: answer.value, sent: [] });
          set(({ notKept }) => ({ notKept: notKept === 'seat' ? undefined : notKept }));
        } else if (answer.error.notebook) {
          take(answer.error.notebook);
        } else {
          set({ notKept: 'seat' });
          if (isTemporary(answer.error) && !isLeft) wait(sync, RETRY_MILLISECONDS);
          return;
        }
      }
    });

    function stopWaiting() {
      clearTimeout(waiting);
      waiting = undefined;
    }

    function wait(task: () => void, milliseconds: number) {
      stopWaiting();
      waiting = setTimeout(task, milliseconds);
    }

    function change(by: (before: PhoneNotebook) => PhoneNotebook): void {
      if (!get().isReady) return;
      keep(by(row()));
      if (!isSynced()) wait(sync, PAUSE_MILLISECONDS);
    }

    const changeNotebook = (by: (notebook: Notebook) => Notebook) =>
      change(before => ({
        ...before,
        text: formatNotebook(by(parseNotebook(before.text) ?? get().notebook)),
      }));

    return {
      notebook: EMPTY_NOTEBOOK,
      isReady: false,
      trouble: undefined,
      isWithSeat: false,
      notKept: undefined,
      last: undefined,
      others: [],
      async load() {
        isLeft = false;
        const own = phone.read();
        if (own && !show(own)) return;
        const answer = await seat.load();
        if (answer.ok ? !take(answer.value) : own === undefined) {
          if (answer.ok) return;
          // The seat may have notes, which edits to an empty page would overwrite.
          set({ trouble: answer.error });
          if (isTemporary(answer.error) && !isLeft)
            wait(() => void get().load(), RETRY_MILLISECONDS);
          return;
        }
        set({ isReady: true, trouble: undefined });
        sync();
      },
      reread() {
        if (get().isReady) show(row());
      },
      write(stroke) {
        if (!get().isReady) return;
        const before = parseNotebook(row().text) ?? get().notebook;
        const after = stroke(before);
        if (after === before) return;
        changeNotebook(() => after);
        set({ last: { before, after } });
      },
      undo() {
        const { last } = get();
        if (last === undefined) return;
        // Keeps edits made since then, in another tab or elsewhere.
        changeNotebook(now => mergeNotebooks(last.after, last.before, now).notebook);
        set({ last: undefined });
      },
      decide(other, stays) {
        if (stays) changeNotebook(notebook => note(notebook, other.hex, other));
        change(before => ({
          ...before,
          others: before.others.filter(({ hex }) => hex !== other.hex),
        }));
      },
      keepWithSeat: isWithSeat => change(before => ({ ...before, isWithSeat })),
      flush: sync,
      leave() {
        isLeft = true;
        sync();
        stopWaiting();
      },
    };
  });
}

/** Keeps one per space: a new conflict replaces an older one. */
const withOthers = (
  before: readonly OtherNote[],
  more: readonly OtherNote[],
): readonly OtherNote[] => [
  ...before.filter(({ hex }) => more.every(each => each.hex !== hex)),
  ...more,
];
