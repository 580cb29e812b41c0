'use client';

import { canWait, castBy } from '@/app/_state/castBy';
import { useTable } from '@/app/_state/TableProvider';
import type { Answer } from '@/app/_state/tableClient';
import { useCall } from '@/app/_state/useMove';
import type { AnyCast } from '@/app/_state/waiting';
import type { SeatNumber } from '@/lib/game/seat';
import { refused } from '@/lib/result';
import { goesRound } from './questions';

/** An answer that takes longer is not waited for: what may have arrived is not told twice. */
const PATIENCE_MILLISECONDS = 5000;

const tooSlow = (): Answer<never> =>
  new Promise(resolve => setTimeout(resolve, PATIENCE_MILLISECONDS, refused({ code: 'offline' })));

/**
 * What a seat says to the table. Without a connection it waits on the phone, where that can be kept, and so does
 * what is said while something waits still: in order. A phone that goes round asks again instead, as does
 * who says how much the app shall help.
 */
export function useVote() {
  const { isWaiting, trouble, answerTo, setTrouble } = useCall();
  const view = useTable(state => state.view);
  const hear = useTable(state => state.hear);
  const isLost = useTable(state => state.lostSince !== undefined);
  const known = useTable(state => state.memory);
  const memory = goesRound(view) ? undefined : known;
  const isBehind = memory !== undefined && (isLost || memory.isBehind);

  /** Who has taken it: the table or, until there is a connection, the phone; nobody where it is refused. */
  async function say(seat: SeatNumber, cast: AnyCast): Promise<'told' | 'waits' | undefined> {
    const wait = memory && canWait(cast) ? () => memory.vote(seat, cast, view) : undefined;
    const answer =
      wait && isBehind
        ? undefined
        : await answerTo(client => {
            const told = castBy(client, seat, cast, view.end.call);
            return wait ? Promise.race([told, tooSlow()]) : told;
          });
    if (answer?.ok) {
      hear(answer.value);
      return 'told';
    }
    if (wait && (answer === undefined || answer.error.code === 'offline')) {
      wait();
      return 'waits';
    }
    setTrouble(answer?.error);
    return undefined;
  }

  return { isWaiting, trouble, say };
}

export type Saying = ReturnType<typeof useVote>;
