import { drawPhoneCode } from '@/lib/game/gameCode';
import type { Time } from '@/lib/game/seats/seat';
import { createRandom } from '@/lib/random';
import type { GameRepository } from '@/lib/table/dependencies';
import { doTask } from '@/lib/table/tasks';
import type { WorkerRequest, WorkerResponse } from './callPhoneWorker';
import { openPhone } from './database';
import { changeGames, markUnreadable, readRow, whyUnreadable, writeGame } from './gameRows';
import { type PhoneCalls, phoneCalls } from './phoneCalls';
import { phoneDeduction } from './phoneDeduction';
import { phoneGameList } from './phoneGameList';
import { publishNews } from './phoneNews';
import { phoneOpenings } from './phoneOpenings';

/**
 * The thread in which a phone deals, and reads and changes the games that it keeps: pages stay quick, and bring
 * neither the solver nor the checks of what is kept.
 */

const random = createRandom(String(crypto.getRandomValues(new Uint32Array(4))), 'table');

const calls: PhoneCalls = {
  ...phoneGameList(Date.now),
  ...phoneOpenings(),
  ...phoneDeduction(),
  ...phoneCalls({
    repository: phoneRepository(Date.now),
    // Who holds the phone is here.
    presence: async () => new Map(),
    now: Date.now,
    random,
    runTask: async (name, input) => doTask(name, input),
  }),
};

addEventListener('message', async ({ data: { id, name, input } }: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(id, name, input));
});

async function answer(
  id: number,
  name: WorkerRequest['name'],
  input: WorkerRequest['input'],
): Promise<WorkerResponse> {
  try {
    // Whoever asks by a name has given that call's own input.
    const call = calls[name] as (...input: readonly unknown[]) => Promise<unknown>;
    return { id, value: await call(...input) };
  } catch (error) {
    return { id, fault: error instanceof DOMException ? error.name : 'our fault' };
  }
}

/**
 * Keeps games on the phone. A change is one transaction: of two tabs that change one game at the same moment the
 * second sees what the first has written.
 */
function phoneRepository(now: () => Time): GameRepository {
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
      if (isFree) publishNews(game);
      return isFree;
    },

    async load(code) {
      const reading = (await openPhone()).transaction(['games', 'unread']);
      const row = await reading.objectStore('games').get(code);
      const before = await reading.objectStore('unread').get(code);
      const read = readRow(code, row);
      const why = whyUnreadable(read);
      // Without room for the note the next list misses it, and nothing else.
      if (why !== before?.why)
        await changeGames(rows => markUnreadable(rows, code, why)).catch(() => undefined);
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
      if (news) publishNews(news);
      return changed;
    },
  };
}
