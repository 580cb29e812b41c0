import type { Game } from '@/lib/game/game';
import type { Time } from '@/lib/game/seats/seat';
import { ok, type Result } from '@/lib/result';
import {
  changeGames,
  type GameRows,
  markUnreadable,
  readRow,
  removeGame,
  whyUnreadable,
  writeGame,
} from './gameRows';
import { lastPlayedAt, type PhoneGame, phoneGame } from './phoneGame';
import { publishDeleted, publishNews } from './phoneNews';

/** The worker's calls for the list of phone games. */
export function phoneGameList(now: () => Time) {
  return {
    /** Deletes games, and links the games before and after them to each other. */
    async deleteGames(codes: readonly string[]): Promise<Result<undefined, never>> {
      const changed = await changeGames(async rows => {
        const relinked = relinkAround(await rows.summaries.getAll(), new Set(codes));
        await Promise.all(codes.map(code => removeGame(rows, code)));
        const changed = [];
        for (const game of relinked) changed.push(await relinkGame(rows, game));
        return changed;
      });
      codes.forEach(publishDeleted);
      for (const game of changed) if (game) publishNews(game);
      return ok(undefined);
    },

    /** Rewrites missing list entries, and retries games that were unreadable. */
    async readAgain(codes: readonly string[]): Promise<Result<undefined, never>> {
      await changeGames(async rows => {
        for (const code of codes) {
          const read = readRow(code, await rows.games.get(code));
          if (read.ok)
            await rows.summaries.put(phoneGame(read.value, lastPlayedAt(read.value) ?? now()));
          await markUnreadable(rows, code, whyUnreadable(read));
        }
      });
      return ok(undefined);
    },
  };
}

export type PhoneGameList = ReturnType<typeof phoneGameList>;

/** Does not change an unreadable game. */
async function relinkGame(
  rows: GameRows,
  { code, changedAt, ...link }: RelinkedGame,
): Promise<Game | undefined> {
  const read = readRow(code, await rows.games.get(code));
  if (!read.ok) return undefined;
  const game = { ...read.value, ...link, version: read.value.version + 1 };
  await writeGame(rows, game, changedAt);
  return game;
}

/** A remaining game, and its new link to the next or previous one. */
type RelinkedGame = Pick<PhoneGame, 'code' | 'changedAt'> &
  ({ readonly next: string | null } | { readonly previous: string });

type LinkedGame = Pick<PhoneGame, 'code' | 'next' | 'changedAt'>;

/** Computes the links of the remaining games around deleted ones. Their order does not change. */
export function relinkAround(
  games: readonly LinkedGame[],
  deleted: ReadonlySet<string>,
): readonly RelinkedGame[] {
  const byCode = new Map(games.map(game => [game.code, game]));

  function firstRemaining(code: string | null, steps = 0): LinkedGame | undefined {
    const game = code === null ? undefined : byCode.get(code);
    // Damaged games may link in a cycle.
    if (game === undefined || steps > games.length) return undefined;
    return deleted.has(game.code) ? firstRemaining(game.next, steps + 1) : game;
  }

  return games
    .filter(({ code, next }) => !deleted.has(code) && next !== null && deleted.has(next))
    .flatMap(({ code, changedAt, next }): readonly RelinkedGame[] => {
      const after = firstRemaining(next);
      if (after === undefined) return [{ code, changedAt, next: null }];
      return [
        { code, changedAt, next: after.code },
        { code: after.code, changedAt: after.changedAt, previous: code },
      ];
    });
}
