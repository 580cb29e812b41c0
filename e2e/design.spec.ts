import { expect, test } from './fixtures';

test('all components are shown in both looks, to those who ask for it', { tag: '@wide' }, async ({
  serve,
  player,
  page,
}) => {
  const { url } = await serve({ FIELDBOOK_DESIGN: '1' });
  const { page: open } = await player(url);
  await open.goto(`${url}/design`);
  for (const look of ['paper', 'lantern']) {
    const shown = open.locator(`[data-theme=${look}]`);
    for (const sample of ['pieces', 'structures', 'icons', 'map, lit', 'map, habitat'])
      await expect(shown.getByText(sample, { exact: true })).toBeVisible();
    await expect(shown.getByRole('img', { name: /^Map, columns A to L/ })).toHaveCount(3);
  }
  expect((await page.goto('/design'))?.status()).toBe(404);
});
