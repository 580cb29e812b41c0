'use client';

import { useMemo, useState } from 'react';
import { createVote, type VoteChange } from '@/app/_state/changes';
import { useTable } from '@/app/_state/TableProvider';
import type { Trouble } from '@/app/_state/tableClient';
import type { SeatNumber } from '@/lib/game/seats/seat';
import { canWaitOffline } from '@/lib/game/votes/motionRules';
import {
  isPassAndPlay,
  type OpenQuestions,
  type Question,
  questionsToShow,
  waitingKeys,
} from './questions';

/** What this phone shows of the table's open questions. */
export function useQuestions(): OpenQuestions {
  const view = useTable(state => state.view);
  const reopened = useTable(state => state.reopened);
  const unsentAnswer = useTable(state => state.memory?.unsentAnswer);
  return useMemo(
    () => questionsToShow(view, reopened, unsentAnswer),
    [view, reopened, unsentAnswer],
  );
}

/** Asks these seats of this phone anew, before all that waits now. */
export function useReopen(): (key: string, voters: readonly number[]) => void {
  const view = useTable(state => state.view);
  const reopen = useTable(state => state.reopen);
  const unsentAnswer = useTable(state => state.memory?.unsentAnswer);
  return (key, voters) => reopen({ key, voters, over: waitingKeys(view, unsentAnswer) });
}

/**
 * The question that waits for somebody on this phone, if there is one. Its button is then the only filled
 * one: the page's own turn plain, each where it is.
 */
export const useOpenQuestion = (): Question | undefined => useQuestions().open?.question;

/**
 * What a seat says to the table. Without a connection it waits on the phone, where that can be kept. A phone that goes
 * round asks again instead, as does who says how much the app shall help.
 */
export function useVote() {
  const view = useTable(state => state.view);
  const send = useTable(state => state.send);
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  /** Who has taken it: the table or, until there is a connection, the phone; nobody where it is refused. */
  async function cast(
    seat: SeatNumber,
    said: Pick<VoteChange, 'motion' | 'answer'>,
  ): Promise<'acknowledged' | 'queued' | undefined> {
    setWaiting(true);
    setTrouble(undefined);
    const sent = await send(
      createVote(view, seat, said),
      canWaitOffline(said.motion) && !isPassAndPlay(view),
    );
    setWaiting(false);
    if (typeof sent === 'string') return sent;
    setTrouble(sent);
    return undefined;
  }

  return { isWaiting, trouble, cast };
}

export type VoteControls = ReturnType<typeof useVote>;
