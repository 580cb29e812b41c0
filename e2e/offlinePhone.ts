import { expect, type Page } from 'playwright/test';

/** What a phone keeps for when there is no server. */

/** Waits until all is there and the service worker answers for it. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
}

/** The builds that the phone keeps something of. */
export const keptBuilds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).map(name => name.replace('fieldbook ', '')));

/** Whether the page is one of that build's. */
export const isOfBuild = async (page: Page, id: string): Promise<boolean> =>
  (await page.content()).includes(id);
