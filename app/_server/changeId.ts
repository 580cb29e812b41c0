import { headers } from 'next/headers';
import { CHANGE_ID } from '@/lib/game/limits';
import type { ChangeId } from '@/lib/game/seats/seat';

/**
 * The request's idempotency key. In the IETF draft (draft-ietf-httpapi-idempotency-key-header) it is a quoted string;
 * the quotes are optional here.
 */
const readHeader = (headers: Pick<Headers, 'get'>): string | undefined =>
  headers.get('Idempotency-Key')?.replace(/^"(.*)"$/, '$1');

/** `undefined` if the request has no valid idempotency key. */
export async function readChangeId(): Promise<ChangeId | undefined> {
  const id = readHeader(await headers());
  return id !== undefined && CHANGE_ID.test(id) ? id : undefined;
}

/** Whether a change has an invalid idempotency key. */
export function hasBadChangeId({ method, headers }: Request): boolean {
  const id = readHeader(headers);
  return method !== 'GET' && method !== 'HEAD' && id !== undefined && !CHANGE_ID.test(id);
}
