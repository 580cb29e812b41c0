import { expect, type Page } from 'playwright/test';

/** The offline data on a phone. */

/** Waits until everything is cached and the service worker is in control. */
export async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), {
      timeout: 30_000,
    })
    .toBe('activated');
}

/** The builds in the phone's caches. */
export const cachedBuilds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).map(name => name.replace('fieldbook ', '')));

/** Whether the page is from that build. */
export const isOfBuild = async (page: Page, id: string): Promise<boolean> =>
  (await page.content()).includes(id);
