import { expectTable, mapOn } from './doings';
import { expect, test } from './fixtures';
import { viewTable } from './table';

const WAYS = ['Amber-Harbour, CANDLE  méadow', 'amber harbour candle meadow'];

test('two tables that write their words differently see the same map and digits, and deal it', {
  tag: '@wide',
}, async ({ player, request }) => {
  const tables = [];
  for (const [index, words] of WAYS.entries()) {
    const { page } = await player();
    if (index === 0) await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/new');
    await page.getByRole('radio', { name: '3' }).check();
    await page.getByRole('button', { name: 'Wishes' }).click();
    await page.getByRole('link', { name: 'Race another table' }).click();
    await page.getByRole('textbox', { name: 'Your words, at both tables' }).fill(words);
    const digits = page.getByText(/^\d\d \d\d$/);
    await expect(digits).toBeInViewport({ ratio: 1 });
    await expect(mapOn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('3 players · Normal')).toBeInViewport({ ratio: 1 });
    const seen = await digits.textContent();
    const map = await mapOn(page).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Same there: deal' }).click();
    const { mapCode } = await viewTable(request, await expectTable(page));
    await expect(mapOn(page)).toHaveAccessibleName(map ?? '');
    await page.getByRole('button', { name: 'Already laid' }).click();
    await page.getByRole('button', { name: /^About this game/ }).click();
    await expect(page.getByText(seen ?? '')).toBeVisible();
    tables.push({ seen, map, mapCode });
  }
  expect(tables[0]).toEqual(tables[1]);
});
