import { expect, type Locator, type Page } from 'playwright/test';
import { PHONE_DEVICE, phoneGame } from '@/app/_phone/phoneGame';
import { deal } from '@/lib/game/deal/deal';
import type { Game, UnnamedGame } from '@/lib/game/game';
import { drawPhoneCode } from '@/lib/game/gameCode';
import { createRandom } from '@/lib/random';
import { formatDocument } from '@/lib/store/document';
import { newGame } from '@/lib/testing/newGame';
import { untilWhole } from './doings';

/** What a phone keeps, laid there by a test past all that checks it. */

type Row = { readonly store: 'games' | 'summaries' | 'clues'; readonly value: unknown };

/** A game that is dealt in no time. */
export const gameOf = (code: string, made: Partial<UnnamedGame> = {}): Game => ({
  ...newGame(code, deal({ mode: 'normal', players: 3 }, 'the shelf')),
  ...made,
});

/** A game of one phone whose map lies, and whose players have said who they are; the first so many have looked. */
export function beganHere(
  names: readonly [string, string, string, ...string[]],
  { looked = 0, ...made }: Partial<UnnamedGame> & { readonly looked?: number } = {},
): Game {
  // Another one each time: a server that a game is opened to knows it again.
  const code = drawPhoneCode(createRandom(crypto.randomUUID(), 'code'));
  const players = names.length as 3 | 4 | 5;
  const game = newGame(code, deal({ mode: 'normal', players }, 'began here'));
  const at = Date.now();
  const looks = { count: 1, last: at, phones: [PHONE_DEVICE] };
  return {
    ...game,
    ...{ laid: true, begunAt: at, onePhone: true },
    seats: game.seats.map((seat, index) => ({
      ...seat,
      holder: { device: PHONE_DEVICE, name: names[index] ?? null },
      ...(index < looked && { looks }),
    })),
    ...made,
  };
}

/** Lays a game on the phone as if it had been played there, and opens its table or another of its pages. */
export async function openHere(page: Page, game: Game, at = ''): Promise<string> {
  await page.goto('/');
  expect(await keepRows(page, rowsOf(game, Date.now()))).toBeUndefined();
  await page.goto(`/games/${game.code}${at}`);
  return game.code;
}

/** As the phone itself would keep it, changed last at that time. */
export const rowsOf = (game: Game, changedAt: number): readonly Row[] => [
  { store: 'games', value: { code: game.code, document: formatDocument(game) } },
  { store: 'summaries', value: phoneGame(game, changedAt) },
];

/** Puts rows into what Fieldbook keeps, which it must have opened before. Tells why not, where there is no room. */
export async function keepRows(page: Page, rows: readonly Row[]): Promise<string | undefined> {
  // To open a database that is not there would make an empty one.
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

type Store = 'clues' | 'outbox' | 'tables';

/** How many rows of that kind the phone keeps. */
export const keptRows = async (page: Page, store: Store): Promise<number> =>
  (await readRows(page, store)).length;

const readRows = (page: Page, store: Store): Promise<readonly unknown[]> =>
  page.evaluate(async name => {
    const names = (await indexedDB.databases()).map(each => each.name);
    // To open it would be to make it.
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

/** Waits until a server's table is kept, and with it the page has what it may come to do. */
export async function untilTableKept(page: Page): Promise<void> {
  await expect.poll(() => keptRows(page, 'tables')).toBeGreaterThan(0);
  await untilWhole(page);
}

/** The start page's list. */
export const gamesHere = (page: Page): Locator =>
  page.getByRole('region', { name: 'Games on this phone' });

/** Its rows that lead to games, of one part of it or of all. */
export const rowsIn = (list: Locator): Locator => list.getByRole('listitem');
