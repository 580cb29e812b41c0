import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { expectTable, hold, release, startAtSeat } from './doings';
import { expect, test } from './fixtures';
import { viewTable } from './table';

/** It has no fair deal for three players as it lies. */
const POOR_MAP = 'C372A5115312066305';
/** None of its fair deals for three players is a short one. */
const MAP_WITHOUT_SHORT = '61B4322051587B4711';

test('a table gets the length and the even seats it wishes for, and no handicap with them', async ({
  player,
  request,
}) => {
  const { page } = await player();
  await page.goto('/new');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Wishes a new map · any length · no race' }).click();
  await page.getByRole('radio', { name: 'short' }).check();
  await page.getByRole('checkbox', { name: 'Handicap' }).check();
  await page.getByRole('checkbox', { name: 'As even as possible' }).check();
  await expect(page.getByRole('checkbox', { name: 'Handicap' })).not.toBeChecked();
  await expect(
    page.getByRole('button', { name: 'a new map · a short game · even seats' }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Deal' }).click();
  const { grade } = await viewTable(request, await expectTable(page));
  expect(grade).toMatchObject({ length: 'short', evenness: 'even' });
  await page.getByRole('button', { name: 'Already laid' }).click();
  await page.getByRole('button', { name: 'About this game short · about 10–13 turns' }).click();
  await expect(page.getByText('Shorter than most games for three players')).toBeVisible();
  await expect(page.getByText('The seats are fairly even.')).toBeVisible();
});

test('two players are told what they play, and wish for nothing', async ({ player, request }) => {
  const { page } = await player();
  await page.goto('/new');
  await page.getByRole('radio', { name: '2' }).check();
  await expect(page.getByText('You each get two clues and play two colours.')).toBeVisible();
  await page.getByRole('button', { name: 'Wishes a new map · no race' }).click();
  await expect(page.getByText('We can only predict length and balance')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Count every look' })).toBeVisible();

  await page.getByRole('button', { name: 'Deal' }).click();
  expect((await viewTable(request, await expectTable(page))).players).toBe(2);
});

test('a table that wishes so is told how often each has looked', async ({ player }) => {
  const { page } = await player();
  await page.goto('/new');
  await page.getByRole('button', { name: 'Wishes' }).click();
  await page.getByRole('checkbox', { name: 'Count every look' }).check();
  await expect(page.getByRole('button', { name: 'every look counted' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  await page.getByRole('button', { name: 'Already laid' }).click();
  await page.getByRole('button', { name: 'About this game' }).click();
  await expect(page.getByText('Everybody can see how often each clue was opened.')).toBeVisible();
  await startAtSeat(page, code, 1, 'Ana');
  for (let look = 1; look <= 2; look++) {
    await hold(page);
    await release(page);
  }
  const { countsLooks, seats } = await viewTable(page.request, code);
  expect({ countsLooks, looks: seats[0]?.looks.count }).toEqual({ countsLooks: true, looks: 2 });
});

test('a map without a fair deal is mended by moving a structure', async ({ player, request }) => {
  const { page, expectError } = await player();
  expectError(/status of 422/);
  await chooseForThree(page, POOR_MAP);
  await expectRefusal(page, 'no fair deal for this many players');
  await expectAccessible(page);
  await page.getByRole('radio', { name: '5' }).check();
  await expect(page.getByRole('button', { name: 'Move the' })).toHaveCount(0);
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'Move the green standing stone to D5' }).click();
  await expect(page.getByText('only one space on this map can be the habitat')).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  const { mapCode, players } = await viewTable(request, await expectTable(page));
  expect({ mapCode, players }).toEqual({ mapCode: 'C372A5114312066305', players: 3 });
});

test('a map without a fair deal is played by another number', async ({ player, request }) => {
  const { page, expectError } = await player();
  expectError(/status of 422/);
  await chooseForThree(page, POOR_MAP);
  await expectRefusal(page, 'no fair deal for this many players');
  await page.getByRole('button', { name: 'Play with 4' }).click();
  const { mapCode, players } = await viewTable(request, await expectTable(page));
  expect({ mapCode, players }).toEqual({ mapCode: POOR_MAP, players: 4 });
});

test('a map that cannot grant a wish is played without it', async ({ player, request }) => {
  const { page, expectError } = await player();
  expectError(/status of 422/);
  await page.goto('/new');
  await page.getByRole('button', { name: 'Wishes' }).click();
  await page.getByRole('radio', { name: 'short' }).check();
  await chooseForThree(page, MAP_WITHOUT_SHORT);
  await expectRefusal(page, 'No fair deal on this map matches your options');
  await page.getByRole('button', { name: 'Deal without these options' }).click();
  const { mapCode, grade } = await viewTable(request, await expectTable(page));
  expect(mapCode).toBe(MAP_WITHOUT_SHORT);
  expect(grade).toEqual({});
  await page.getByRole('button', { name: 'Already laid' }).click();
  await page.getByRole('button', { name: 'About this game' }).click();
  await expect(page.getByText('At the end we’ll tell you how long')).toBeVisible();
});

/** Asks for a game of three on the map of a code. */
async function chooseForThree(page: Page, mapCode: string): Promise<void> {
  await page.goto('/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill(mapCode);
  await page.getByRole('button', { name: 'Use this map' }).click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
}

async function expectRefusal(page: Page, says: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
}
