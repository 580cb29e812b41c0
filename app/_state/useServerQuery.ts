'use client';

import { startTransition, useEffect, useState } from 'react';
import { whenReachable } from '@/app/_ui/connection';
import type { Result } from '@/lib/result';
import { type AsyncResult, isOutage, type Trouble } from './trouble';

/** The state of a query. */
export type QueryState<T> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'refused'; readonly trouble: Trouble };

interface ServerQuery<T> {
  /** The key of the query, which runs once for each key; `undefined` runs none. */
  readonly about: string | undefined;
  ask(): AsyncResult<T>;
}

/** Queries the server for a page; after an outage, the query is repeated once the server responds. */
export function useServerQuery<T>({ about, ask }: ServerQuery<T>): QueryState<T> {
  const [answer, setAnswer] = useState<{ about: string; result: Result<T, Trouble> }>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` is the key of `ask`; a new round repeats the query
  useEffect(() => {
    if (about === undefined) return;
    let isCurrent = true;
    void ask().then(result => {
      // A transition, since a large page may be waiting for it, and rendering that must not block a slow phone.
      if (isCurrent) startTransition(() => setAnswer({ about, result }));
    });
    return () => {
      isCurrent = false;
    };
  }, [about, round]);

  const result = answer?.about === about ? answer?.result : undefined;
  // After each outage, retry when the server responds.
  useEffect(() => {
    const isDown = result?.ok === false && isOutage(result.error);
    return isDown ? whenReachable(() => setRound(before => before + 1)) : undefined;
  }, [result]);

  if (about === undefined) return { status: 'idle' };
  if (result === undefined) return { status: 'loading' };
  return result.ok
    ? { status: 'loaded', value: result.value }
    : { status: 'refused', trouble: result.error };
}
