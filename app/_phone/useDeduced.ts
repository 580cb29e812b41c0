'use client';

import { useEffect, useState } from 'react';
import type { Position } from '@/lib/board/position';
import type { Result } from '@/lib/result';
import type { Contradiction, DeduceLevel, Deduction } from '@/lib/solver/deduce';
import { callPhoneWorker } from './callPhoneWorker';
import type { PhoneFault } from './phoneFault';

/** A deduction, a contradiction between the pieces, or a fault of the phone. */
export type Deduced = Result<Deduction, Contradiction | PhoneFault>;

/**
 * Deduces from a position in the worker. `undefined` without a level, or while the deduction is pending. A new object,
 * even an equal one, starts a new deduction.
 */
export function useDeduced(
  position: Position,
  level: DeduceLevel | undefined,
): Deduced | undefined {
  const [answer, setAnswer] = useState<{ to: Position; at: DeduceLevel; deduced: Deduced }>();
  useEffect(() => {
    if (level === undefined) return;
    let isWanted = true;
    void callPhoneWorker('deduce', position, level).then(deduced => {
      if (isWanted) setAnswer({ to: position, at: level, deduced });
    });
    return () => {
      isWanted = false;
    };
  }, [position, level]);
  return answer?.to === position && answer.at === level ? answer.deduced : undefined;
}
