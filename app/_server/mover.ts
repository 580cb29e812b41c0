import type { Asker, Mover } from '@/lib/table/moves';
import { readChangeId } from './changeId';
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
