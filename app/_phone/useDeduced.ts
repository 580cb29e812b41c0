'use client';

import { useEffect, useState } from 'react';
import type { BoardInput, DeductionView } from '@/lib/game/record/deductionView';
import type { Result } from '@/lib/result';
import type { Contradiction, DeduceLevel } from '@/lib/solver/deduce';
import { callPhoneWorker } from './callPhoneWorker';
import type { PhoneFault } from './phoneFault';

/** A deduction, a contradiction between the pieces, or a fault of the phone. */
export type Deduced = Result<DeductionView, Contradiction | PhoneFault>;

export interface DeductionInput extends BoardInput {
  readonly level: DeduceLevel;
}

/**
 * Deduces from a board in the worker. `undefined` without a board, or while its deduction is pending. A new object,
 * even an equal one, starts a new deduction.
 */
export function useDeduced(input: DeductionInput | undefined): Deduced | undefined {
  const [answer, setAnswer] = useState<{ to: DeductionInput; deduced: Deduced }>();
  useEffect(() => {
    if (input === undefined) return;
    let isWanted = true;
    const { level, ...board } = input;
    void callPhoneWorker('deduce', board, level).then(deduced => {
      if (isWanted) setAnswer({ to: input, deduced });
    });
    return () => {
      isWanted = false;
    };
  }, [input]);
  return input && answer?.to === input ? answer.deduced : undefined;
}
