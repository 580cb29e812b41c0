import { headers } from 'next/headers';
import { CHANGE_ID, type ChangeId } from '@/lib/game/seats/seat';

/**
 * The name that whoever asks for a change has given it, as the IETF's draft has it
 * (draft-ietf-httpapi-idempotency-key-header): a text between quotes, which may be left out.
 */
const readHeader = (headers: Pick<Headers, 'get'>): string | undefined =>
  headers.get('Idempotency-Key')?.replace(/^"(.*)"$/, '$1');

/** Nothing where it bears none. */
export async function readChangeId(): Promise<ChangeId | undefined> {
  const id = readHeader(await headers());
  return id !== undefined && CHANGE_ID.test(id) ? id : undefined;
}

/** Whether a change bears a name that cannot be kept. */
export function isBadlyNamed({ method, headers }: Request): boolean {
  const id = readHeader(headers);
  return method !== 'GET' && method !== 'HEAD' && id !== undefined && !CHANGE_ID.test(id);
}
