import { withTimeout } from '@/app/_state/callApi';
import { type Change, isTemporary, type LookChange, without } from '@/app/_state/changes';
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

/** The outbox limit for a table; far more than an evening needs. */
const MOST_WAITING = 500;

interface TableMemoryOptions {
  readonly code: string;
  /** Called with the phone's data now and after every change. */
  readonly attachMemory: (memory: TableMemory) => void;
  /** Reloads the table: another page may have sent a waiting change. */
  readonly refresh: () => Promise<void>;
}

/** Connects a table's store to the phone's data about it. Returns the function that disconnects it. */
export function phoneMemory({ code, attachMemory, refresh }: TableMemoryOptions): () => void {
  let isOpen = true;
  let clues: readonly SeatNumber[] = [];
  let kept: readonly Change[] = [];
  /** The pending `send` calls of this page. */
  const waiters = new Map<ChangeId, (what: SendResult) => void>();

  async function read() {
    // If reading fails, the next change triggers another attempt.
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
    // Stored before it is displayed, so that a displayed change survives if the page is killed.
    await changeOutbox(code, list => withChange(list, made));
    const settled = new Promise<SendResult>(settle => {
      waiters.set(made.id, settle);
      setTimeout(settle, timeout, 'queued');
    });
    await read();
    publishOutboxNews(code);
    const became = await settled;
    waiters.delete(made.id);
    // The caller shows the refusal, so it need not be shown again.
    if (typeof became === 'object') await forget(made.id);
    else show();
    return became;
  }

  const actions: Pick<TableMemory, 'send' | 'forget' | 'look'> = {
    send,
    forget: id => void forget(id),
    look: request =>
      lookWithFallback({
        ...request,
        code,
        isKept: clues.includes(request.look.seat),
        onKept: () => void read(),
        count: look => void change(list => withChange(list, look)),
      }),
  };

  void read();
  const stop = subscribeToOutbox(async about => {
    if (about !== undefined && about !== code) return;
    // Reload the table first: otherwise a question that has just been answered would reappear briefly.
    if (kept.some(({ id }) => !waiters.has(id))) await refresh();
    await read();
  });
  return () => {
    isOpen = false;
    stop();
  };
}

/** Deletes the cached own clues of all tables. */
export async function forgetAllClues(): Promise<void> {
  await forgetClues();
  publishOutboxNews();
}

/** With a cached clue at hand, the server's answer is awaited only this long. */
const CLUE_TIMEOUT_MILLISECONDS = 3000;

interface LookInput extends LookRequest {
  readonly code: string;
  /** Whether the clue is cached. */
  readonly isKept: boolean;
  /** Called once the clue is cached. */
  readonly onKept: () => void;
  /** Queues a look to be counted. */
  readonly count: (look: LookChange) => void;
}

/**
 * The own clue of a server's table, from the server or else from the cache. The look keeps its id, so one whose response
 * came too late still counts once.
 */
export async function lookWithFallback(input: LookInput): AsyncResult<SeatView> {
  const { code, isKept, look, signal, isLost, ask, onKept, count } = input;
  const { seat } = look;
  const kept = isKept ? await readClue(code, seat) : undefined;
  if (kept === undefined || !isLost) {
    const answer = await ask(kept ? withTimeout(signal, CLUE_TIMEOUT_MILLISECONDS) : signal);
    // Not awaited: the caller needs only the clue.
    if (answer.ok && keepsClues()) void keepClue(code, seat, answer.value).then(onKept);
    if (kept === undefined || answer.ok || !isTemporary(answer.error)) return answer;
  }
  if (!signal.aborted) count(look);
  return ok(kept);
}
