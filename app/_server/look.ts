import type { Refusal } from '@/lib/game/moves';
import { seatView } from '@/lib/game/views';
import type { Missing } from '@/lib/store/store';
import { readDevice } from './device';
import { makeMove } from './move';
import { readSeat } from './read';
import { reply, replyError } from './reply';
import { saySeat } from './say';

/** No game, no such seat, somebody else's seat: one answer, so that nothing can be told from it. */
const NOT_YOURS: readonly (Refusal | Missing)[] = ['not-found', 'seat-not-found', 'not-your-seat'];

/** Uncovers the clue of the seat that the path names, and counts the look. */
export async function lookAtSeat(params: { code: string; seat: string }): Promise<Response> {
  const seat = readSeat(params);
  const looked = await makeMove(params, seat, { kind: 'look' });
  if (!looked.ok) return replyError(NOT_YOURS.includes(looked.error) ? 'not-found' : looked.error);
  const view = seatView(looked.value, seat, await readDevice());
  return view === undefined ? replyError('not-found') : reply(await saySeat(view));
}
