import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

test('what a bad network holds back comes as soon as it can', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  const network = await holdBackParts(page, `/games/${code}`);
  await page.goto(`/games/${code}`);
  const legend = page.getByRole('button', { name: 'Legend' });
  await expect.poll(network.heldBack).toBeGreaterThan(0);
  // The runtime of the scripts tries twice by itself.
  await page.waitForTimeout(2000);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();

  network.recover();
  await legend.click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
});

/** No script comes that the page's HTML does not name, until the network recovers. */
async function holdBackParts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  let isBad = true;
  let held = 0;
  await page.route('**/_next/static/chunks/**', async route => {
    if (!isBad || html.includes(new URL(route.request().url()).pathname)) return route.continue();
    held += 1;
    return route.abort('connectionreset');
  });
  return {
    heldBack: () => held,
    recover: () => {
      isBad = false;
    },
  };
}
