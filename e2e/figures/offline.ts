import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices, type Page, test } from 'playwright/test';
import { findChromium } from '../browser.mjs';
import { untilCached } from '../offlinePhone';
import { openOnly, openPage } from '../open';
import { startServer, temporaryDatabase } from '../server';

/**
 * `npm run offline-figures`: what a phone downloads on its first visit, and how fast it starts and deals without a
 * server. A phone is assumed to be four times slower than this machine. The browser is closed between runs.
 */
test('offline figures', async () => {
  const database = await temporaryDatabase();
  const server = await startServer({ DATABASE_URL: database.url });
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-phone-'));
  try {
    await onPhone(folder, async page => {
      const bytes = await countBytes(page);
      await openOnly(page, server.url, { waitUntil: 'networkidle' });
      await untilCached(page);
      // Requests after the page has loaded follow within a second or two.
      await page.waitForTimeout(3000);
      console.log(`first visit, until all pages are cached: ${Math.round(bytes() / 1024)} KB`);
    });
    await server.stop();
    for (const times of [1, 4]) {
      await printMedian(`cold start until the first paint, ${times}× slower`, () =>
        onPhone(folder, page => startCold(page, server.url, times)),
      );
      await printMedian(`tap on "Deal" until the map, ${times}× slower`, () =>
        onPhone(folder, page => dealForFive(page, server.url, times)),
      );
    }
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    await database.remove();
  }
});

const RUNS = Number(process.env.OFFLINE_RUNS ?? 5);

async function printMedian(what: string, run: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) times.push(await run());
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  console.log(`${what}: ${Math.round(median)} ms, the median of ${RUNS}`);
}

/** Opens the phone's browser for one task; its data stays in the folder. */
async function onPhone<T>(folder: string, use: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  const browser: BrowserContext = await chromium.launchPersistentContext(folder, {
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 640 },
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  return use(browser.pages()[0] ?? (await browser.newPage())).finally(() => browser.close());
}

/** Counts the bytes of all responses to the page and its service worker, without their headers. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  page.context().on('response', async response => {
    if (response.fromServiceWorker()) return;
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  return () => bytes;
}

/** Throttles the page's main thread; its workers keep their speed. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function startCold(page: Page, url: string, times: number): Promise<number> {
  await slowDown(page, times);
  await openOnly(page, url);
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await paint.jsonValue()) ?? Number.NaN;
}

/** Deals an advanced game for five on the phone; returns ms until its map is in the page. */
async function dealForFive(page: Page, url: string, times: number): Promise<number> {
  await openPage(page, `${url}/new`);
  await slowDown(page, times);
  await page.getByRole('radio', { name: '5' }).check();
  await page.getByRole('radio', { name: /^Advanced/ }).check();
  await page.getByRole('radio', { name: /^On this phone/ }).check();
  // About the time that a thumb takes to reach the button.
  await page.waitForTimeout(2000);
  const start = performance.now();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await page.locator('.map-page svg.map').first().waitFor();
  return performance.now() - start;
}
