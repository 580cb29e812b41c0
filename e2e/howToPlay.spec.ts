import type { Page } from 'playwright/test';
import { expectAccessible, readState } from './accessible';
import { claim } from './ask';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { openTable, otherSeat } from './seating';
import { gameAt } from './table';

/** A wide screen also has a tab with this name. */
const linkInMenu = (page: Page, name = 'How to play') =>
  page.locator('.help').getByRole('link', { name });

test('how to play opens over a table, which keeps its state and its stream', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'lies over' });
  const { page } = await player();
  const streams: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/live')) streams.push(new URL(request.url()).pathname);
  });
  await openTable(page, code);
  // A page that hydrates before it is shown opens a stream at that point too.
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  const opened = streams.length;

  const help = page.getByRole('button', { name: 'Help and settings' });
  const dialog = page.getByRole('dialog', { name: 'How to play' });
  const atTable = new RegExp(`/games/${code}$`);
  await help.click();
  await linkInMenu(page).click();
  await expect(dialog.getByRole('heading', { name: 'The idea' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/how-to-play');
  await readState(page, 'how to play over a table');

  await test.step('a player sits down meanwhile', async () => {
    await claim(await device(), gameAt(code), 1, { name: 'Bence' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(atTable);
    await expect(otherSeat(page, 'Bence')).toBeVisible();
    await expect(help).toBeFocused();
  });

  await test.step('going back and Escape both close it', async () => {
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await help.click();
      await linkInMenu(page).click();
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(atTable);
    }
  });
  expect(streams.slice(opened), 'the stream was opened again').toEqual([]);
});

test('the menu closes on a tap outside it, on Escape, and when the focus leaves it', async ({
  page,
}) => {
  await openPage(page, '/new');
  const help = page.getByRole('button', { name: 'Help and settings' });
  const link = linkInMenu(page, 'Settings');
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  // If Safari leaves a popover open, the page gets only the pointer event.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(link).toBeHidden();
  await expect(help).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(help).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
  await expect(help).not.toBeFocused();
});

test('the page leads to the start, or back to the table over which it was reloaded', async ({
  page,
  table,
}) => {
  await test.step('opened by its address, it leads to the start', async () => {
    await openPage(page, '/how-to-play');
    // Also works before hydration: the page applies the choice afterwards.
    await page.getByRole('radio', { name: 'Within one space of a terrain' }).check();
    await expect(page.getByText('The habitat is within one space of forest.')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
  });

  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'leads back' });
  await openTable(page, code);
  for (const title of ['How to play', 'Settings'])
    await test.step(`${title}, reloaded over a table, is a page of its own that leads back there`, async () => {
      await page.getByRole('button', { name: 'Help and settings' }).click();
      await linkInMenu(page, title).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await reloadPage(page);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Close' }).click();
      await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
      await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
    });
});
