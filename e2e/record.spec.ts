import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { boxOf } from './actions';
import { type Device, expect, test } from './fixtures';
import { openOnly, openPage, reloadPage } from './open';
import { beginWith } from './recordedGame';
import { createGame, gameAt } from './table';
import { noticeBar } from './voting';

const space = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const prompt = (page: Page, what: string) => page.getByRole('heading', { name: what });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const mapBox = (page: Page) => boxOf(page.locator('.map-window').first());
const newest = (page: Page) => page.locator('.map-words').getByRole('status');

async function sit(device: Device, code: string, seat: number, name: string): Promise<void> {
  const claimed = await device.post(`${gameAt(code)}/seats/${seat}/claim`, { data: { name } });
  expect(claimed.ok(), await claimed.text()).toBe(true);
}

/** Enters a cube through the API. */
async function enterCube(device: Device, code: string, owner: number, row: number): Promise<void> {
  const data = { seat: 1, type: 'place', owner, space: { row, col: 1 + owner }, kind: 'cube' };
  const entered = await device.post(`${gameAt(code)}/record`, { data });
  expect(entered.ok(), await entered.text()).toBe(true);
}

test('a table records its pieces on two phones, and corrects mistakes', async ({
  page,
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'instrument' });
  const ben = await player();
  await sit(page.request, code, 1, 'Ana');
  await sit(ben.page.request, code, 2, 'Ben');
  await sit(await device(), code, 3, 'Cleo');
  await beginWith(page.request, gameAt(code), 1);

  await openPage(page, `/games/${code}`);
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  const box = await mapBox(page);
  await press(page, 'Start recording');
  await expect(prompt(page, 'Ana’s first cube: which space?')).toBeVisible();

  await test.step('the first cubes: two taps each, on either phone', async () => {
    await openPage(ben.page, `/games/${code}`);
    await ben.page.getByRole('link', { name: /^Record/ }).click();
    await space(page, 'A1').click();
    await press(page, 'Cube on A1');
    await expect(newest(page)).toContainText('Ana: first cube on A1.');
    await expect(prompt(ben.page, 'Ben’s first cube: which space?')).toBeVisible();
    await space(ben.page, 'B1').click();
    await press(ben.page, 'Cube on B1');
    await expect(newest(page)).toContainText('Ben: first cube on B1.');
    for (const [owner, row] of [
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ] as const)
      await enterCube(page.request, code, owner, row);
    await expect(newest(page)).toContainText('Cleo: second cube on C2.');
  });

  await test.step('a question and its payment', async () => {
    await expect(prompt(page, 'Ana’s turn: which space?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ben: cube' })).toBeDisabled();
    await space(page, 'E5').click();
    await expect(prompt(page, 'Ana: which piece on E5?')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Ben: cube');
    await expect(prompt(page, 'Ana’s penalty cube: which space?')).toBeVisible();
    expect(await mapBox(page)).toEqual(box);
    await space(page, 'C4').click();
    // Tapping the map alone stores nothing.
    await space(page, 'C5').click();
    await press(page, 'Cube on C5');
    await expect(newest(ben.page)).toContainText('Ana put a penalty cube on C5.');
  });

  await test.step('a search with one tap per answer, and one answer taken back', async () => {
    await expect(prompt(ben.page, 'Ben’s turn: which space?')).toBeVisible();
    await space(ben.page, 'F6').click();
    await press(ben.page, 'Ben: disc');
    await expect(prompt(ben.page, 'Cleo: disc or cube on F6?')).toBeVisible();
    await press(ben.page, /^Disc/);
    await press(ben.page, /^Cube/);
    await expect(prompt(page, 'Ben’s penalty cube: which space?')).toBeVisible();
    await press(page, 'Undo');
    await expect(prompt(ben.page, 'Ana: disc or cube on F6?')).toBeVisible();
    await press(ben.page, /^Cube/);
    await expect(prompt(page, 'Ben’s penalty cube: which space?')).toBeVisible();
  });

  await test.step('a missing payment is reported, and prevents nothing', async () => {
    await press(page, /^Entries/);
    await press(page, 'Another piece');
    await space(page, 'H3').click();
    await press(page, 'Ana: disc');
    await expect(noticeBar(page)).toHaveText('Ben: the penalty cube is missing.');
    await expect(newest(page)).toContainText('H3: a disc');
    expect(await mapBox(page)).toEqual(box);
    await expect(prompt(page, 'Ana’s turn: which space?')).toBeVisible();
  });

  await test.step('a piece entered for the wrong player is corrected, and no turn changes', async () => {
    await space(page, 'H3').click();
    await press(page, 'Fix a piece');
    await expect(prompt(page, 'H3: what is wrong?')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'It’s someone else’s');
    await expect(prompt(page, 'Whose piece was it?')).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Ben: disc');
    await expect(newest(ben.page)).toContainText('Fixed, H3: Ben, not Ana.');
    await expect(prompt(page, 'Ana’s turn: which space?')).toBeVisible();
  });

  await test.step('a closed space is reported; its piece is corrected', async () => {
    await space(page, 'E5').click();
    await expect(noticeBar(page)).toHaveText('E5 is closed.');
    await expect(page.getByRole('button', { name: 'Cleo: cube' })).toBeEnabled();
    await press(page, 'Fix a piece');
    await press(page, 'It’s on another space');
    await expect(prompt(page, 'E5: where is the cube really?')).toBeVisible();
    await press(page, 'Back');
    await press(page, 'A disc belongs here');
    await expect(prompt(page, 'E5: where does the cube go?')).toBeVisible();
    expect(await mapBox(page)).toEqual(box);
    await space(page, 'G8').click();
    await press(page, 'Disc on E5, cube on G8');
    await expect(space(ben.page, 'E5')).toHaveAccessibleName(/Ben: disc$/);
    await expect(space(ben.page, 'G8')).toHaveAccessibleName(/Ben: cube, closed$/);
  });

  await test.step('the log shows the record turn by turn, and leads to the map', async () => {
    await press(page, /^Entries/);
    const log = page.getByRole('dialog', { name: 'All entries' });
    await expect(log.locator('.log-lines > li').first()).toContainText('Fixed, Ben: E5');
    await expect(log).toContainText('Cleo asked Ben about H3: a disc. First entered for Ana.');
    await expectAccessible(page);
    await log
      .getByRole('button', {
        name: /Turn 1\. Ana asked Ben about E5: a cube\. Ana put a penalty cube/,
      })
      .click();
    await expect(space(page, 'E5')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a wrong cube of a search is corrected, and the next turn goes on', async () => {
    await press(page, 'Cancel');
    await space(page, 'F6').click();
    await press(page, 'Fix a piece');
    await expect(prompt(page, 'F6: which piece is wrong?')).toBeVisible();
    await press(page, 'Ana: cube');
    await press(page, 'A disc belongs here');
    await space(page, 'H8').click();
    await press(page, 'Disc on F6, cube on H8');
    await expect(prompt(ben.page, 'Ana’s turn: which space?')).toBeVisible();
    await expectAccessible(page);
    expect(await mapBox(page)).toEqual(box);
    await space(ben.page, 'B6').click();
    await expect(ben.page.getByRole('button', { name: 'Cleo: disc' })).toBeEnabled();
  });

  await test.step('the table’s map shows the same pieces', async () => {
    await page.getByRole('link', { name: 'Go to the table' }).click();
    await expect(page.getByRole('link', { name: /^Record · 1\d$/ })).toBeVisible();
    await expect(space(page, 'G8')).toHaveAccessibleName(/Ben: cube, closed$/);
  });
});

test('without a connection a piece is queued, also on one phone for all players', async ({
  page,
  context,
}) => {
  const { code } = await createGame(page.request, {
    mode: 'normal',
    players: 3,
    seed: 'instrument',
    onePhone: true,
  });
  await beginWith(page.request, gameAt(code), 1);
  await openPage(page, `/games/${code}/record`);
  await press(page, 'Start recording');
  await expect(prompt(page, 'Player 1’s first cube: which space?')).toBeVisible();
  await space(page, 'A1').click();
  await context.setOffline(true);
  await press(page, 'Cube on A1');
  await expect(noticeBar(page)).toHaveText('1 entry is waiting for a connection');
  await expect(space(page, 'A1')).toHaveAccessibleName(/Player 1: cube, closed$/);
  // It is sent even though its page was left meanwhile.
  await openOnly(page, 'about:blank');
  await context.setOffline(false);
  await openPage(page, `/games/${code}/record`);
  await expect(space(page, 'A1')).toHaveAccessibleName(/Player 1: cube, closed$/);
  const recorded = async () => (await (await page.request.get(gameAt(code))).json()).record.entries;
  // Sending may take several tries: a request times out after up to 15 seconds.
  await expect.poll(recorded, { timeout: 40_000 }).toHaveLength(1);
  await reloadPage(page);
  await expect(space(page, 'A1')).toHaveAccessibleName(/Player 1: cube, closed$/);
  await press(page, /^Entries/);
  await press(page, 'Player 3');
  // The warning about a missing first cube covers it.
  await expect(newest(page)).toHaveText('It’s Player 3’s turn.');
  await press(page, /^Entries/);
  await expect(page.getByRole('link', { name: 'Check the board' })).toHaveAttribute(
    'href',
    `/games/${code}/pass?check`,
  );
});
