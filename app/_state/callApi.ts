import type { ChangeId } from '@/lib/game/seats/seat';
import { ok, type Result, refused } from '@/lib/result';
import type { Trouble } from './tableClient';

/** Nothing was heard, or nothing that makes sense: the page has words of its own for these. */
const offline = (): Trouble => ({ code: 'offline' });
const UNREADABLE: Trouble = { code: 'unreadable' };

/** An answer that takes longer will not come. */
const PATIENCE_MILLISECONDS = 15_000;

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** The change's name, where it is to count once however often it is told. */
  readonly id?: ChangeId | undefined;
  /** The tag of what it replaces. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How long an answer is waited for, in ms, where that is not as usual. */
  readonly timeoutMilliseconds?: number | undefined;
}

/**
 * One call to our own API. Whatever goes wrong comes back as a refusal, with a sentence to show where
 * the server gave one.
 */
export async function callApi<T>({
  method = 'GET',
  path,
  body,
  id,
  ifMatch,
  signal,
  timeoutMilliseconds = PATIENCE_MILLISECONDS,
}: Call): Promise<Result<T, Trouble>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      signal: withTimeout(signal, timeoutMilliseconds),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(id !== undefined && { 'idempotency-key': `"${id}"` }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return refused(offline());
  }
  try {
    const answer = await response.json();
    return response.ok ? ok(answer) : refused(answer.error ?? UNREADABLE);
  } catch {
    return refused(UNREADABLE);
  }
}

/**
 * Aborts when `signal` does, or has, or when that many milliseconds are over. Safari before 17.4 has no
 * `AbortSignal.any`.
 */
export function withTimeout(signal: AbortSignal | undefined, milliseconds: number): AbortSignal {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  setTimeout(abort, milliseconds);
  return either.signal;
}
