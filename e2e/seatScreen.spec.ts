import type { Locator, Page } from 'playwright/test';
import { clueOn, hold, holdButton, mapOn, release, startAtSeat } from './doings';
import { expect, test } from './fixtures';
import { gameAt } from './table';

/** Phones with and without their browser's bars, and small ones. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
] as const;

for (const players of [2, 3] as const) {
  for (const screen of SCREENS) {
    const title = `${screen.width} × ${screen.height}, ${players} players`;
    test(`what is held lies above the button, and covering moves nothing: ${title}`, async ({
      page,
      table,
    }) => {
      await page.setViewportSize(screen);
      const { code } = await table.createGame({ mode: 'advanced', players, seed: 'screen' });
      await startAtSeat(page, code, 1, 'Ada');
      const covered = await placesOn(page);
      await hold(page);
      expect(await placesOn(page)).toEqual(covered);

      const { y: edge } = await placeOf(holdButton(page));
      const held = [...(await clueOn(page).all()), mapOn(page)];
      if (players === 2)
        held.push(page.getByRole('group', { name: 'Light up the map for which clue?' }));
      for (const each of held) {
        const { y, height } = await placeOf(each);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(edge);
      }
      await release(page);
      expect(await placesOn(page)).toEqual(covered);
    });
  }
}

test('a seat hears how many want a hint, and the hint', { tag: '@wide' }, async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'screen' });
  const others = await device();
  for (const seat of [2, 3]) {
    const claim = await others.post(`${gameAt(code)}/seats/${seat}/claim`, { data: {} });
    expect(claim.ok()).toBe(true);
  }
  await startAtSeat(page, code, 1, 'Ada');
  const news = page.getByRole('status').filter({ hasText: /hint/i });
  await expect(news).toHaveCount(0);
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 2 } });
  await expect(news).toHaveText('A hint? 1 of 3 agree');
  await others.post(`${gameAt(code)}/hint`, { data: { seat: 3 } });
  await page.request.post(`${gameAt(code)}/hint`, { data: { seat: 1 } });
  await expect(news).toHaveText(/^The hint /);
  await news.click();
  await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
});

test('with letters twice as large, the clue can be read while it is held', async ({
  page,
  table,
}) => {
  await page.setViewportSize(SCREENS[0]);
  const { code } = await table.createGame({ mode: 'advanced', players: 3, seed: 'screen' });
  await startAtSeat(page, code, 1, 'Ada');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await hold(page);
  const { y: edge } = await placeOf(holdButton(page));
  const { y, height } = await placeOf(clueOn(page));
  expect(y + height).toBeLessThanOrEqual(edge);
});

test('a clue that cannot be had says so once, and nothing glows', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await startAtSeat(page, code, 1, 'Ada');
  await page.context().setOffline(true);
  await holdButton(page).hover();
  await page.mouse.down();
  await expect(page.getByText(/No connection/)).toHaveCount(1);
  await expect(page.getByText('The clue is covered.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Looking' })).toHaveCount(0);
  await page.mouse.up();
});

async function placesOn(page: Page) {
  await expect(mapOn(page)).toBeVisible();
  return Promise.all([mapOn(page), holdButton(page), slot(page)].map(placeOf));
}

/** Where envelope and slip lie in turns. */
const slot = (page: Page): Locator =>
  page.locator('[aria-live="polite"]').filter({ hasText: /The clue is covered|The habitat is/ });

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not there');
  return box;
}
