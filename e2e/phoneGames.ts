import { expect, type Page } from 'playwright/test';
import type { Game } from '@/lib/game/game';
import { readDocument } from '@/lib/store/document';
import { openPage } from './open';

/** Games stored on a phone. */

/** Deals a game on this phone with the named wishes; returns its code. */
export async function dealOnPhone(
  page: Page,
  players: 2 | 3 | 4 | 5,
  wishes: readonly string[] = [],
): Promise<string> {
  await openPage(page, '/new');
  await page.getByRole('radio', { name: String(players) }).check();
  await page.getByRole('radio', { name: 'On this phone' }).check();
  if (wishes.length > 0) {
    await page.getByRole('button', { name: /^More options/ }).click();
    for (const wish of wishes) await page.getByRole('checkbox', { name: wish }).check();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  return codeIn(page);
}

export const codeIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** The stored game, with all its secrets. */
export async function readGame(page: Page, code: string): Promise<Game> {
  const text = await page.evaluate(
    code =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('fieldbook');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('games').objectStore('games').get(code);
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result?.document ?? '');
          };
        };
      }),
    code,
  );
  const read = readDocument(text);
  if (!read.ok) throw new Error(`the phone stores no valid game ${code}`);
  return read.value;
}
