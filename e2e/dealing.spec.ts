import { expectTable } from './doings';
import { expect, test } from './fixtures';

test('a deal that finds no network says so, and can be tried again', async ({ page }) => {
  await page.goto('/new');
  await page.route('**/api/**', route => route.abort());
  await page.getByRole('radio', { name: 'Everyone on their own phone' }).click();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'No connection. Nothing is lost' }),
  ).toBeVisible();

  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Deal' }).click();
  await expectTable(page);
});

test('with everything unfolded the deal stays at the thumb, and hides nothing one comes to', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Wishes' }).click();
  await page.getByRole('heading', { name: 'New game' }).scrollIntoViewIfNeeded();
  const deal = page.getByRole('button', { name: 'Deal' });
  await expect(deal).toBeInViewport({ ratio: 1 });
  const race = page.getByRole('link', { name: 'Race another table' });
  await race.focus();
  const [field, button] = [await race.boundingBox(), await deal.boundingBox()];
  const isBeside = (button?.x ?? 0) > (field?.x ?? 0) + (field?.width ?? 0);
  expect(isBeside || (field?.y ?? 0) + (field?.height ?? 0) <= (button?.y ?? 0)).toBe(true);
});

test('all that is asked and the deal are in sight on a small phone, and what is wished in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/new');
  await expect(page.getByRole('button', { name: 'Wishes a new map · any length' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deal' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(640);
});

test('a map that was chosen is seen in the row of wishes', async ({ page }) => {
  await page.goto('/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill('12345600010203048B');
  await page.getByRole('button', { name: 'Use this map' }).click();
  const wishes = page.getByRole('button', { name: 'Wishes the map you chose' });
  await expect(wishes.locator('svg.map')).toBeVisible();
  await wishes.click();
  await page.getByRole('button', { name: 'Use a new map instead' }).click();
  await expect(page.getByRole('button', { name: 'Wishes a new map' })).toBeVisible();
});

test('a refused deal offers the nearest game in place of the one that fails', async ({ page }) => {
  await page.goto('/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill('C372A5115312066305');
  await page.getByRole('button', { name: 'Use this map' }).click();
  await page.getByRole('radio', { name: '3' }).check();
  const deal = page.getByRole('button', { name: 'Deal', exact: true });
  await deal.click();
  await expect(page.getByRole('alert').filter({ hasText: 'no fair deal' })).toBeVisible();
  await expect(deal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play with 4' })).toBeVisible();
  // Nothing is dealt yet: the map that is proposed is looked at first.
  await page.getByRole('button', { name: 'Move the green standing stone to D5' }).click();
  await deal.click();
  await expectTable(page);
});
