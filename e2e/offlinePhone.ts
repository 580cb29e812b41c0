import { expect, type Page } from 'playwright/test';

/** The offline data on a phone. */

/** Waits until everything is cached and the service worker is in control. */
export const untilCached = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isCached), { timeout: 90_000 }).toBe(true);

/** Runs in the page. The service worker is active before it has cached everything. */
async function isCached(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<boolean>(resolve => {
    port1.onmessage = ({ data: { kept, all } }) => resolve(kept === all);
  });
  active?.postMessage('how far', [port2]);
  return (await reply) && active?.state === 'activated';
}

/** The builds in the phone's caches. */
export const cachedBuilds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).map(name => name.replace('fieldbook ', '')));

/** Whether the page is from that build. */
export const isOfBuild = async (page: Page, id: string): Promise<boolean> =>
  (await page.content()).includes(id);
