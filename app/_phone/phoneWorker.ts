import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seats/seat';
import { createRandom } from '@/lib/random';
import type { GameRepository, TableDependencies } from '@/lib/table/dependencies';
import { doTask } from '@/lib/table/tasks';
import { withPhone } from './database';
import {
  changeGames,
  deleteOldNotes,
  findCopies,
  markUnreadable,
  readRow,
  whyUnreadable,
  writeGame,
} from './gameRows';
import { moveCalls } from './moveGames';
import { type PhoneCalls, phoneCalls } from './phoneCalls';
import { phoneDeduction } from './phoneDeduction';
import { lastPlayedAt } from './phoneGame';
import { phoneGameList } from './phoneGameList';
import { publishNews } from './phoneNews';
import { phoneUploads } from './phoneUploads';
import type { WorkerRequest, WorkerResponse } from './workerMessages';

/**
 * The worker that deals, reads and changes games on a phone. It keeps pages responsive, and the solver and the document
 * checks out of their bundles.
 */

const random = createRandom(String(crypto.getRandomValues(new Uint32Array(4))), 'table');

const dependencies: TableDependencies = {
  repository: phoneRepository(Date.now),
  // A phone game has no connections to track.
  presence: async () => new Map(),
  now: Date.now,
  random,
  runTask: async (name, input) => doTask(name, input),
};

const calls: PhoneCalls = {
  ...phoneGameList(Date.now),
  ...phoneUploads(),
  ...phoneDeduction(),
  ...phoneCalls(dependencies),
  ...moveCalls(dependencies, findCopies),
};

addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(id, name, input));
});
// Reports the start to the page, which has a timeout for it.
postMessage({ id: 0, value: undefined } satisfies WorkerResponse);

async function answer(
  id: number,
  name: WorkerRequest['name'],
  input: WorkerRequest['input'],
): Promise<WorkerResponse> {
  try {
    // `callPhoneWorker` types the input by the name.
    const call = calls[name] as (...input: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...input) };
  } catch (error) {
    return { id, fault: error instanceof DOMException ? error.name : 'our fault' };
  }
}

/**
 * The repository of phone games. Each change is one transaction, so that tabs that change a game at the same time do
 * not overwrite each other.
 */
function phoneRepository(now: () => Time): GameRepository {
  return {
    drawCode: drawPhoneCode,

    async create(game) {
      const isFree = await changeGames(async rows => {
        if ((await rows.games.getKey(game.code)) !== undefined) return false;
        // The code redirects to the server's table of an uploaded game.
        if ((await rows.uploads.getKey(game.code)) !== undefined) return false;
        await writeGame(rows, game, lastPlayedAt(game) ?? now());
        return true;
      });
      if (isFree) publishNews(game);
      return isFree;
    },

    async load(code) {
      const { row, before } = await withPhone(async database => {
        const transaction = database.transaction(['games', 'unreadable']);
        const row = await transaction.objectStore('games').get(code);
        return { row, before: await transaction.objectStore('unreadable').get(code) };
      });
      const read = readRow(code, row);
      const why = whyUnreadable(read);
      // On a full phone the mark is lost, so the next list does not show the game as unreadable.
      if (why !== before?.why)
        await changeGames(rows => markUnreadable(rows, code, why)).catch(() => undefined);
      return read;
    },

    async update(code, change) {
      const { changed, news } = await changeGames(async rows => {
        const game = readRow(code, await rows.games.get(code));
        const changed = game.ok ? change(game.value) : game;
        if (!changed.ok || !game.ok || changed.value === game.value) return { changed };
        // A change that keeps the version, such as the export mark, is not announced.
        const isNews = changed.value.version !== game.value.version;
        const before = isNews ? undefined : await rows.summaries.get(code);
        await writeGame(rows, changed.value, before?.changedAt ?? now());
        if (changed.value.dealNumber !== game.value.dealNumber)
          await deleteOldNotes(rows, changed.value);
        return { changed, news: isNews ? changed.value : undefined };
      });
      if (news) publishNews(news);
      return changed;
    },
  };
}
