import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { sitDown } from './doings';
import { expect, test } from './fixtures';
import { openTable, otherSeat } from './seating';

/** A wide screen has a tab of the same name. */
const linkInMenu = (page: Page, name = 'How to play') =>
  page.locator('.help').getByRole('link', { name });

test('how to play lies over a table, which stays as it is and goes on hearing', {
  tag: '@wide',
}, async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence] = [await player(), await player()];
  await openTable(ana.page, code);
  await openTable(bence.page, code);
  const streams: string[] = [];
  ana.page.on('request', request => {
    if (request.url().endsWith('/live')) streams.push(request.url());
  });

  const help = ana.page.getByRole('button', { name: 'Help and settings' });
  await help.click();
  await linkInMenu(ana.page).click();
  const page = ana.page.getByRole('dialog', { name: 'How to play' });
  await expect(page.getByRole('heading', { name: 'The idea' })).toBeVisible();
  expect(new URL(ana.page.url()).pathname).toBe('/how-to-play');
  await expectAccessible(ana.page);

  await sitDown(bence.page, 1, 'Bence');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toBeHidden();
  await expect(ana.page).toHaveURL(new RegExp(`/games/${code}$`));
  await expect(otherSeat(ana.page, 'Bence')).toBeVisible();
  await expect(help).toBeFocused();
  expect(streams, 'the stream was opened anew').toEqual([]);
});

test('the menu folds by itself: by a finger beside it, by Escape, and where the focus goes on', async ({
  page,
}) => {
  await page.goto('/new');
  const help = page.getByRole('button', { name: 'Help and settings' });
  const link = linkInMenu(page, 'Settings');
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  // Where Safari leaves a popover open, all that a page hears of is the finger.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
  await expect(link).toBeHidden();
  await expect(help).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(help).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  for (let thing = 0; thing < 3; thing++) await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
  await expect(help).not.toBeFocused();
});

test('the way back and Escape both take it off', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openTable(page, code);
  const over = page.getByRole('dialog', { name: 'How to play' });
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Help and settings' }).click();
    await linkInMenu(page).click();
    await expect(over).toBeVisible();
    await leave();
    await expect(over).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
  }
});

test('reloaded over a table, it is a page of its own that leads back there', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  for (const title of ['How to play', 'Settings']) {
    await openTable(page, code);
    await page.getByRole('button', { name: 'Help and settings' }).click();
    await linkInMenu(page, title).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
    await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  }
});

test('opened by its address, it leads to the start', async ({ page }) => {
  await page.goto('/how-to-play');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
});

test('a kind of clue that is tapped lights its spaces', async ({ page }) => {
  await page.goto('/how-to-play');
  for (const [name, sentence] of [
    ['Within one space of a terrain', 'The habitat is within one space of forest.'],
    [
      'With “not”: the advanced game',
      'The habitat is not within two spaces of a standing stone of any colour.',
    ],
  ] as const) {
    // Also where the page is not alive yet: it hears of it once it is.
    await page.getByRole('radio', { name }).check();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/^\d+ of 108 spaces are lit\.$/)).toBeVisible();
  }
});
