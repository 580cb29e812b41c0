import { headers } from 'next/headers';
import { CHANGE_ID, type ChangeId } from '@/lib/game/seats/seat';
import type { Asker, Mover } from '@/lib/table/moveCommands';
import { nameDevice, readDevice } from './device';
import { readCode, readSeat } from './read';

interface Path {
  readonly code: string;
  readonly seat: string;
}

/** The seat that a path names, and the device that asks, which is given a name where it had none. */
export const readMover = async (path: Path): Promise<Mover> => ({
  code: readCode(path),
  seat: readSeat(path),
  device: await nameDevice(),
  id: await readChangeId(),
});

/** The same for what only a holder may: no name is given, for a cookie would tell that the game is there. */
export const readAsker = async (path: Path): Promise<Asker> => ({
  code: readCode(path),
  seat: readSeat(path),
  device: await readDevice(),
  id: await readChangeId(),
});

/** The seat that a body names, and the device that asks. */
export const readVoter = async (path: { code: string }, seat: number): Promise<Mover> => ({
  code: readCode(path),
  seat,
  device: await nameDevice(),
  id: await readChangeId(),
});

/**
 * The name that whoever asks for a change has given it, as the IETF's draft has it
 * (draft-ietf-httpapi-idempotency-key-header): a text between quotes, which may be left out.
 */
const readHeader = (headers: Pick<Headers, 'get'>): string | undefined =>
  headers.get('Idempotency-Key')?.replace(/^"(.*)"$/, '$1');

/** Nothing where it bears none. */
async function readChangeId(): Promise<ChangeId | undefined> {
  const id = readHeader(await headers());
  return id !== undefined && CHANGE_ID.test(id) ? id : undefined;
}

/** Whether a change bears a name that cannot be kept. */
export function isBadlyNamed({ method, headers }: Request): boolean {
  const id = readHeader(headers);
  return method !== 'GET' && method !== 'HEAD' && id !== undefined && !CHANGE_ID.test(id);
}
