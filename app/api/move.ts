import type { DeviceId, Game } from '@/lib/game/game';
import { type Move, play, type Refusal } from '@/lib/game/moves';
import type { Result } from '@/lib/result';
import { getStore } from '@/lib/server';

/** Plays a move in the stored game of that code. */
export async function makeMove(
  code: string,
  move: Move & { device: DeviceId },
): Promise<Result<Game, Refusal | 'not-found'>> {
  return (await getStore()).update(code, game => play(game, move));
}
