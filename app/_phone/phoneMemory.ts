import { withTimeout } from '@/app/_state/callApi';
import { type Change, createChange, type LookChange, without } from '@/app/_state/changes';
import { keepsClues } from '@/app/_state/keepClue';
import type { AsyncResult } from '@/app/_state/tableClient';
import type {
  LookRequest,
  SendResult,
  TableMemory,
  TimeoutMilliseconds,
} from '@/app/_state/tableMemory';
import { unsentVote, withChange } from '@/app/_state/waitingList';
import type { ChangeId, SeatNumber } from '@/lib/game/seats/seat';
import type { SeatView } from '@/lib/game/views/views';
import { ok } from '@/lib/result';
import { forgetClues, keepClue, readClue, seatsWithClue } from './cachedTables';
import { changeOutbox, readOutbox } from './outbox';
import { publishOutboxNews, subscribeToOutbox } from './outboxNews';

/** More does not wait at a table: nobody's evening has so much. */
const MOST_WAITING = 500;

interface TableMemoryOptions {
  readonly code: string;
  /** Called with what is kept, now and after every change. */
  readonly attachMemory: (memory: TableMemory) => void;
  /** Asks for the table as it is now: something that waited may have been told by another page. */
  readonly refresh: () => Promise<void>;
}

/** What the phone keeps of a server's table, until the result is called. */
export function phoneMemory({ code, attachMemory, refresh }: TableMemoryOptions): () => void {
  let isOpen = true;
  let clues: readonly SeatNumber[] = [];
  let kept: readonly Change[] = [];
  /** Whoever waits on this page for what becomes of a change. */
  const waiters = new Map<ChangeId, (what: SendResult) => void>();

  async function read() {
    // What cannot be read now is read with the next change.
    kept = await readOutbox(code).catch(() => kept);
    clues = await seatsWithClue(code);
    for (const [id, settle] of waiters) {
      const left = kept.find(each => each.id === id);
      if (left === undefined) settle('acknowledged');
      else if (left.refused) settle(left.refused);
    }
    show();
  }

  function show() {
    if (!isOpen) return;
    const waiting = kept.filter(({ id }) => !waiters.has(id));
    attachMemory({
      changes: kept,
      waiting,
      unsentAnswer: (seat, motion) => unsentVote(waiting, seat, motion)?.answer,
      clues,
      ...actions,
    });
  }

  async function change(by: Parameters<typeof changeOutbox>[1]) {
    await changeOutbox(code, by);
    await read();
    publishOutboxNews(code);
  }
  const forget = (id: ChangeId) => change(list => without(list, id));

  async function send(made: Change, timeout: TimeoutMilliseconds): Promise<SendResult> {
    if (kept.length >= MOST_WAITING) return { code: 'offline' };
    // On the page it shows once it is kept: what was seen there is there after a page that was killed.
    await changeOutbox(code, list => withChange(list, made));
    const settled = new Promise<SendResult>(settle => {
      waiters.set(made.id, settle);
      setTimeout(settle, timeout, 'queued');
    });
    await read();
    publishOutboxNews(code);
    const became = await settled;
    waiters.delete(made.id);
    // Whoever has sent it is told of it, and nobody once more.
    if (typeof became === 'object') await forget(made.id);
    else show();
    return became;
  }

  const actions: Pick<TableMemory, 'send' | 'forget' | 'look'> = {
    send,
    forget: id => void forget(id),
    look: (seat, looking) =>
      lookWithFallback(seat, {
        ...looking,
        code,
        isKept: clues.includes(seat),
        onKept: () => void read(),
        count: look => void change(list => withChange(list, look)),
      }),
  };

  void read();
  const stop = subscribeToOutbox(async about => {
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
  publishOutboxNews();
}

/** An answer that takes longer is not waited for where the phone has one of its own. */
const CLUE_TIMEOUT_MILLISECONDS = 3000;

interface LookInput extends LookRequest {
  readonly code: string;
  /** Whether the phone has one of its own. */
  readonly isKept: boolean;
  /** Called once the clue is kept. */
  readonly onKept: () => void;
  /** Has a look wait to be counted. */
  readonly count: (look: LookChange) => void;
}

/**
 * The own clue of a server's table, from there or else as this phone keeps it. A look bears its name from the first
 * question on: one whose answer came too late counts once.
 */
export async function lookWithFallback(
  seat: SeatNumber,
  looking: LookInput,
): AsyncResult<SeatView> {
  const { code, isKept, signal, isLost, ask, onKept, count } = looking;
  const look = createChange({ does: 'look', seat });
  const kept = isKept ? await readClue(code, seat) : undefined;
  if (kept === undefined || !isLost) {
    const answer = await ask(
      look.id,
      kept ? withTimeout(signal, CLUE_TIMEOUT_MILLISECONDS) : signal,
    );
    // Nobody who looks waits for that.
    if (answer.ok && keepsClues()) void keepClue(code, seat, answer.value).then(onKept);
    if (kept === undefined || answer.ok || answer.error.code !== 'offline') return answer;
  }
  if (!signal.aborted) count(look);
  return ok(kept);
}
