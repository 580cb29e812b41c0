import { expectAccessible } from './accessible';
import { expectTable, mapOn } from './doings';
import { expect, test } from './fixtures';
import { viewTable } from './table';

/** For three players. */
const MAP_WITH_TWO_HABITATS = 'A786953B010B1A6585';
const CODE = 'B74362132084212850838A';

test('a pasted official key becomes the map of the game', async ({ player, request }) => {
  const { page } = await player();
  await page.goto('/new');
  await page.getByRole('button', { name: /^Wishes/ }).click();
  await page.getByRole('link', { name: 'Enter a code' }).click();

  await page.getByRole('textbox', { name: 'Map code' }).fill(' intro_AB378C2B1770744B57 ');
  await expect(page.getByText('A map for the normal game.')).toBeVisible();
  await expect(mapOn(page)).toHaveAccessibleName(/white standing stone on L3;/);
  await page.getByRole('button', { name: 'Use this map' }).click();

  await expect(page.getByRole('button', { name: 'Wishes the map you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  expect((await viewTable(request, code)).mapCode).toBe('AB378C2B1770744B57');
});

test('the game follows from the code, and another game wants another map', async ({ player }) => {
  const { page } = await player();
  await page.goto('/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill(CODE);
  await page.getByRole('button', { name: 'Use this map' }).click();

  await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  await page.getByRole('radio', { name: 'Normal' }).check();
  await expect(page.getByRole('button', { name: 'Wishes a new map' })).toBeVisible();
});

test('a code photographed off another table brings its map along', async ({ player }) => {
  const { page } = await player();
  await page.goto(`/new/code#${CODE}`);
  await expect(page.getByText('A map for the advanced game.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Map code' })).toHaveValue(CODE);
});

for (const { title, text, says } of [
  {
    title: 'with a stray letter',
    text: 'AB378C2B1770744B5X',
    says: '0 to 9 and the letters A to C',
  },
  { title: 'with a tile twice', text: 'AA378C2B1770744B57', says: 'A tile is there twice' },
  {
    title: 'with two on a space',
    text: 'AB378C2B2B70744B57',
    says: 'Two structures are on the same space',
  },
]) {
  test(`a code ${title} is told what is wrong with it`, async ({ player }) => {
    const { page } = await player();
    await page.goto('/new/code');
    await page.getByRole('textbox', { name: 'Map code' }).fill(text);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use this map' })).toBeDisabled();
  });
}

test('a code that is only begun is counted, and nothing is wrong with it', async ({ page }) => {
  await page.goto('/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill('AB3 78c');
  await expect(page.getByText('18 characters, or 22: so far 6 are there.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a map that leaves the habitat little choice says so before it is dealt', async ({
  player,
}) => {
  const { page } = await player();
  await page.goto(`/new/code#${MAP_WITH_TWO_HABITATS}`);
  await page.getByRole('button', { name: 'Use this map' }).click();
  const note = page.getByText('only two spaces on this map can be the habitat');
  await expect(page.getByRole('button', { name: 'Wishes the map you chose' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('radio', { name: '3' }).check();
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a new map' }).click();
  await expect(page.getByRole('button', { name: 'Wishes a new map' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
