import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { mapOn, sitDown, sitDownForSomebody, startAtTable } from './doings';
import { expect, test } from './fixtures';
import { openTable } from './seating';

test('tabs lead from page to page of a table, and say where one is', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openTable(page, code);
  await expect(tab(page, 'Table')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'My seat')).toBeHidden();

  await sitDown(page, 1, 'Ada');
  await tab(page, 'My seat').click();
  await expect(page).toHaveURL(new RegExp(`/games/${code}/seats/1$`));
  await expect(page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible();
  await expect(tab(page, 'My seat')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Table')).not.toHaveAttribute('aria-current');

  await tab(page, 'Table').click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('where a device holds several seats, each has a tab by its name', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await startAtTable(page, code, 1, 'Ada');
  await sitDownForSomebody(page, 2, 'Ben');
  await tab(page, 'Ben').click();
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
  await expect(tab(page, 'Ben')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Ada')).not.toHaveAttribute('aria-current');
});

test('a mouse pulls the enlarged map and chooses nothing by it', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const space = await openMap(page, code);
  const reading = page.getByRole('status').filter({ hasText: /^[A-L]\d/ });
  await space('F5').dblclick();
  await space('F5').click();
  await expect(reading).toBeHidden();
  const frame = mapOn(page).locator('../..');
  const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const [left = 0, top = 0] = await scrolled();
  const box = await frame.boundingBox();
  if (box === null) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 40, y - 25, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(left + 30);
  await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(top + 15);
  await expect(reading).toBeHidden();
  await page.mouse.click(x, y);
  await expect(reading).toBeVisible();
});

test('Ctrl and the wheel enlarge the map, and the wheel alone does not', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const space = await openMap(page, code);
  const width = async () => (await mapOn(page).boundingBox())?.width ?? 0;
  const fitted = await width();
  await space('I6').hover();
  await page.mouse.wheel(0, -100);
  expect(await width()).toBe(fitted);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await expect.poll(width).toBeGreaterThan(1.3 * fitted);
  await expect(space('I6')).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await expect.poll(width).toBe(fitted);
});

test('the other look is a tap away', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await openTable(page, code);
  // Its script may come after the table's own.
  await expect(async () => {
    await page.getByRole('button', { name: 'Lantern' }).click({ timeout: 1000 });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern', { timeout: 1000 });
  }).toPass();
  await expectAccessible(page, { coloursAlone: true });
  await page.getByRole('button', { name: 'Paper' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await expectAccessible(page, { coloursAlone: true });
});

for (const [width, height] of [
  [900, 700],
  [1280, 900],
  [844, 390],
] as const) {
  test(`a table fits a screen of ${width} by ${height}, with a legend beside the map`, async ({
    page,
    table,
  }) => {
    await page.setViewportSize({ width, height });
    const { code } = await table.createGame({ mode: 'advanced', players: 4 });
    await startAtTable(page, code, 1, 'Ada');
    // Where a phone lies on its side, laying needs all of it.
    const laying = height < 500 ? [] : ['/lay?step=15'];
    for (const path of ['', '/seats/1', ...laying]) {
      await page.goto(`/games/${code}${path}`);
      await expect(mapOn(page)).toBeVisible();
      const legend = page.getByRole('list', { name: 'Legend' });
      await expect(legend.locator('li > span')).toHaveText([
        'water',
        'forest',
        'desert',
        'mountain',
        'swamp',
        'lit: fits your clue',
        'bear territory',
        'cougar territory',
        'standing stone',
        'shack',
        'disc: could be',
        'cube: cannot be',
      ]);
      const [map, words] = [await mapOn(page).boundingBox(), await legend.boundingBox()];
      expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
      const sideways = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
    }
  });
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Opens a table whose map answers, and names its spaces. */
async function openMap(page: Page, code: string) {
  await openTable(page, code);
  await expect(page.getByRole('button', { name: 'Legend' })).toBeEnabled();
  return (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
}
