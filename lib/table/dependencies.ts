import type { Game } from '../game/game';
import type { Time } from '../game/seats/seat';
import type { Presence } from '../game/views/views';
import type { Random } from '../random';
import type { Result } from '../result';
import type { Input, Output, TaskName } from './tasks';

/** External dependencies of a table. */
export interface TableDependencies {
  readonly repository: GameRepository;
  /** The devices that have had an event stream of the game open. */
  presence(code: string): Promise<Presence>;
  now(): Time;
  /** Unpredictable randomness for codes, seeds and hand-over digits. */
  readonly random: Random;
  /** Runs a task, preferably in another thread. */
  runTask<N extends TaskName>(name: N, input: Input<N>): Promise<Output<N>>;
}

/**
 * Why a game cannot be loaded: no game has the code, the stored data is damaged, or a newer Fieldbook wrote it.
 * Unreadable data is left unchanged, so that it can be repaired.
 */
export type LoadRefusal = 'not-found' | 'game-damaged' | 'game-newer';

/** Storage of games: a server's database, a phone, or memory in tests. */
export interface GameRepository {
  /** Draws a code in this repository's format; it may already be taken. */
  drawCode(random: Random): string;
  /** Stores a new game. Returns false, without a change, if the code is taken. */
  create(game: Game): Promise<boolean>;
  load(code: string): Promise<Result<Game, LoadRefusal>>;
  /**
   * Applies a pure change and stores the result, or returns the refusal. On a concurrent update it retries with the
   * newer game, so `change` may be called several times.
   */
  update<E>(
    code: string,
    change: (game: Game) => Result<Game, E>,
  ): Promise<Result<Game, E | LoadRefusal>>;
}
