import type { Page } from 'playwright/test';
import { settle } from './accessible';
import { expect, test } from './fixtures';
import { openPage } from './open';

// The notes on each clue, and the clues on offer: app/judge/judge.test.tsx.

const WIDE = { width: 1280, height: 720 };

/** A real game: these three clues allow only D6. */
const CODE = 'B74362132084212850838A';
const NOT_BLACK = 'Not within three spaces of a black structure';
const DESERT = 'Within one space of desert';
const NOT_BEAR = 'Not within two spaces of bear territory';

test('a fair card is found fair, and a card that names another space is not', async ({
  player,
}) => {
  const { page } = await player();
  await openCard(page, CODE);
  await addClue(page, NOT_BLACK);
  await addClue(page, DESERT);
  await addClue(page, NOT_BEAR);
  const verdict = page.getByRole('status').filter({ hasText: 'This card is fair' });
  const size = page.viewportSize();
  for (const screen of [WIDE, size]) {
    if (screen !== null) await page.setViewportSize(screen);
    await settle(page);
    await expect(verdict).toBeInViewport();
  }
  await expect(page.getByText('Only D6 fits, and every clue is needed.')).toBeVisible();
  await expect(
    page.getByText(/for three players: about \d+–\d+ turns in all, \d–\d each/),
  ).toBeVisible();

  await page.getByRole('gridcell', { name: /^F5,/ }).press('ArrowDown');
  await page.getByRole('button', { name: 'The card names' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /D6 fits, not \w\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(verdict).toBeVisible();
});

test('one change that makes an unfair card fair is found, tried and taken back', async ({
  player,
}) => {
  const { page } = await player();
  await openCard(page, CODE);
  for (const clue of [NOT_BLACK, DESERT, 'Not within two spaces of cougar territory'])
    await addClue(page, clue);
  const change = page.getByRole('button', { name: `Clue 3: ${NOT_BEAR}` });
  const size = page.viewportSize();
  // It has scrolled into view, even on a low screen.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(change).toBeInViewport({ ratio: 1 });
  if (size !== null) await page.setViewportSize(size);
  await change.click();
  await expect(page.getByRole('status').filter({ hasText: 'This card is fair' })).toBeVisible();
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByRole('list', { name: 'Clues on the card' })).toContainText('cougar');
});

/** Opens the judge from the start page, with the map of a code. */
async function openCard(page: Page, code: string): Promise<void> {
  await openPage(page, '/');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Check a card' }).click();
  await page.getByRole('textbox', { name: 'Map code' }).fill(code);
}

async function addClue(page: Page, clue: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a clue' }).click();
  if (clue.startsWith('Not ')) await page.getByRole('radio', { name: 'with “not”' }).check();
  await page.getByRole('button', { name: clue, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Clues on the card' })).toContainText(clue);
}
