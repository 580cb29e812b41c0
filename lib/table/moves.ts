import type { Game } from '../game/game';
import { type Made, play, type Refusal } from '../game/moves';
import type { ChangeId, DeviceId, SeatNumber } from '../game/seat';
import { ok, type Result } from '../result';
import type { Missing } from './keeper';
import type { Outside } from './outside';
import { showTable, type Table } from './show';

/** A seat of a kept game, and the device that moves. */
export interface Mover {
  readonly code: string;
  readonly seat: SeatNumber;
  readonly device: DeviceId;
  /** The change's name, where whoever makes it may have to tell it again. */
  readonly id?: ChangeId | undefined;
}

/** Whoever asks for what only a seat's holder may: a device that was never named holds none. */
export type Asker = Omit<Mover, 'device'> & { readonly device: DeviceId | undefined };

/** Makes a move, and shows the table as the device may see it then. */
export async function moveAndShow(
  outside: Outside,
  mover: Mover,
  made: Made,
): Promise<Result<Table, Refusal | Missing>> {
  const moved = await move(outside, mover, made);
  return moved.ok ? ok(await showTable(outside, moved.value, mover.device)) : moved;
}

/** The kept game after a move that is made now, or why it is refused. */
export const move = (
  { keeper, now }: Outside,
  { code, ...by }: Mover,
  made: Made,
): Promise<Result<Game, Refusal | Missing>> =>
  keeper.update(code, game => play(game, { ...by, ...made, at: now() }));
