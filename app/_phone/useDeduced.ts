'use client';

import { useEffect, useState } from 'react';
import type { BoardInput, DeductionView } from '@/lib/game/record/deductionView';
import type { Result } from '@/lib/result';
import type { Contradiction, DeduceLevel } from '@/lib/solver/deduce';
import { callPhoneWorker } from './callPhoneWorker';
import type { PhoneFault } from './phoneFault';

/** What follows from a board, that its pieces contradict each other, or that the phone could not reckon. */
export type Deduced = Result<DeductionView, Contradiction | PhoneFault>;

export interface DeductionInput extends BoardInput {
  readonly level: DeduceLevel;
}

/**
 * What follows from a board, reckoned in the phone's own thread: nothing where nothing is asked, and until the answer
 * to what is asked now is here. Another object asks anew.
 */
export function useDeduced(asked: DeductionInput | undefined): Deduced | undefined {
  const [answer, setAnswer] = useState<{ to: DeductionInput; deduced: Deduced }>();
  useEffect(() => {
    if (asked === undefined) return;
    let isWanted = true;
    const { level, ...board } = asked;
    void callPhoneWorker('deduce', board, level).then(deduced => {
      if (isWanted) setAnswer({ to: asked, deduced });
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return asked && answer?.to === asked ? answer.deduced : undefined;
}
