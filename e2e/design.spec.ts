import { expect, test } from './fixtures';

const WIDE = { width: 1280, height: 720 };

test('the design page shows all components in both looks, where a setting enables it', async ({
  shared,
  player,
  request,
}) => {
  expect((await request.get('/design')).status()).toBe(404);
  const { url } = await shared('strict');
  const { page } = await player(url);
  await page.goto(`${url}/design`);
  // The page is for developers, on any screen.
  for (const screen of [page.viewportSize(), WIDE]) {
    if (screen !== null) await page.setViewportSize(screen);
    for (const look of ['paper', 'lantern']) {
      const shown = page.locator(`[data-theme=${look}]`);
      for (const sample of ['pieces', 'structures', 'icons', 'map, lit', 'map, habitat'])
        await expect(shown.getByText(sample, { exact: true })).toBeVisible();
      await expect(shown.getByRole('img', { name: /^Map, columns A to L/ })).toHaveCount(3);
    }
  }
});
