'use client';

import { useEffect, useState } from 'react';
import { whenBack } from '@/app/_ui/connection';
import type { Result } from '@/lib/result';
import type { AsyncResult, Trouble } from './tableClient';

/** What has come of a question. */
export type QueryState<T> =
  | { readonly status: 'unasked' | 'asked' }
  | { readonly status: 'there'; readonly value: T }
  | { readonly status: 'refused'; readonly trouble: Trouble };

interface ServerQuery<T> {
  /** What is asked about: each is asked about once. Nothing is asked where it is undefined. */
  readonly about: string | undefined;
  ask(): AsyncResult<T>;
  /** How long nothing else must have been asked about, in ms. */
  readonly pause?: number;
}

/** Asks the server what the page shows of it; where the connection was lost, again when it is back. */
export function useServerQuery<T>({ about, ask, pause = 0 }: ServerQuery<T>): QueryState<T> {
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

  if (about === undefined) return { status: 'unasked' };
  if (result === undefined) return { status: 'asked' };
  return result.ok
    ? { status: 'there', value: result.value }
    : { status: 'refused', trouble: result.error };
}
