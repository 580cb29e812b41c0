import { expect, type Locator, type Page } from 'playwright/test';
import { PHONE_DEVICE, phoneGame } from '@/app/_phone/phoneGame';
import { marksOf } from '@/lib/game/copies';
import { deal } from '@/lib/game/deal/deal';
import type { Game, UnnamedGame } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { createRandom } from '@/lib/random';
import { formatDocument } from '@/lib/store/document';
import { newGame } from '@/lib/testing/newGame';
import { openPage, untilLoaded } from './open';

/** Writes a phone's stored data directly, bypassing the app's checks. */

type Row = {
  readonly store: 'games' | 'summaries' | 'clues' | 'notebooks';
  readonly value: unknown;
};

/** A game that deals quickly. */
export const storedGame = (code: string, changes: Partial<UnnamedGame> = {}): Game => ({
  ...newGame(code, deal({ mode: 'normal', players: 3 }, 'the shelf')),
  ...changes,
});

/** A game on one phone whose map is laid and whose players have names; the first `looked` of them have looked. */
export function startedGame(
  names: readonly [string, string, string, ...string[]],
  { looked = 0, ...changes }: Partial<UnnamedGame> & { readonly looked?: number } = {},
): Game {
  // A new code each time: a server recognizes a game that was uploaded before.
  const code = drawPhoneCode(createRandom(crypto.randomUUID(), 'code'));
  const players = names.length as 3 | 4 | 5;
  const game = newGame(code, deal({ mode: 'normal', players }, 'began here'));
  const at = Date.now();
  const looks = { count: 1, last: at, phones: [PHONE_DEVICE] };
  return {
    ...game,
    ...{ laid: true, startedAt: at, onePhone: true },
    seats: game.seats.map((seat, index) => ({
      ...seat,
      holder: { device: PHONE_DEVICE, name: names[index] ?? null },
      ...(index < looked && { looks }),
    })),
    ...changes,
  };
}

/** Stores a game on the phone as if played there, and opens its table or another of its pages. */
export async function openStoredGame(page: Page, game: Game, at = ''): Promise<string> {
  await openPage(page, '/');
  expect(await writeRows(page, rowsOf(game, Date.now()))).toBeUndefined();
  await openPage(page, `/games/${game.code}${at}`);
  return game.code;
}

/** The rows that the phone itself would store, with that time of the last change. */
export const rowsOf = (game: Game, changedAt: number): readonly Row[] => [
  {
    store: 'games',
    value: { code: game.code, document: formatDocument(game), marks: marksOf(game) },
  },
  { store: 'summaries', value: phoneGame(game, changedAt) },
];

/** Puts rows into Fieldbook's existing database. Returns the error if storage is full. */
export async function writeRows(page: Page, rows: readonly Row[]): Promise<string | undefined> {
  // Opening a missing database would create an empty one.
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain('fieldbook');
  return page.evaluate(
    rows =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('fieldbook');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(
            rows.map(({ store }) => store),
            'readwrite',
          );
          for (const { store, value } of rows) writing.objectStore(store).put(value);
          const end = (why?: string) => {
            database.close();
            resolve(why);
          };
          writing.oncomplete = () => end();
          writing.onabort = () => end(writing.error?.name);
        };
      }),
    rows,
  );
}

type Store = 'clues' | 'notebooks' | 'outbox' | 'tables';

/** How many rows of that kind the phone has stored. */
export const countRows = async (page: Page, store: Store): Promise<number> =>
  (await readRows(page, store)).length;

export const readRows = (page: Page, store: Store): Promise<readonly unknown[]> =>
  page.evaluate(async name => {
    const names = (await indexedDB.databases()).map(each => each.name);
    // Opening a missing database would create it.
    if (!names.includes('fieldbook')) return [];
    return new Promise<readonly unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('fieldbook');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
  }, store);

/** Waits until a server's table is stored and the page has its lazy parts. */
export async function untilTableCached(page: Page): Promise<void> {
  await expect.poll(() => countRows(page, 'tables')).toBeGreaterThan(0);
  await untilLoaded(page);
}

/** The games to continue that the start page leads to, the newest first. */
export const toContinue = (page: Page): Locator => page.locator('.to-continue').getByRole('link');

/** The list of all games, which the start page opens. */
export const gameList = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Games on this phone' });

/** Opens the start page with that list. */
export async function openGameList(page: Page): Promise<Locator> {
  await openPage(page, '/');
  await page.getByRole('button', { name: /^Games on this phone/ }).click();
  return gameList(page);
}

/** The rows in the list, or in a part of it. */
export const rowsIn = (list: Locator): Locator => list.getByRole('listitem');

/** Scrolls a row to the middle: the footer, which stays in view, would cover a part of it. */
export const clearOfFoot = (row: Locator): Promise<void> =>
  row.evaluate(element => element.scrollIntoView({ block: 'center' }));

/** A script before the page's: requests to open a database are never answered. */
export const HANGING_DATABASE = `
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    request.addEventListener = () => {};
    return request;
  };`;

/** A script before the page's: `closeDatabases()` closes all connections, without an event, as a phone's sleep does. */
export const CLOSABLE_DATABASES = `
  const { open } = IDBFactory.prototype;
  const opened = [];
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  };
  window.closeDatabases = () => opened.map(database => database.close()).length;`;

/** How many connections there were. */
export const closeDatabases = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { closeDatabases(): number }).closeDatabases());
