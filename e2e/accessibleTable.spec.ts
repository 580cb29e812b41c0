import type { Page } from 'playwright/test';
import { readState, takeSmallPhone } from './accessible';
import {
  agreeToHint,
  callFound,
  clueOn,
  expectHint,
  hold,
  mapOn,
  release,
  SIT_DOWN,
  sitDownForAnother,
  startAtSeat,
  startAtTable,
} from './actions';
import { claim, HINT, vote, voteForEnd } from './ask';
import { type Device, expect, test } from './fixtures';
import { openPage } from './open';
import { openOwnSeat, openSeats, openTableSheet, otherSeat } from './seating';
import { gameAt } from './table';
import { closeNotices, expectDisconnected, openNotices } from './voting';

/** The pages of a table, from laying its map to the end. */

const GAME = { mode: 'advanced', players: 4, seed: 'readable' } as const;

test.beforeEach(({ page }) => takeSmallPhone(page));

test('a table whose map is not laid yet is accessible', async ({ page, table }) => {
  const { code } = await table.createGame({ ...GAME, laid: false });
  await openPage(page, `/games/${code}`);
  await expect(mapOn(page)).toBeVisible();
  await test.step('the map fits the width of a small phone', async () => {
    const box = await mapOn(page).boundingBox();
    const { width = 0 } = page.viewportSize() ?? {};
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.width).toBeGreaterThan(0.9 * width);
  });
  await readState(page, 'a table whose map is not laid yet', { withSpaces: true });

  await page.getByRole('button', { name: 'What the signs mean' }).click();
  await page.getByRole('button', { name: 'The map in words' }).click();
  await expect(page.getByRole('term').first()).toBeVisible();
  await readState(page, 'a table with its legend open');
  await closeSheet(page, 'On the map');

  await page.getByRole('gridcell', { name: /^F5,/ }).press('ArrowDown');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('dialog', { name: 'The map' })).toBeVisible();
  await readState(page, 'a table whose map has a chosen space and fills the screen', {
    withSpaces: true,
  });
});

test('the steps of laying a map are accessible', async ({ page, table }) => {
  const { code } = await table.createGame(GAME);
  await openPage(page, `/games/${code}/lay?step=3`);
  await goToStep(page, 3);
  await readState(page, 'a tile to lay');
  await goToStep(page, 11);
  await readState(page, 'a structure to place');
  await goToStep(page, 15);
  await readState(page, 'the map to compare');
});

test('a table that players are joining is accessible', async ({ page, table, device }) => {
  const { code } = await table.createGame(GAME);
  await openPage(page, `/games/${code}`);
  await expect(page.getByRole('region', { name: 'Join this table' })).toBeVisible();
  await readState(page, 'a table where all seats are free');

  await openTableSheet(page);
  await page.getByRole('link', { name: 'Seat 2' }).click();
  await expect(page.getByRole('button', { name: SIT_DOWN })).toBeVisible();
  await readState(page, 'the page for taking a seat');

  await sitAndAgree(page, code, await device());
  await readState(page, 'a table with players and votes, and its notice sheet open');
  await closeNotices(page);
  await readState(page, 'a table with players and votes');

  await openSeats(page);
  await readState(page, 'the list of seats');
  await otherSeat(page, 'Ben').click();
  await expect(page.getByRole('dialog', { name: 'Ben' })).toBeVisible();
  await readState(page, 'another player’s seat');
  await closeSheet(page, 'Ben');

  await page.getByRole('link', { name: 'Found it!', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Found it!' })).toBeVisible();
  await readState(page, 'the page for reporting a find');
});

test('a table in play is accessible', async ({ page, table, device }) => {
  const { code } = await table.createGame(GAME);
  const others = await device();
  await sitAndAgree(page, code, others);
  for (const seat of [3, 4]) await claim(others, gameAt(code), seat);
  await expect(page.locator('.order .away')).toHaveCount(3);
  await readState(page, 'a table in play');

  await openTableSheet(page);
  await readState(page, 'the table’s sheet');
  await closeSheet(page, 'At this table');

  for (const seat of [2, 3, 4]) await vote(others, gameAt(code), HINT, seat);
  await expectHint(page);
  await readState(page, 'a table with its hint');
});

test('a table without a connection, and one that has ended, are accessible', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame(GAME);
  await openPage(page, `/games/${code}`);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await page.route('**/api/**', route => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expectDisconnected(page);
  await readState(page, 'a table without a connection');
  await openNotices(page);
  await readState(page, 'a table without a connection, its notice sheet open');
  await closeNotices(page);
  await page.unroute('**/api/**');

  const others = await device();
  await sitAndAgree(page, code, others);
  await callFound(page);
  for (const seat of [3, 4]) await claim(others, gameAt(code), seat);
  for (const seat of [2, 3, 4]) await voteForEnd(others, gameAt(code), seat);
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await readState(page, 'a table whose game has ended');
});

test('a seat and its clue are accessible', async ({ page, table }) => {
  const { code } = await table.createGame(GAME);
  await startAtSeat(page, code, 1, 'Ada');
  await readState(page, 'a seat with its clue covered');
  await hold(page);
  await readState(page, 'a seat with its clue held open', { withSpaces: true });
  // It stayed open during all checks.
  await expect(clueOn(page)).toBeVisible();
  await release(page);
});

test('the actions of a seat are accessible', { tag: '@release' }, async ({ page, table }) => {
  const { code } = await table.createGame(GAME);
  await startAtSeat(page, code, 1, 'Ada');
  const openMenu = () => openOwnSeat(page);
  await openMenu();
  await expect(page.getByRole('dialog', { name: 'Your seat' })).toBeVisible();
  await readState(page, 'a seat with its menu open');

  await page.getByRole('button', { name: 'Name and colour' }).click();
  await expect(page.getByRole('dialog', { name: 'Name and colour' })).toBeVisible();
  await readState(page, 'a seat being renamed');
  await closeSheet(page, 'Name and colour');

  await openMenu();
  await page.getByRole('button', { name: 'Leave your seat' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave seat 1?' })).toBeVisible();
  await readState(page, 'a seat about to be left');
  await closeSheet(page, 'Leave seat 1?');

  await openMenu();
  await page.getByRole('button', { name: 'Move to another phone' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await readState(page, 'a seat moving to another phone');
});

test('seats on other phones, and several seats on one phone, are accessible', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame(GAME);
  await claim(await device(), gameAt(code), 2);
  await openPage(page, `/games/${code}/seats/2`);
  await expect(page.getByRole('link', { name: 'Go to the table' })).toBeVisible();
  await readState(page, 'a seat on another phone');

  await openPage(page, `/games/${code}/seats/2/take`);
  await page.getByRole('textbox', { name: 'Six digits' }).fill('000000');
  await page.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await readState(page, 'a seat being taken over, with wrong digits');

  await startAtTable(page, code, 1, 'Ada');
  await sitDownForAnother(page, 3, 'Ben');
  await page.getByRole('link', { name: 'Pass the phone' }).click();
  await expect(page.getByRole('heading', { name: 'Ada’s turn to look' })).toBeVisible();
  await readState(page, 'a phone being passed round, its clue covered');
});

async function sitAndAgree(page: Page, code: string, others: Device): Promise<void> {
  await claim(others, gameAt(code), 2, { name: 'Ben' });
  await startAtTable(page, code, 1, 'Ada');
  await agreeToHint(page);
  const sheet = await openNotices(page);
  await expect(sheet.getByRole('button', { name: 'Take back' })).toBeVisible();
}

/** Goes forward to a step of laying the map. */
async function goToStep(page: Page, step: number): Promise<void> {
  const stepLabel = page.getByText(/^step \d+ of 15/);
  const current = async () => Number((await stepLabel.innerText()).match(/\d+/)?.[0]);
  for (let now = await current(); now < step; now += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`step ${now + 1} of 15`)).toBeVisible();
  }
  await expect(page.getByText(`step ${step} of 15`)).toBeVisible();
}

async function closeSheet(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name, exact: true })).toBeHidden();
}
