import type { Page } from 'playwright/test';
import { expectTable, mapOn } from './doings';
import { expect, test } from './fixtures';
import { viewTable } from './table';

const SLOTS = [
  'top left',
  'top right',
  'middle left',
  'middle right',
  'bottom left',
  'bottom right',
] as const;

test('a table is told by tapping, and dealt on', { tag: '@wide' }, async ({ player, request }) => {
  const { page } = await player();
  await page.goto('/new');
  await page.getByRole('button', { name: /^Wishes/ }).click();
  await page.getByRole('link', { name: 'Your own map' }).click();

  for (const tile of [3, 1, 4, 6, 5, 2]) await layTile(page, tile);
  await page.getByRole('button', { name: `${SLOTS[2]}: tile 4, upright` }).click();
  await expect(page.getByRole('button', { name: `${SLOTS[2]}: tile 4, turned` })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the structures' }).click();

  for (const space of ['A1', 'C5', 'L9', 'F4', 'H7', 'B2']) await tapSpace(page, space);
  await expect(page.getByText('All placed.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this map' }).click();

  await expect(page.getByRole('button', { name: 'Wishes the map you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  const { mapCode, moment } = await viewTable(request, await expectTable(page));
  expect(mapCode).toBe('31A65200428B356711');
  // It lies there already: nobody is asked to lay it.
  expect(moment).toBe('sit');
});

test('what is told is taken back, and outlasts a reload', async ({ player }) => {
  const { page } = await player();
  await page.goto('/new/table');
  await page.getByRole('button', { name: `${SLOTS[5]}: empty` }).click();
  await layTile(page, 2);
  await layTile(page, 6);
  await expect(page.getByRole('button', { name: `${SLOTS[5]}: tile 2` })).toBeVisible();
  await expect(page.getByRole('button', { name: `${SLOTS[0]}: tile 6` })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: `${SLOTS[5]}: tile 2` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `${SLOTS[0]}: empty` })).toBeVisible();
  await page.getByRole('button', { name: 'Remove tile 2' }).click();
  await expect(page.getByRole('button', { name: `${SLOTS[5]}: empty` })).toBeVisible();
});

test('chance does the rest, and two structures never share a space', async ({ player }) => {
  const { page } = await player();
  await page.goto('/new/table');
  await layTile(page, 5);
  await page.getByRole('button', { name: 'Fill in the rest at random' }).click();
  await expect(page.getByText('All placed.')).toBeVisible();

  const map = (await mapOn(page).getAttribute('aria-label')) ?? '';
  const [, taken = ''] = /white standing stone on (\w\d)/.exec(map) ?? [];
  await page.getByRole('radio', { name: /^blue shack/ }).check();
  await tapSpace(page, taken);
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: `white standing stone is on ${taken} already` });
  await expect(refusal).toBeVisible();

  await page.getByRole('button', { name: 'Back to the tiles' }).click();
  await expect(page.getByRole('button', { name: `${SLOTS[0]}: tile 5, upright` })).toBeVisible();
});

test('a structure is put on by keys alone', async ({ player }) => {
  const { page } = await player();
  await page.goto('/new/table');
  await page.getByRole('button', { name: 'Fill in the rest at random' }).click();
  await page.getByRole('button', { name: 'Back to the tiles' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  for (const tile of [1, 2, 3, 4, 5, 6]) await layTile(page, tile);
  await page.getByRole('button', { name: 'Continue to the structures' }).click();

  await page.getByRole('gridcell', { name: /^F5,/ }).press('ArrowDown');
  await page.getByRole('gridcell', { name: /^F6,/ }).press('Enter');
  await expect(page.getByText('Tap the space where the green standing stone is.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^white standing stone, on \w\d/ })).toBeVisible();
});

test('what was put on last is taken back without looking for the way', async ({ player }) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/new/table');
  for (const tile of [1, 2, 3, 4, 5, 6]) await layTile(page, tile);
  await page.getByRole('button', { name: 'Continue to the structures' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await tapSpace(page, 'C5');
  await expect(page.getByText('Tap the space where the green standing stone is.')).toBeInViewport();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.click();
  await expect(page.getByText('Tap the space where the white standing stone is.')).toBeVisible();
});

const layTile = (page: Page, tile: number) =>
  page.getByRole('button', { name: `Place tile ${tile}` }).click();

/** Taps a space such as "D4" on the map. */
const tapSpace = (page: Page, space: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${space},`) }).click();
