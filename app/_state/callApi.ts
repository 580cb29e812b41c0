import { ok, type Result, refused } from '@/lib/result';
import type { Trouble } from './tableClient';

/** Nothing was heard, or nothing that makes sense: the page has words of its own for these. */
const OFFLINE: Trouble = { code: 'offline' };
const UNREADABLE: Trouble = { code: 'unreadable' };

/** An answer that takes longer will not come. */
const PATIENCE_MILLISECONDS = 15_000;

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One call to our own API. Whatever goes wrong comes back as a refusal, with a sentence to show where
 * the server gave one.
 */
export async function callApi<T>({
  method = 'GET',
  path,
  body,
  signal,
}: Call): Promise<Result<T, Trouble>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      signal: signal ?? AbortSignal.timeout(PATIENCE_MILLISECONDS),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  } catch {
    return refused(OFFLINE);
  }
  try {
    const answer = await response.json();
    return response.ok ? ok(answer) : refused(answer.error ?? UNREADABLE);
  } catch {
    return refused(UNREADABLE);
  }
}
