import { createRandom, drawHex } from '../../random';
import { lastSeatEvent } from '../events/eventList';
import type { Game } from '../game';
import type { Actor, KnownChange } from './seat';

/** The change that a move makes, if it has an id. */
export function changeOf(
  { events, dealNumber }: Game,
  { id, at: _, ...action }: Actor & { readonly kind: string },
): KnownChange | undefined {
  if (id === undefined) return undefined;
  const content = {
    ...action,
    // Each attempt draws its own digits.
    ...(action.kind === 'offer' && { digits: undefined }),
    // A look by a holder who left and came back, or at another deal, is a new change.
    ...(action.kind === 'look' && {
      since: lastSeatEvent(events, action.seat)?.at,
      dealNumber,
    }),
  };
  return { id, digest: drawHex(createRandom(JSON.stringify(content), 'a change')) };
}

/** Whether a change is a retry of a known one, or another change under the same id. */
export function compareChange(
  known: readonly KnownChange[],
  change: KnownChange | undefined,
): 'new' | 'retry' | 'other' {
  const before = known.find(({ id }) => id === change?.id);
  if (before === undefined) return 'new';
  return before.digest === change?.digest ? 'retry' : 'other';
}
