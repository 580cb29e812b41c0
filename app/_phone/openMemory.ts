import { answerOf, type Change, without } from '@/app/_state/changes';
import type { Patience, Sent, TableMemory } from '@/app/_state/tableMemory';
import { untoldVote, withChange } from '@/app/_state/waitingList';
import type { ChangeId, SeatNumber } from '@/lib/game/seat';
import { forgetClues, seatsWithClue } from './heardTables';
import { lookKept } from './lookKept';
import { changeOutbox, readOutbox } from './outbox';
import { hearOutbox, tellOutboxNews } from './outboxNews';

/** More does not wait at a table: nobody's evening has so much. */
const MOST_WAITING = 500;

interface Remembering {
  readonly code: string;
  /** Called with what is kept, now and after every change. */
  readonly recall: (memory: TableMemory) => void;
  /** Asks for the table as it is now: something that waited may have been told by another page. */
  readonly refresh: () => Promise<void>;
}

/** What the phone keeps of a server's table, until the result is called. */
export function openMemory({ code, recall, refresh }: Remembering): () => void {
  let isOpen = true;
  let clues: readonly SeatNumber[] = [];
  let kept: readonly Change[] = [];
  /** Whoever waits on this page for what becomes of a change. */
  const waiters = new Map<ChangeId, (what: Sent) => void>();

  async function read() {
    // What cannot be read now is read with the next change.
    kept = await readOutbox(code).catch(() => kept);
    clues = await seatsWithClue(code);
    for (const [id, settle] of waiters) {
      const left = kept.find(each => each.id === id);
      if (left === undefined) settle('told');
      else if (left.refused) settle(left.refused);
    }
    show();
  }

  function show() {
    if (!isOpen) return;
    const waiting = kept.filter(({ id }) => !waiters.has(id));
    recall({
      changes: kept,
      waiting,
      untold(seat, matter) {
        const vote = untoldVote(waiting, seat, matter);
        return vote && answerOf(vote.cast);
      },
      clues,
      ...doings,
    });
  }

  async function change(by: Parameters<typeof changeOutbox>[1]) {
    await changeOutbox(code, by);
    await read();
    tellOutboxNews(code);
  }
  const forget = (id: ChangeId) => change(list => without(list, id));

  async function send(made: Change, patience: Patience): Promise<Sent> {
    if (kept.length >= MOST_WAITING) return { code: 'offline' };
    // On the page it shows once it is kept: what was seen there is there after a page that was killed.
    await changeOutbox(code, list => withChange(list, made));
    const settled = new Promise<Sent>(settle => {
      waiters.set(made.id, settle);
      setTimeout(settle, patience, 'waits');
    });
    await read();
    tellOutboxNews(code);
    const became = await settled;
    waiters.delete(made.id);
    // Whoever has sent it is told of it, and nobody once more.
    if (typeof became === 'object') await forget(made.id);
    else show();
    return became;
  }

  const doings: Pick<TableMemory, 'send' | 'forget' | 'look'> = {
    send,
    forget: id => void forget(id),
    look: (seat, looking) =>
      lookKept(seat, {
        ...looking,
        code,
        isKept: clues.includes(seat),
        onKept: () => void read(),
        count: look => void change(list => withChange(list, look)),
      }),
  };

  void read();
  const stop = hearOutbox(async about => {
    if (about !== undefined && about !== code) return;
    // First what has become of it: what was told is not asked once more in between.
    if (kept.some(({ id }) => !waiters.has(id))) await refresh();
    await read();
  });
  return () => {
    isOpen = false;
    stop();
  };
}

/** Forgets every own clue, of all tables. */
export async function forgetAllClues(): Promise<void> {
  await forgetClues();
  tellOutboxNews();
}
