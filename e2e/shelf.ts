import { expect, type Locator, type Page } from 'playwright/test';
import { phoneGame } from '@/app/_phone/phoneGame';
import { deal } from '@/lib/game/deal';
import { type Game, newGame, type UnnamedGame } from '@/lib/game/game';
import { formatDocument } from '@/lib/store/document';

/** What a phone keeps, laid there by a test past all that checks it. */

type Row = { readonly store: 'games' | 'summaries' | 'clues'; readonly value: unknown };

/** A game that is dealt in no time. */
export const gameOf = (code: string, made: Partial<UnnamedGame> = {}): Game => ({
  ...newGame(code, deal({ mode: 'normal', players: 3 }, 'the shelf')),
  ...made,
});

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

/** The start page's list. */
export const gamesHere = (page: Page): Locator =>
  page.getByRole('region', { name: 'Games on this phone' });

/** Its rows that lead to games, of one part of it or of all. */
export const rowsIn = (list: Locator): Locator => list.getByRole('listitem');
