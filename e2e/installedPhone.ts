import type { BrowserContext, Page } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { untilCached } from './offlinePhone';
import { openPage } from './open';
import { type ServerProxy, startProxy } from './proxy';

/**
 * A phone that has visited Fieldbook once and cached everything for offline use. Caching takes seconds, so all
 * such tests of a worker share the phone; each starts with the state after that first visit.
 */

type Phone = {
  readonly context: BrowserContext;
  readonly serverProxy: ServerProxy;
  /** Errors thrown by its pages. */
  readonly errors: string[];
};

type Fixtures = {
  /** The proxy in front of the phone's server. */
  serverProxy: ServerProxy;
};

export const test = base.extend<Fixtures, { installedPhone: Phone }>({
  installedPhone: [
    async ({ browser }, use, { project }) => {
      const serverProxy = await startProxy(sharedServer());
      const {
        userAgent = '',
        viewport = null,
        deviceScaleFactor = 1,
        isMobile,
        hasTouch,
      } = project.use;
      const context = await browser.newContext({
        ...{
          userAgent,
          viewport,
          deviceScaleFactor,
          isMobile: isMobile === true,
          hasTouch: hasTouch === true,
        },
        baseURL: serverProxy.url,
        serviceWorkers: 'allow',
      });
      const errors: string[] = [];
      context.on('weberror', error => errors.push(String(error.error())));
      const page = await context.newPage();
      await openPage(page, '/how-to-play');
      await untilCached(page);
      await page.close();
      await use({ context, serverProxy, errors });
      await context.close();
      await serverProxy.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  serverProxy: async ({ installedPhone }, use) => use(installedPhone.serverProxy),
  baseURL: async ({ serverProxy }, use) => use(serverProxy.url),

  context: async ({ installedPhone }, use) => {
    const { context, serverProxy, errors } = installedPhone;
    await use(context);
    for (const page of context.pages()) await page.close();
    serverProxy.disconnect();
    serverProxy.pointTo(sharedServer());
    await context.setOffline(false);
    const next = await context.newPage();
    await forgetVisits(next, serverProxy.url);
    expect(await hasRealClock(next), 'the phone’s clock (page.clock stays in it)').toBe(true);
    await next.close();
    expect(errors.splice(0), 'errors in the browser').toEqual([]);
  },

  page: async ({ context }, use) => use(await context.newPage()),
});

export { expect };

function sharedServer(): string {
  const url = process.env.FIELDBOOK_URL;
  if (url === undefined) throw new Error('globalSetup.ts has started no server');
  return url;
}

/** Whether the pages of the next test will have the browser's own clock. */
const hasRealClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => `${performance.now}`.includes('[native code]'));

/** Keeps only the cached build. Restarts the service worker too, which remembers network failures. */
async function forgetVisits(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb';
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
}
