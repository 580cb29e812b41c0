import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

/** A real game: these three leave D6 alone. */
const CODE = 'B74362132084212850838A';
const NOT_BLACK = 'Not within three spaces of a black structure';
const DESERT = 'Within one space of desert';
const NOT_BEAR = 'Not within two spaces of bear territory';

test('a fair card is found fair, and a card that names another space is not', {
  tag: '@wide',
}, async ({ player }) => {
  const { page } = await player();
  await openCard(page, CODE);
  await addClue(page, NOT_BLACK);
  await addClue(page, DESERT);
  await addClue(page, NOT_BEAR);
  const verdict = page.getByRole('status').filter({ hasText: 'This card is fair' });
  await expect(verdict).toContainText('Only D6 fits');
  await expect(
    page.getByText(/for three players: about \d+–\d+ turns in all, \d–\d each/),
  ).toBeVisible();

  await page.getByRole('gridcell', { name: /^F5,/ }).press('ArrowDown');
  await page.getByRole('button', { name: 'The card names' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /D6 fits, not \w\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(verdict).toBeVisible();
});

test('a disputed card is judged clue by clue, and mended', async ({ player }) => {
  const { page } = await player();
  await openCard(page, CODE);
  await addClue(page, NOT_BLACK);
  await addClue(page, DESERT);
  await addClue(page, 'Within two spaces of bear territory');
  await expect(page.getByRole('alert').filter({ hasText: /spaces? fit/i })).toBeVisible();
  const clues = page.getByRole('list', { name: 'Clues on the card' }).getByRole('listitem');
  await expect(clues).toHaveCount(3);
  await expect(clues.first()).toContainText(/\d+ spaces · /);

  await page.getByRole('button', { name: 'Remove clue 3' }).click();
  await addClue(page, NOT_BEAR);
  await page.reload();
  await expect(page.getByText('This card is fair')).toBeVisible();
});

test('a normal map has no clues that say “not” or speak of black', async ({ player }) => {
  const { page } = await player();
  await openCard(page, 'intro_AB378C2B1770744B57');
  await page.getByRole('button', { name: 'Add a clue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Which clue?' });
  await expect(sheet.getByRole('listitem')).toHaveCount(23);
  await expect(sheet.getByRole('radio')).toHaveCount(0);
});

test('a table without a code is told by tapping', async ({ player }) => {
  const { page } = await player();
  await page.goto('/judge');
  await page.getByRole('link', { name: 'No code?' }).click();
  await page.getByRole('button', { name: 'Fill in the rest at random' }).click();
  await page.getByRole('button', { name: 'Use this map' }).click();
  await expect(page.getByRole('button', { name: 'Add a clue' })).toBeVisible();
  await expect(page.getByText('A map for the normal game.')).toBeVisible();
});

/** From the start page to the judge, with the map of a code. */
async function openCard(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Check a card' }).click();
  await page.getByRole('textbox', { name: 'Map code' }).fill(code);
}

async function addClue(page: Page, clue: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a clue' }).click();
  if (clue.startsWith('Not ')) await page.getByRole('radio', { name: 'with “not”' }).check();
  await page.getByRole('button', { name: clue, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Clues on the card' })).toContainText(clue);
}
