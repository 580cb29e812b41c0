import type { Mover } from '@/lib/table/moves';
import { nameDevice } from './device';
import { readCode, readSeat } from './read';

/** The seat that a path names, and the device that asks, which is given a name where it had none. */
export const readMover = async (path: { code: string; seat: string }): Promise<Mover> => ({
  code: readCode(path),
  seat: readSeat(path),
  device: await nameDevice(),
});
