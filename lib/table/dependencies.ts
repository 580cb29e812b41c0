import type { Time } from '../game/seats/seat';
import type { Presence } from '../game/views/views';
import type { Random } from '../random';
import type { GameRepository } from './gameRepository';
import type { Input, Output, TaskName } from './tasks';

/** All that a table needs from outside. */
export interface TableDependencies {
  readonly repository: GameRepository;
  /** Who has listened to a game. */
  presence(code: string): Promise<Presence>;
  now(): Time;
  /** Chance that nobody can foresee: codes, seeds and digits are drawn by it. */
  readonly random: Random;
  /** Does a task, best in another thread. */
  runTask<N extends TaskName>(name: N, input: Input<N>): Promise<Output<N>>;
}
