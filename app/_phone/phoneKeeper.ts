import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seat';
import type { Keeper } from '@/lib/table/keeper';
import { openPhone } from './database';
import { changeGames, noteUnread, readRow, whyUnread, writeGame } from './gameRows';
import { tellNews } from './phoneNews';

/**
 * Keeps games on the phone. A change is one transaction: of two tabs that change one game at the same moment the
 * second sees what the first has written.
 */
export function phoneKeeper(now: () => Time): Keeper {
  return {
    drawCode: drawPhoneCode,

    async create(game) {
      const isFree = await changeGames(async rows => {
        if ((await rows.games.getKey(game.code)) !== undefined) return false;
        // It has been opened to others, and is theirs: an older copy of it is not taken back.
        if ((await rows.opened.getKey(game.code)) !== undefined) return false;
        await writeGame(rows, game, now());
        return true;
      });
      if (isFree) tellNews(game);
      return isFree;
    },

    async load(code) {
      const reading = (await openPhone()).transaction(['games', 'unread']);
      const row = await reading.objectStore('games').get(code);
      const before = await reading.objectStore('unread').get(code);
      const read = readRow(code, row);
      const why = whyUnread(read);
      // Without room for the note the next list misses it, and nothing else.
      if (why !== before?.why)
        await changeGames(rows => noteUnread(rows, code, why)).catch(() => undefined);
      return read;
    },

    async update(code, change) {
      const { changed, news } = await changeGames(async rows => {
        const game = readRow(code, await rows.games.get(code));
        const changed = game.ok ? change(game.value) : game;
        if (!changed.ok || !game.ok || changed.value === game.value) return { changed };
        // What is noted of a game and is no change of it, as that it was given away, is no news.
        const isNews = changed.value.version !== game.value.version;
        const before = isNews ? undefined : await rows.summaries.get(code);
        await writeGame(rows, changed.value, before?.changedAt ?? now());
        return { changed, news: isNews ? changed.value : undefined };
      });
      if (news) tellNews(news);
      return changed;
    },
  };
}
