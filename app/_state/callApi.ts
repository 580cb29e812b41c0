import { isOurAnswer } from '@/app/_ui/connection';
import { withTimeout } from '@/app/_ui/patience';
import type { ChangeId } from '@/lib/game/seats/seat';
import { ok, type Result, refused } from '@/lib/result';
import type { Trouble } from './trouble';

/**
 * Codes for a missing response, and for one that is not from our server, for example a gateway's error page. Pages have
 * their own messages for them. The request can be retried.
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
  if (!isOurAnswer(response)) return refused(UNREADABLE);
  try {
    const answer = await response.json();
    return response.ok ? ok(answer) : refused(answer.error);
  } catch {
    // The body was truncated.
    return refused(UNREADABLE);
  }
}
