import type { Page } from 'playwright/test';
import { PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { ADDRESSES } from '@/app/addresses';
import { expect, test } from './fixtures';
import { openOnly, openPage } from './open';

test('scripts that a bad network blocks load once it recovers', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  const network = await holdBackParts(page, `/games/${code}`);
  // Without these scripts the page never hydrates.
  await openOnly(page, `/games/${code}`);
  const legend = page.getByRole('button', { name: 'What the signs mean' });
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  // The script runtime itself tries twice; the page must have requested any further tries.
  await expect.poll(network.fewestTries).toBeGreaterThanOrEqual(2);

  network.recover();
  await legend.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a page whose data never comes is opened as a whole page', async ({ page }) => {
  await page.clock.install();
  await openPage(page, ADDRESSES.start);
  let asked = () => {};
  const isAsked = new Promise<void>(resolve => {
    asked = resolve;
  });
  await page.route(`**${ADDRESSES.judge}?*`, asked);
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('link', { name: 'Check a card' }).click();
  await isAsked;
  const loaded = page.waitForEvent('load');
  await page.clock.fastForward(PATIENCE_MILLISECONDS);
  await loaded;
  await expect(page.getByRole('heading', { name: 'Check a card' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(ADDRESSES.judge);
});

/** Blocks all scripts that the page's HTML does not reference, until the network recovers. */
async function holdBackParts(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  let isBad = true;
  const tries = new Map<string, number>();
  await page.route('**/_next/static/chunks/**', async route => {
    const { pathname } = new URL(route.request().url());
    if (!isBad || html.includes(pathname)) return route.continue();
    tries.set(pathname, (tries.get(pathname) ?? 0) + 1);
    return route.abort('connectionreset');
  });
  return {
    /** The smallest number of requests for any blocked script; 0 before the first request. */
    fewestTries: () => (tries.size === 0 ? 0 : Math.min(...tries.values())),
    recover: () => {
      isBad = false;
    },
  };
}
