import type { Game } from '../game/game';
import { type Made, play, type Refusal } from '../game/moves';
import type { ChangeId, DeviceId, SeatNumber } from '../game/seat';
import type { Result } from '../result';
import type { Missing } from './keeper';
import type { Outside } from './outside';

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

/** The kept game after a move that is made now, or why it is refused. */
export const move = (
  { keeper, now }: Outside,
  { code, ...by }: Mover,
  made: Made,
): Promise<Result<Game, Refusal | Missing>> =>
  keeper.update(code, game => play(game, { ...made, ...by, at: now() }));
