import type { Page } from 'playwright/test';
import { formatGameCode } from '@/lib/game/gameCode';
import { formatDocument } from '@/lib/store/document';
import { expectAccessible } from './accessible';
import { expect, test } from './fixtures';
import { openOnly, openPage } from './open';
import { codeIn, dealOnPhone, readGame } from './phoneGames';
import {
  clearOfFoot,
  gameList,
  openGameList,
  rowsIn,
  rowsOf,
  storedGame,
  toContinue,
  writeRows,
} from './phoneStorage';

const [SOUND, ODD] = ['phone-BDGHJK', 'phone-LMNPQR'] as const;
const sound = rowsOf(storedGame(SOUND), 2);
const listed = rowsOf(storedGame(ODD), 1);
const document = (text: string) => ({
  store: 'games' as const,
  value: { code: ODD, document: text, marks: [] },
});

test.use({ viewport: { width: 360, height: 640 } });

for (const { title, text, message, label, tag } of [
  {
    title: 'a damaged game',
    text: formatDocument(storedGame(ODD)).slice(0, -40),
    message: 'data is damaged',
    label: 'damaged',
    tag: [],
  },
  {
    title: 'a game that a newer Fieldbook has saved',
    text: JSON.stringify({ format: 99, ...storedGame(ODD) }),
    message: 'A newer version',
    label: 'saved by a newer version',
    tag: '@release',
  },
]) {
  test(`${title} is reported and set aside, and nothing else is lost`, { tag }, async ({
    player,
  }) => {
    const { page } = await player();
    await openPage(page, '/');
    await writeRows(page, [...sound, ...listed, document(text)]);
    await openPage(page, `/games/${ODD}`);
    await expect(page.getByRole('heading', { name: 'This game can’t be read' })).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: /^Games on this phone/ }).click();

    const rows = rowsIn(gameList(page));
    await expect(rows).toContainText(['on this phone', label]);
    await expect(rows.last().getByRole('link')).toHaveCount(0);
    await clearOfFoot(rows.first());
    await expectAccessible(page);
    await rows.first().getByRole('link').click();
    await expect(page.getByRole('button', { name: 'Already set up' })).toBeVisible();
    expect(codeIn(page)).toBe(SOUND);

    // Once it is readable, it is back in the list.
    await writeRows(page, [document(formatDocument(storedGame(ODD)))]);
    await openGameList(page);
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Games set aside' })).toHaveCount(0);
    await writeRows(page, [document(text)]);
    await openPage(page, `/games/${ODD}`);
    await expect(page.getByText(message)).toBeVisible();
    await openGameList(page);
    await page.getByRole('button', { name: 'Delete: 3 players' }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(rows).toHaveCount(1);
    await expect(readGame(page, ODD)).rejects.toThrow('no valid game');
  });
}

test('a game that the list has lost is found again', async ({ player }) => {
  const { page } = await player();
  await openPage(page, '/');
  const [game] = rowsOf(storedGame(SOUND), 1);
  if (game === undefined) throw new Error('a game has rows');
  await writeRows(page, [game, ...listed, { store: 'summaries', value: { code: ODD, seats: 7 } }]);
  await expect(rowsIn(await openGameList(page))).toContainText(['3 players', '3 players']);
});

test('a newer Fieldbook’s store is left unchanged, and an open game shows that', async ({
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await openPage(page, `/games/${code}`);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await page.waitForFunction(game => localStorage.getItem('fieldbook-games')?.includes(game), code);
  await dealOnPhone(page, 3);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fieldbook', 99);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const message = /A newer version of Fieldbook has saved this/;
  await page.getByRole('button', { name: 'Already set up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

  await openPage(page, '/');
  await expect(page.getByText(message)).toBeVisible();
  // On a low phone, text half under the page's foot would count as covered.
  await page.keyboard.press('End');
  await expectAccessible(page);
  // Server games are still listed.
  await expect(toContinue(page)).toContainText([formatGameCode(code)]);
  await tryToDeal(page);
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
});

test('a damaged store is set aside, and games are stored again', async ({ player }) => {
  const { page } = await player();
  // Not a page of the app, which would first create a valid store.
  await openOnly(page, '/api/health');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fieldbook', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const code = await dealOnPhone(page, 3);
  await openPage(page, '/');
  await expect(page.getByText('The games saved on this phone were damaged')).toBeVisible();
  await toContinue(page).click();
  await expect(page.getByRole('button', { name: 'Already set up' })).toBeVisible();
  expect(codeIn(page)).toBe(code);
});

test('a full phone shows that it is full, leaves the game unchanged, and lets one be deleted', async ({
  player,
}) => {
  const { page } = await player();
  await openPage(page, '/settings');
  const devtools = await page.context().newCDPSession(page);
  const quota = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await quota(300_000);
  const code = await dealOnPhone(page, 3);
  await fill(page);

  const message = /This phone has no room left/;
  await page.getByRole('button', { name: 'Already set up' }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect((await readGame(page, code)).laid).toBe(false);
  await tryToDeal(page);
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();

  const list = await openGameList(page);
  await rowsIn(list).getByRole('button').click();
  await page.getByRole('button', { name: 'Delete this game' }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(rowsIn(list)).toHaveCount(0);
  await quota();
  await dealOnPhone(page, 3);
});

/** Fills the storage with unused data, in ever smaller pieces, until nothing more fits. */
async function fill(page: Page): Promise<void> {
  let rows = 0;
  for (const bytes of [100_000, 10_000, 1000, 100]) {
    let why: string | undefined;
    while (why === undefined) {
      const text = noise(bytes);
      why = await writeRows(page, [
        { store: 'clues', value: { code: `noise ${++rows}`, seat: 1, dealNumber: 1, clue: text } },
      ]);
    }
    expect(why).toBe('QuotaExceededError');
  }
}

/** Incompressible data. */
const noise = (bytes: number): string =>
  Array.from({ length: bytes }, () => String.fromCharCode(33 + Math.random() * 90)).join('');

async function tryToDeal(page: Page): Promise<void> {
  await openPage(page, '/new');
  await page.getByRole('radio', { name: 'On this phone' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
}
