import type { Game } from '../game/game';
import { drawGameCode } from '../game/gameCode';
import { createRandom } from '../random';
import { ok, refused } from '../result';
import type { ReceivingDependencies } from '../table/receiveUpload';
import { doTask } from '../table/tasks';

/** A repository in memory, for one test. */
export function memoryRepository(): ReceivingDependencies['repository'] {
  const games = new Map<string, Game>();
  const codes = new Map<string, string>();
  return {
    drawCode: drawGameCode,
    async create(game) {
      if (games.has(game.code)) return false;
      games.set(game.code, game);
      return true;
    },
    async receive(game) {
      const known = codes.get(game.origin);
      if (known !== undefined || games.has(game.code)) return known;
      games.set(game.code, game);
      codes.set(game.origin, game.code);
      return game.code;
    },
    async load(code) {
      const game = games.get(code);
      return game === undefined ? refused('not-found') : ok(game);
    },
    async update(code, change) {
      const game = games.get(code);
      if (game === undefined) return refused('not-found');
      const changed = change(game);
      if (changed.ok) games.set(code, changed.value);
      return changed;
    },
  };
}

/** All dependencies of tables, without a server; the test sets the clock and the random seed. */
export function memoryDependencies(
  seed: string,
): ReceivingDependencies & { clock: { now: number } } {
  const clock = { now: Date.UTC(2026, 10, 21, 19) };
  return {
    clock,
    repository: memoryRepository(),
    presence: async () => new Map(),
    now: () => clock.now,
    random: createRandom(seed, 'table'),
    runTask: async (name, input) => doTask(name, input),
  };
}
