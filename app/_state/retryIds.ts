import { drawChangeId } from '@/app/_api/changeId';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type AsyncResult, isTemporary } from './trouble';

/** Gives each call an id. The last call keeps its id until it is answered, so that a retry does not count twice. */
export function createRetryIds() {
  let unanswered: { readonly call: string; readonly id: ChangeId } | undefined;
  return async <T>(call: object, ask: (id: ChangeId) => AsyncResult<T>): AsyncResult<T> => {
    const text = JSON.stringify(call);
    if (unanswered?.call !== text) unanswered = { call: text, id: drawChangeId() };
    const { id } = unanswered;
    const answer = await ask(id);
    if ((answer.ok || !isTemporary(answer.error)) && unanswered?.id === id) unanswered = undefined;
    return answer;
  };
}
