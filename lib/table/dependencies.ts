import type { Game } from '../game/game';
import type { Time } from '../game/seats/seat';
import type { Presence } from '../game/views/views';
import type { Random } from '../random';
import type { Result } from '../result';
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

/**
 * Why there is no game to be had: none bears the code, what is kept of it is damaged, or a newer
 * Fieldbook has kept it. What cannot be read is left as it is, for somebody to mend.
 */
export type LoadRefusal = 'not-found' | 'game-damaged' | 'game-newer';

/** Where games are kept: a server's database, a phone, a test's memory. */
export interface GameRepository {
  /** A code such as its games bear; another game may have it already. */
  drawCode(random: Random): string;
  /** Keeps a new game. False, and nothing changed, where another game bears its code. */
  create(game: Game): Promise<boolean>;
  load(code: string): Promise<Result<Game, LoadRefusal>>;
  /**
   * Applies a pure change and keeps the result, or tells why there is none. The change is tried
   * again on the newer game where somebody else was faster, so it may be called more than once.
   */
  update<E>(
    code: string,
    change: (game: Game) => Result<Game, E>,
  ): Promise<Result<Game, E | LoadRefusal>>;
}
