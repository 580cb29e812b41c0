import { createStore } from 'zustand/vanilla';
import { isTemporary } from '@/app/_state/changes';
import { oneAtATime } from '@/app/_state/oneAtATime';
import type { AsyncResult, Trouble } from '@/app/_state/tableClient';
import { notebookTag } from '@/lib/game/seats/seatNotebook';
import type { KeptNotebook } from '@/lib/table/notebookCommands';
import { EMPTY_NOTEBOOK, mergeNotebooks, type Notebook, note, type OtherNote } from './notebook';
import { formatNotebook, parseNotebook } from './notebookText';
import type { PhoneNotebook } from './phoneNotebook';

/** The two places where a notebook is kept. */
export interface NotebookBackends {
  readonly phone: {
    read(): PhoneNotebook | undefined;
    /** Whether it could. */
    keep(notebook: PhoneNotebook): boolean;
  };
  readonly seat: {
    load(): AsyncResult<KeptNotebook>;
    /** Where the seat has another one than `baseTag` tells, that one comes with the refusal. */
    keep(text: string | null, baseTag: string): AsyncResult<KeptNotebook>;
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
  /** The notebook before and after the last stroke, where there was one. */
  readonly last: { readonly before: Notebook; readonly after: Notebook } | undefined;
  /** Notes from another phone in whose place this phone's stand, until somebody has said which stay. */
  readonly others: readonly OtherNote[];
  /** Looks for it; on the phone alone where another tab may have written. */
  load(): Promise<void>;
  reread(): void;
  write(stroke: (notebook: Notebook) => Notebook): void;
  undo(): void;
  /** Has the other note stay, or this phone's. */
  decide(other: OtherNote, stays: boolean): void;
  keepWithSeat(isWithSeat: boolean): void;
  /** Tells the seat at once what waits to be told. */
  flush(): void;
  /** The visit ends: the seat is told once more what waits. */
  leave(): void;
}

/** How long no stroke follows before the seat is told, and how long until it is tried again. */
const PAUSE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 10_000;

/** An attempt of before arrives no more. */
const MOST_SENT = 20;

/** A notebook in which nothing was written yet, anywhere. */
const BLANK: PhoneNotebook = {
  text: formatNotebook(EMPTY_NOTEBOOK),
  isWithSeat: false,
  base: { text: null, tag: '' },
  sent: [],
  others: [],
};

/**
 * One seat's notebook on a screen: on the phone at once after each stroke, with the seat a moment later. The phone's row is
 * the notebook, whatever tab writes it; it knows what the seat had when both were last alike, and so what to merge.
 */
export function createNotebookStore({ phone, seat }: NotebookBackends) {
  /** As it would be kept where the phone keeps nothing. */
  let unkept: PhoneNotebook | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** What cannot be told any more by this visit the next one tells. */
  let isLeft = false;

  return createStore<NotebookState>()((set, get) => {
    const row = (): PhoneNotebook => phone.read() ?? unkept ?? BLANK;
    const wanted = ({ text, isWithSeat }: PhoneNotebook) => (isWithSeat ? text : null);
    const isSynced = () => row().base?.text === wanted(row()) && row().sent.length === 0;

    /** Shows the row; whether it can be read. */
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

    /** Takes in what the seat has; whether it can be read. */
    function take(its: KeptNotebook): boolean {
      const ours = row();
      const mine = parseNotebook(ours.text);
      const theirs = its.text === null ? undefined : parseNotebook(its.text);
      if (mine === undefined || (its.text !== null && theirs === undefined)) {
        set({ notKept: 'newer', isReady: false });
        return false;
      }
      const { base } = ours;
      // It is from here: only the answer was lost.
      if (ours.sent.includes(its.tag)) {
        keep({ ...ours, base: its, sent: [] });
        return true;
      }
      const was = parseNotebook(base?.text ?? '') ?? EMPTY_NOTEBOOK;
      const { notebook, others } = theirs
        ? mergeNotebooks(was, mine, theirs)
        : { notebook: mine, others: [] };
      // Who has chosen here where it is kept is followed, and else who has chosen elsewhere.
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
        keep({ ...before, sent: [...before.sent, notebookTag(text)].slice(-MOST_SENT) });
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
          // The seat may have some, which what is written on an empty page would replace.
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
        // What was written since, in another tab or elsewhere, stays.
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

/** One of each space: what was asked about before is asked about what is there now. */
const withOthers = (
  before: readonly OtherNote[],
  more: readonly OtherNote[],
): readonly OtherNote[] => [
  ...before.filter(({ hex }) => more.every(each => each.hex !== hex)),
  ...more,
];
