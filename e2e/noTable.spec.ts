import type { Page } from 'playwright/test';
import { readState } from './accessible';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';

/** The map of a printed card, and cubes that leave only one clue. The eighth one contradicts it. */
const CODE = 'B74362132084212850838A';
const CUBES = ['A1', 'C2', 'E3', 'G4', 'I5', 'K6', 'B7'];
const ONE_TOO_MANY = 'D8';

test('the notebook without a table works offline: pieces shorten the lists, and a contradiction is reported', async ({
  player,
}) => {
  const { page } = await player();
  await openPage(page, '/');
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Just the notebook' }).click();
  await page.getByRole('textbox', { name: 'Map code' }).fill(CODE);
  await page.getByRole('button', { name: 'On to the players' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: 'Player 1' }).check();
  await page.getByRole('button', { name: 'Your clue, if you like' }).click();
  await page.getByRole('button', { name: 'Within one space of desert', exact: true }).click();
  await page.getByRole('button', { name: 'Enter the pieces' }).click();

  await tap(page, 'A1');
  await expect(page.getByRole('radio', { name: /^Player 2/ })).toHaveAccessibleName(/\b20\b/);
  // By now the script of the deducing worker has loaded, too.
  await expect(page.getByRole('button', { name: 'Spaces left' })).toBeEnabled();
  await page.context().setOffline(true);
  for (const space of CUBES.slice(1)) await tap(page, space);
  await expect(page.getByRole('radio', { name: /^Player 2/ })).toHaveAccessibleName(/\b1\b/);
  await page.getByRole('radio', { name: 'All pieces together' }).check();
  await expect(page.locator('.share-lamp').first()).toBeVisible();
  await page.getByRole('button', { name: 'Spaces left' }).click();
  await expect(page.getByText(/^\d+ spaces? (is|are) left$/)).toBeVisible();

  await tap(page, ONE_TOO_MANY);
  const trouble = page.getByRole('main').getByRole('alert');
  await expect(trouble).toContainText('No clue agrees with all of Player 2’s pieces.');
  await expect(trouble).toContainText(ONE_TOO_MANY);
  await page.getByRole('button', { name: `Remove the piece on ${ONE_TOO_MANY}` }).click();
  await expect(trouble).toHaveCount(0);
  await page.context().setOffline(false);

  await reloadPage(page);
  await expect(page.getByText('7 pieces')).toBeVisible();
  await readState(page, 'a notebook without a table');
  await page.getByRole('button', { name: '1 Map' }).click();
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Yes, clear everything' }).click();
  await expect(page.getByRole('textbox', { name: 'Map code' })).toHaveValue('');
});

/** Places player 2's cube on a space, and closes the piece palette again. */
async function tap(page: Page, space: string): Promise<void> {
  const cell = page.getByRole('gridcell', { name: new RegExp(`^${space},`) });
  await cell.click();
  const cube = page.getByRole('button', { name: 'Player 2: cube' });
  await cube.click();
  await expect(cube).toHaveAttribute('aria-pressed', 'true');
  await cell.click();
  await expect(cube).toHaveCount(0);
}
