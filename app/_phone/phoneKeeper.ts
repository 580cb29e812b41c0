import type { Game } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seat';
import { type Result, refused } from '@/lib/result';
import { formatDocument, readDocument } from '@/lib/store/document';
import type { Keeper, Missing } from '@/lib/table/keeper';
import { openPhone } from './database';
import { phoneGame } from './phoneGame';
import { tellNews } from './phoneNews';

const GAMES = ['games', 'summaries'] as const;

/**
 * Keeps games on the phone. A change is one transaction: of two tabs that change one game at the same moment the
 * second sees what the first has written.
 */
export function phoneKeeper(now: () => Time): Keeper {
  return {
    drawCode: drawPhoneCode,

    async create(game) {
      const writing = (await openPhone()).transaction(GAMES, 'readwrite');
      const games = writing.objectStore('games');
      const isFree = (await games.getKey(game.code)) === undefined;
      if (isFree) {
        games.put({ code: game.code, document: formatDocument(game) });
        writing.objectStore('summaries').put(phoneGame(game, now()));
      }
      await writing.done;
      if (isFree) tellNews(game);
      return isFree;
    },

    async load(code) {
      return readRow(code, await (await openPhone()).get('games', code));
    },

    async update(code, change) {
      const writing = (await openPhone()).transaction(GAMES, 'readwrite');
      const games = writing.objectStore('games');
      const game = readRow(code, await games.get(code));
      const changed = game.ok ? change(game.value) : game;
      const isNews = changed.ok && game.ok && changed.value !== game.value;
      if (isNews) {
        games.put({ code, document: formatDocument(changed.value) });
        writing.objectStore('summaries').put(phoneGame(changed.value, now()));
      }
      await writing.done;
      if (isNews) tellNews(changed.value);
      return changed;
    },
  };
}

function readRow(
  code: string,
  row: { readonly document: string } | undefined,
): Result<Game, Missing> {
  if (row === undefined) return refused('not-found');
  const read = readDocument(row.document);
  if (read.ok && read.value.code === code) return read;
  return refused(!read.ok && read.error.kind === 'newer' ? 'game-newer' : 'game-damaged');
}
