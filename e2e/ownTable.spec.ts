import type { Page } from 'playwright/test';
import { expectTable } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { viewTable } from './table';

// Other features of the page: app/_draft/draft.test.tsx.

test('a map is entered by tapping, and dealt', async ({ player, request }) => {
  const { page } = await player();
  await openPage(page, '/new');
  await page.getByRole('button', { name: /^More options/ }).click();
  await page.getByRole('link', { name: 'Your own map' }).click();

  for (const tile of [3, 1, 4, 6, 5, 2]) await layTile(page, tile);
  await page.getByRole('button', { name: 'middle left: tile 4, upright' }).click();
  await expect(page.getByRole('button', { name: 'middle left: tile 4, turned' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the structures' }).click();

  await test.step('the last structure can be taken back without scrolling', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    await tapSpace(page, 'C5');
    await expect(
      page.getByText('Tap the space where the green standing stone is.'),
    ).toBeInViewport();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.click();
    await expect(page.getByText('Tap the space where the white standing stone is.')).toBeVisible();
    if (size !== null) await page.setViewportSize(size);
  });

  for (const space of ['A1', 'C5', 'L9', 'F4', 'H7', 'B2']) await tapSpace(page, space);
  await expect(page.getByText('All placed.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this map' }).click();

  await expect(page.getByRole('button', { name: 'More options the map you chose' })).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  const { mapCode, stage } = await viewTable(request, await expectTable(page));
  expect(mapCode).toBe('31A65200428B356711');
  // The map is already on the table, so the page skips laying it.
  expect(stage).toBe('sit');
});

const layTile = (page: Page, tile: number) =>
  page.getByRole('button', { name: `Place tile ${tile}` }).click();

/** Taps a space such as "D4" on the map. */
const tapSpace = (page: Page, space: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${space},`) }).click();
