import type { Game } from '@/lib/game/game';
import type { Time } from '@/lib/game/seat';
import { ok, type Result } from '@/lib/result';
import {
  changeGames,
  type GameRows,
  noteUnread,
  readRow,
  removeGame,
  whyUnread,
  writeGame,
} from './gameRows';
import { type Led, leadPast } from './leadPast';
import { phoneGame } from './phoneGame';
import { tellDeleted, tellNews } from './phoneNews';

/** What can be done with the games that this phone keeps, all together. */
export function phoneShelf(now: () => Time) {
  return {
    /** Deletes games. Those that went before and after them follow one another. */
    async deleteGames(codes: readonly string[]): Promise<Result<undefined, never>> {
      const changed = await changeGames(async rows => {
        const led = leadPast(await rows.summaries.getAll(), new Set(codes));
        await Promise.all(codes.map(code => removeGame(rows, code)));
        const changed = [];
        for (const each of led) changed.push(await leadOn(rows, each));
        return changed;
      });
      codes.forEach(tellDeleted);
      for (const game of changed) if (game) tellNews(game);
      return ok(undefined);
    },

    /** Tells lists of games that they do not know, and looks whether those that could not be read now can. */
    async readAgain(codes: readonly string[]): Promise<Result<undefined, never>> {
      await changeGames(async rows => {
        for (const code of codes) {
          const read = readRow(code, await rows.games.get(code));
          if (read.ok) await rows.summaries.put(phoneGame(read.value, lastChange(read.value)));
          await noteUnread(rows, code, whyUnread(read));
        }
      });
      return ok(undefined);
    },
  };

  /** As far as a game knows by itself. */
  function lastChange({ endedAt, begunAt }: Game): Time {
    return endedAt ?? begunAt ?? now();
  }
}

export type PhoneShelf = ReturnType<typeof phoneShelf>;

/** A game that cannot be read stays as it is. */
async function leadOn(rows: GameRows, { code, changedAt, ...way }: Led): Promise<Game | undefined> {
  const read = readRow(code, await rows.games.get(code));
  if (!read.ok) return undefined;
  const game = { ...read.value, ...way, version: read.value.version + 1 };
  await writeGame(rows, game, changedAt);
  return game;
}
