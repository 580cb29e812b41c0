import type { ChangeId } from '@/lib/game/seats/seat';
import { ok, type Result, refused } from '@/lib/result';
import type { Trouble } from './tableClient';

/**
 * Codes for a missing response, and for one that is not our server's, such as a gateway's error page. Pages have
 * messages of their own for them. The request can be retried.
 */
const offline = (): Trouble => ({ code: 'offline' });
const UNREADABLE: Trouble = { code: 'unreadable' };

/** The usual timeout of a request, in ms. */
const TIMEOUT_MILLISECONDS = 15_000;

interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** The idempotency key of a change that may be sent repeatedly. */
  readonly id?: ChangeId | undefined;
  /** The deal of the table for which the change is made. */
  readonly dealNumber?: number | undefined;
  /** The tag of the version that the request replaces. */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A timeout other than the usual one, in ms. */
  readonly timeoutMilliseconds?: number | undefined;
}

/** Calls our own API. Never rejects: any failure becomes a refusal, with a message to show if the server sent one. */
export async function callApi<T>({
  method = 'GET',
  path,
  body,
  id,
  dealNumber,
  ifMatch,
  signal,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
}: ApiRequest): Promise<Result<T, Trouble>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      cache: 'no-store',
      signal: withTimeout(signal, timeoutMilliseconds),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(id !== undefined && { 'idempotency-key': `"${id}"` }),
        ...(dealNumber !== undefined && { 'fieldbook-deal': String(dealNumber) }),
        ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return refused(offline());
  }
  try {
    const answer = await response.json();
    if (response.ok) return ok(answer);
    return refused(isErrorBody(answer.error) ? answer.error : UNREADABLE);
  } catch {
    return refused(UNREADABLE);
  }
}

const isErrorBody = (error: unknown): error is Trouble =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

/** A signal that aborts with `signal` or after that many ms. Safari before 17.4 lacks `AbortSignal.any`. */
export function withTimeout(signal: AbortSignal | undefined, milliseconds: number): AbortSignal {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  setTimeout(abort, milliseconds);
  return either.signal;
}
