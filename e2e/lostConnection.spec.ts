import type { Page } from 'playwright/test';
import { clueOn, expectCovered, holdButton, pressDown, startAtSeat } from './actions';
import { expect, test } from './fixtures';
import { goOffline } from './network';
import { untilLoaded } from './open';
import { startProxy } from './proxy';
import { openOwnSeat } from './seating';

/** What a phone shows while its connection is lost or slow, and after it recovers. */

const holdOn = (page: Page) => page.locator('.hold-button');

test('a clue held without a connection opens by itself when it is back', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  ana.expectError(/ERR_INTERNET_DISCONNECTED/);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await goOffline(ana.page);
  await expect(holdOn(ana.page)).toHaveText('No connectiontrying again');
  await expect(
    ana.page.getByText('You can see the map already. Your clue isn’t here yet.'),
  ).toBeVisible();
  await pressDown(holdOn(ana.page));
  await expectCovered(ana.page);

  await ana.page.context().setOffline(false);
  await expect(clueOn(ana.page)).toBeVisible();
  await expect(holdOn(ana.page)).toHaveText('Looking');
  await ana.page.mouse.up();
  await expectCovered(ana.page);
  await expect(holdOn(ana.page)).toHaveText('Hold to look');
});

test('a clue that loads slowly says so, and opens while it is still held', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await startAtSeat(page, code, 1, 'Ana');
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/look', async route => {
    await released;
    await route.continue();
  });
  await pressDown(holdButton(page));
  await expect(holdOn(page)).toHaveText('Fetching your clue…');
  await expectCovered(page);
  release();
  await expect(clueOn(page)).toBeVisible();
  await page.mouse.up();
  await expectCovered(page);
});

test('a link that cannot be opened says why, until it can', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  ana.expectError(/ERR_INTERNET_DISCONNECTED/);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await untilLoaded(ana.page);
  await goOffline(ana.page);
  await ana.page.getByRole('link', { name: 'Go to the table' }).click();
  const sheet = ana.page.getByRole('dialog', { name: 'No connection' });
  await expect(sheet).toBeVisible();
  await ana.page.context().setOffline(false);
  await expect(sheet).toBeHidden();
  await ana.page.getByRole('link', { name: 'Go to the table' }).click();
  await expect(ana.page).toHaveURL(new RegExp(`/games/${code}$`));
});

test('a failed request shows its error in the sheet, until it can be retried', async ({
  table,
  player,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  ana.expectError(/ERR_INTERNET_DISCONNECTED/);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await openOwnSeat(ana.page);
  await ana.page.getByRole('button', { name: 'Move to another phone' }).click();
  await goOffline(ana.page);
  const sheet = ana.page.getByRole('dialog', { name: 'Move to another phone' });
  const show = sheet.getByRole('button', { name: 'Show the code' });
  const trouble = sheet.getByText('No connection. Nothing is lost');
  for (const _ of ['once', 'and once more']) {
    await goOffline(ana.page);
    await show.click();
    await expect(trouble).toBeVisible();
    await ana.page.context().setOffline(false);
    await expect(trouble).toBeHidden();
  }
  await show.click();
  await expect(sheet.getByText(/^\d{3} \d{3}$/)).toBeVisible();
});

test('a stopped server is noticed, and the notice disappears when it is back', async ({
  origin,
  table,
  player,
}) => {
  const proxy = await startProxy(origin);
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player(proxy.url);
  ana.expectError(/ERR_|Failed to load resource/);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await untilLoaded(ana.page);
  proxy.disconnect();
  await expect(holdOn(ana.page)).toContainText('No connection');

  // The browser is online: only the page can know that no server responds.
  await ana.page.getByRole('link', { name: 'Go to the table' }).click();
  const sheet = ana.page.getByRole('dialog', { name: 'No connection' });
  await expect(sheet).toBeVisible();

  proxy.pointTo(origin);
  await expect(sheet).toBeHidden();
  await expect(holdOn(ana.page)).toHaveText('Hold to look', { timeout: 30_000 });
  await pressDown(holdOn(ana.page));
  await expect(clueOn(ana.page)).toBeVisible();
  await ana.page.mouse.up();
  await proxy.close();
});
