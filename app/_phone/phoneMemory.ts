import { type Change, type LookChange, without } from '@/app/_state/changes';
import { cachesClues } from '@/app/_state/clueSettings';
import { oneAtATime } from '@/app/_state/oneAtATime';
import type { TableClient } from '@/app/_state/tableClient';
import { askLook, type SendResult, type TableMemory } from '@/app/_state/tableMemory';
import { type AsyncResult, isTemporary } from '@/app/_state/trouble';
import { isConnectionLost } from '@/app/_ui/connection';
import { withTimeout } from '@/app/_ui/patience';
import type { ChangeId } from '@/lib/game/seats/seat';
import type { SeatView } from '@/lib/game/views/views';
import { ok, refused } from '@/lib/result';
import { cacheClue, deleteCachedClues, readCachedClue, seatsWithCachedClue } from './cachedTables';
import { changeOutbox, readOutbox } from './outbox';
import { outboxNews } from './outboxNews';

/** The limit per table; far more than an evening needs. */
const MAX_QUEUED = 500;

/** How long a change may take, in ms, before it counts as queued. Resending it is idempotent. */
const ANSWER_TIMEOUT_MILLISECONDS = 5000;

/** How long to wait for the server if the clue is cached, in ms. */
const CLUE_TIMEOUT_MILLISECONDS = 3000;

/** The phone's memory of a server's table: its outbox and its cached clues. */
export function phoneMemory(code: string, client: Pick<TableClient, 'ask'>): TableMemory {
  /** Ids of this page's changes whose `send` is still pending. */
  const pending = new Set<ChangeId>();

  const publishLocalState = () => outboxNews.publish({ about: 'kept', code });

  async function forget(id: ChangeId) {
    await changeOutbox(code, list => without(list, id));
    publishLocalState();
  }

  async function send(change: Change, timeoutMilliseconds: number): Promise<SendResult> {
    let isFull = false;
    pending.add(change.id);
    // Stored before it is displayed, so that a displayed change survives if the page is killed.
    await changeOutbox(code, list => {
      isFull = list.length >= MAX_QUEUED;
      return isFull ? list : [...list, change];
    });
    if (isFull) {
      pending.delete(change.id);
      return refused({ code: 'phone-full' });
    }
    const answer = answerTo(change.id, timeoutMilliseconds);
    outboxNews.publish({ about: 'added', code });
    const sent = await answer;
    pending.delete(change.id);
    // A refused entry stays, so that it can be entered again.
    if (!sent.ok || sent.value === 'queued') publishLocalState();
    return sent;
  }

  /** The look keeps its id, so it counts once even if its response came too late. */
  async function look(look: LookChange, signal: AbortSignal): AsyncResult<SeatView> {
    const cached = await readCachedClue(code, look);
    if (cached === undefined || !isConnectionLost()) {
      const until = cached ? withTimeout(signal, CLUE_TIMEOUT_MILLISECONDS) : signal;
      const answer = await askLook(client, look, until);
      // Not awaited: the caller needs only the clue.
      if (answer.ok && cachesClues()) void cacheClue(code, answer.value).then(publishLocalState);
      if (cached === undefined || answer.ok || !isTemporary(answer.error)) return answer;
    }
    if (!signal.aborted) void send(look, 0);
    return ok(cached);
  }

  return {
    watch(listener) {
      let isWatched = true;
      const read = oneAtATime(async () => {
        const [{ changes, isStored }, cachedClues] = await Promise.all([
          readOutbox(code),
          seatsWithCachedClue(code),
        ]);
        const queued = changes.filter(({ id }) => !pending.has(id));
        if (isWatched) listener.receiveLocalState({ changes, queued, isStored, cachedClues });
      });
      const stop = outboxNews.subscribe(news => {
        if (news.code !== undefined && news.code !== code) return;
        // Update the table first: otherwise a question that was just answered would briefly reappear.
        if (news.about === 'answered' && news.answer.ok) listener.receiveView(news.answer.value);
        read();
      });
      read();
      return () => {
        isWatched = false;
        stop();
      };
    },
    send: change => send(change, isConnectionLost() ? 0 : ANSWER_TIMEOUT_MILLISECONDS),
    forget: id => void forget(id),
    look,
  };
}

/** The answer to a change, from whichever tab sends it; `queued` if that takes longer. */
const answerTo = (id: ChangeId, timeoutMilliseconds: number): Promise<SendResult> =>
  new Promise(resolve => {
    const stop = outboxNews.subscribe(news => {
      if (news.about === 'answered' && news.id === id) settle(news.answer);
    });
    const timer = setTimeout(() => settle(ok('queued')), timeoutMilliseconds);
    function settle(result: SendResult) {
      clearTimeout(timer);
      stop();
      resolve(result);
    }
  });

/** Deletes the cached own clues of all tables. */
export async function deleteAllCachedClues(): Promise<void> {
  await deleteCachedClues();
  outboxNews.publish({ about: 'kept' });
}
