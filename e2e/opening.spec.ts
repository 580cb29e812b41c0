import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { clueOn, expectTable } from './actions';
import { test } from './fixtures';
import { openPage } from './open';
import { heading } from './passAndPlay';
import { codeIn, readGame } from './phoneGames';
import { openStoredGame, startedGame, toContinue } from './phoneStorage';
import type { Player } from './player';
import { holdOpen, openSeats, openTableSheet } from './seating';
import { gameAt, viewTable } from './table';

const NAMES = ['Anna', 'Jonas', 'Tilda', 'Kwame'] as const;

/** A game for four on this phone, in which Anna has looked; shows its table and returns its address. */
async function playOnPhone({ page }: Pick<Player, 'page'>): Promise<string> {
  await page.setViewportSize({ width: 360, height: 640 });
  const code = await openStoredGame(page, startedGame(NAMES, { looked: 1 }));
  await expect(heading(page, 'The table')).toBeVisible();
  return `/games/${code}`;
}

async function uploadGame(page: Page): Promise<void> {
  await openSeats(page);
  await page.getByRole('button', { name: 'Carry on with your own phones' }).click();
  await page.getByRole('button', { name: 'Move the game' }).click();
}

const seatOf = (page: Page, name: string) => page.getByRole('button', { name });

/** Shows a seat's code; returns the address in its QR code. */
async function showCode(page: Page, name: string): Promise<string> {
  await seatOf(page, name).click();
  await expect(page.getByRole('dialog', { name: `${name}’s seat` })).toBeVisible();
  const link = page.getByRole('link', { name: 'Link for the other phone' });
  const { pathname, hash } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + hash;
}

test('a game on one phone continues on the players’ own phones', async ({ player }) => {
  const [anna, jonas] = [await player(), await player()];
  const address = await playOnPhone(anna);
  await uploadGame(anna.page);

  await expect(heading(anna.page, 'Give out the seats')).toBeVisible();
  await expect(anna.page.getByText('4 seats are on this phone')).toBeVisible();
  await expectAccessible(anna.page);
  const code = codeIn(anna.page);
  expect(code).toMatch(/^[A-Z]{6}$/);

  await openPage(jonas.page, await showCode(anna.page, 'Jonas'));
  // A scanned code includes the digits, so the page needs no instructions.
  await expect(jonas.page.getByText('The six digits are filled in already.')).toBeVisible();
  await expect(jonas.page.getByText('On the other phone')).toBeHidden();
  await jonas.page.getByRole('button', { name: 'Move Jonas’s seat here' }).click();
  await expect(heading(jonas.page, 'Jonas')).toBeVisible();
  await holdOpen(jonas.page, () => expect(clueOn(jonas.page)).toBeVisible());

  // The code closes by itself, and the list updates.
  await expect(anna.page.getByRole('dialog')).toBeHidden();
  // The notice of the seat that has moved lies over it.
  await expect(anna.page.getByText('3 seats are on this phone')).toBeAttached();
  await expect(anna.page.getByRole('listitem').filter({ hasText: 'Jonas' })).toContainText(
    'on another phone',
  );
  await expect(seatOf(anna.page, 'Jonas')).toHaveCount(0);
  await anna.page.getByRole('link', { name: 'Go to the table' }).last().click();
  expect(await expectTable(anna.page)).toBe(code);
  const table = await viewTable(anna.page.request, code);
  expect(table).toMatchObject({ onePhone: false, you: [1, 3, 4] });
  expect(table.seats.map(({ name, looks }) => [name, looks.phones])).toEqual([
    ['Anna', 1],
    ['Jonas', 1],
    ['Tilda', 0],
    ['Kwame', 0],
  ]);

  // The game has moved to the server: all its addresses on the phone redirect to the table.
  await openPage(anna.page, `${address}/pass`);
  await anna.page.waitForURL(`**/games/${code}`);
  expect(await expectTable(anna.page)).toBe(code);
  await openPage(anna.page, '/');
  await expect(toContinue(anna.page)).toHaveAttribute('href', `/games/${code}`);
  await toContinue(anna.page).click();
  expect(await expectTable(anna.page)).toBe(code);
  await openTableSheet(anna.page);
  await anna.page.getByRole('link', { name: 'Give out the seats' }).click();
  await expect(heading(anna.page, 'Give out the seats')).toBeVisible();
});

test('a player who joins by the table’s code learns where their seat is; the last seat stays', async ({
  player,
}) => {
  const [anna, other] = [await player(), await player()];
  const address = await playOnPhone(anna);
  const tab = await anna.page.context().newPage();
  await openPage(tab, address);
  await expect(heading(tab, 'The table')).toBeVisible();
  await uploadGame(anna.page);
  await expect(heading(anna.page, 'Give out the seats')).toBeVisible();
  const code = codeIn(anna.page);
  const { page } = other;

  await test.step('another tab follows the game', async () => {
    expect(await expectTable(tab)).toBe(code);
    await tab.close();
  });

  await test.step('a player who joins by the table’s code learns where their seat is, and takes it by its digits', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPage(page, `/${code}`);
    await expect(page.getByText('All seats are taken.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the table' }).last().click();
    await page.getByRole('button', { name: 'Move a seat here' }).click();
    const seats = page.getByRole('dialog', { name: 'At this table' });
    await expect(seats.getByText('Was one of these seats yours?')).toBeVisible();
    await expectAccessible(page);
    await seats.getByRole('button', { name: 'Jonas' }).click();
    await page.getByRole('link', { name: 'Move it to this phone' }).click();
    await expect(page.getByText('then “Give out the seats”')).toBeVisible();

    const [, digits = ''] = (await showCode(anna.page, 'Jonas')).split('#');
    await page.getByRole('textbox', { name: 'Six digits' }).fill(digits);
    await page.getByRole('button', { name: 'Move Jonas’s seat here' }).click();
    await expect(heading(page, 'Jonas')).toBeVisible();
    // The notice of the seat that has moved lies over it.
    await expect(anna.page.getByText('3 seats are on this phone')).toBeAttached();
    await expect(anna.page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the last seat stays', async () => {
    for (const name of NAMES.slice(2)) {
      await openPage(page, await showCode(anna.page, name));
      await page.getByRole('button', { name: `Move ${name}’s seat here` }).click();
      await expect(anna.page.getByRole('dialog')).toBeHidden();
    }
    await expect(anna.page.getByText('only one seat is left on this phone')).toBeVisible();
    await expect(seatOf(anna.page, 'Anna')).toHaveCount(0);
    await expectAccessible(anna.page);
    expect((await viewTable(anna.page.request, code)).you).toEqual([1]);
  });
});

test('without a network the game stays, and after a lost response it is uploaded only once', async ({
  player,
}) => {
  const { page, expectError } = await player();
  expectError(/Failed to load resource|ERR_/);
  const [, , codeOnPhone = ''] = (await playOnPhone({ page })).split('/');
  const serverCodes: string[] = [];
  let isLost = true;
  await page.route('**/api/games/upload', async route => {
    const answer = await route.fetch();
    serverCodes.push((await answer.json()).code);
    return isLost ? route.abort() : route.fulfill({ response: answer });
  });
  await page.route('**/api/health', route => (isLost ? route.abort() : route.continue()));
  await openSeats(page);
  await page.getByRole('button', { name: 'Carry on with your own phones' }).click();
  // The page shows this before any attempt.
  await expect(page.getByText('There’s no connection right now')).toBeVisible();
  await page.getByRole('button', { name: 'Move the game' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move the game' })).toBeEnabled();

  // Play goes on: the game is still on the phone, and later moves are transferred with it.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: /Pass the phone round|Look again/ }).click();
  await holdOpen(page, () => expect(clueOn(page)).toBeVisible());
  await page.getByRole('link', { name: 'Go to the table' }).first().click();
  isLost = false;
  await uploadGame(page);
  await expect(heading(page, 'Give out the seats')).toBeVisible();
  expect(new Set(serverCodes).size).toBe(1);
  const { seats, you } = await viewTable(page.request, serverCodes[0] ?? '');
  expect(you).toEqual([1, 2, 3, 4]);
  expect(seats.filter(({ looks }) => looks.phones > 0)).toHaveLength(2);
  // No clue stays on the phone.
  await expect(readGame(page, codeOnPhone)).rejects.toThrow('no valid game');
});

test('an onlooker is led to the table; a phone with several seats can give them out', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await openPage(page, `/games/${code}/hand-out`);
  expect(await expectTable(page)).toBe(code);
  for (const seat of [1, 2])
    await page.request.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
  await openPage(page, `/games/${code}/hand-out`);
  await expect(heading(page, 'Give out the seats')).toBeVisible();
  await expect(page.getByText('still free')).toBeVisible();
});

test('an evening continues: the previous game leads to the table, which counts it', async ({
  player,
}) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  const ended = startedGame(NAMES, { looked: 4, endedAt: Date.now() });
  const first = `/games/${await openStoredGame(page, ended)}`;
  await page.getByRole('button', { name: 'Same map, new clues' }).click();
  await page.waitForURL(url => !url.pathname.startsWith(first));
  await uploadGame(page);
  await expect(heading(page, 'Give out the seats')).toBeVisible();
  const code = codeIn(page);
  expect(await viewTable(page.request, code)).toMatchObject({ round: 2, you: [1, 2, 3, 4] });

  await openPage(page, first);
  await page.getByRole('link', { name: 'Go to the next game' }).click();
  await page.waitForURL(`**/games/${code}`);
  await expectTable(page);
});
