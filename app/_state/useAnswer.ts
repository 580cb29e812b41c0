'use client';

import { useEffect, useState } from 'react';
import { whenBack } from '@/app/_ui/connection';
import type { Result } from '@/lib/result';
import type { Answer, Trouble } from './tableClient';

/** What has come of a question. */
export type Answered<T> =
  | { readonly is: 'unasked' | 'asked' }
  | { readonly is: 'there'; readonly value: T }
  | { readonly is: 'refused'; readonly trouble: Trouble };

export interface Question<T> {
  /** What is asked about: each is asked about once. Nothing is asked where it is undefined. */
  readonly about: string | undefined;
  ask(): Answer<T>;
  /** How long nothing else must have been asked about, in ms. */
  readonly pause?: number;
}

/** Asks the server what the page shows of it; where the connection was lost, again when it is back. */
export function useAnswer<T>({ about, ask, pause = 0 }: Question<T>): Answered<T> {
  const [answer, setAnswer] = useState<{ about: string; result: Result<T, Trouble> }>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` says what is asked; a new round asks the same
  useEffect(() => {
    if (about === undefined) return;
    let isWanted = true;
    const asking = setTimeout(async () => {
      const result = await ask();
      if (isWanted) setAnswer({ about, result });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(asking);
    };
  }, [about, round]);

  const result = answer?.about === about ? answer?.result : undefined;
  // After each loss anew.
  useEffect(() => {
    const isOffline = result?.ok === false && result.error.code === 'offline';
    return isOffline ? whenBack(() => setRound(before => before + 1)) : undefined;
  }, [result]);

  if (about === undefined) return { is: 'unasked' };
  if (result === undefined) return { is: 'asked' };
  return result.ok
    ? { is: 'there', value: result.value }
    : { is: 'refused', trouble: result.error };
}
