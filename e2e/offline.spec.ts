import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { OFFLINE_PAGES } from '@/app/_offline/offlinePages';
import { expectAccessible } from './accessible';
import {
  goToTable,
  hold,
  openLanguages,
  openThisPhone,
  release,
  skipTurn,
  startAtSeat,
} from './actions';
import { claim } from './ask';
import { expect, test } from './installedPhone';
import { goOffline } from './network';
import { openOnly, openPage, reloadPage, untilLoaded } from './open';
import { heading } from './passAndPlay';
import { countRows, untilTableCached } from './phoneStorage';
import { startRecord } from './recordedGame';
import { createGame, gameAt, viewTable } from './table';
import { expectConnected, expectDisconnected, noticeStatus } from './voting';

/** What a phone that has visited Fieldbook once shows while no server responds. */

test('every page that needs no server is there by its address', async ({ page, context }) => {
  await openPage(page, '/how-to-play');
  await context.setOffline(true);
  for (const path of OFFLINE_PAGES) {
    await openPage(page, path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(heading(page, 'No connection')).toHaveCount(0);
  }
  // Unknown query parameters are ignored.
  await openPage(page, '/?from=elsewhere');
  await expect(heading(page, 'Fieldbook')).toBeVisible();
});

test('the settings say that all is there, and what the browser evicts comes again', async ({
  page,
  context,
}) => {
  const ready = page.getByText('Ready without a connection', { exact: true });
  await openThisPhone(page);
  await expect(ready).toBeVisible();
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const { url } of await cache.keys())
      if (/judge|notebook|puzzles/.test(url)) await cache.delete(url);
  });
  await context.setOffline(true);
  await openThisPhone(page);
  await expect(page.getByText('Soon ready without a connection')).toBeVisible();
  await openPage(page, '/judge');
  await expect(heading(page, 'No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Check a card')).toBeVisible();
  await openThisPhone(page);
  await expect(ready).toBeVisible();
  await context.setOffline(true);
  await openPage(page, '/judge');
  await expect(heading(page, 'Check a card')).toBeVisible();
});

test('links lead to cached pages, and say why where they cannot be opened', async ({
  page,
  context,
}) => {
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 });
  await openPage(page, `/games/${code}`);
  await untilLoaded(page);
  await goOffline(page);
  await page.getByRole('link', { name: 'Take a seat' }).first().click();
  await expect(page.getByRole('dialog', { name: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'Fieldbook')).toBeVisible();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(heading(page, 'New game')).toBeVisible();

  // The same when opened by address; the page reloads itself once there is a connection.
  await openPage(page, `/games/${code}/sit`);
  await expect(heading(page, 'No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Take a seat')).toBeVisible();
});

test('only the parts of a table that are the same for all players are cached', async ({ page }) => {
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 });
  await openPage(page, '/');
  const before = await cachedAddresses(page);
  await startAtSeat(page, code, 1, 'Ana');
  await hold(page);
  await release(page);
  await goToTable(page);
  const after = await cachedAddresses(page);
  expect(after).toEqual(before);
  const pages = after.filter(path => !path.startsWith('/_next/static/') && !path.includes('.'));
  expect(pages.toSorted()).toEqual([...OFFLINE_PAGES, '/languages'].toSorted());
});

test('cached pages have the chosen language, and change it once there is a connection', async ({
  page,
  context,
}) => {
  await openPage(page, '/settings');
  await openLanguages(page);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expectLanguage(page, 'de');
  await untilPagesSpeak(page, 'de');
  await context.setOffline(true);
  await openPage(page, '/new');
  await expectLanguage(page, 'de');
  const dealt = await dealAnything(page);
  await expectLanguage(page, 'de');

  await openPage(page, '/settings');
  await openLanguages(page);
  await page.getByRole('radio', { name: 'Magyar' }).check();
  await expect(
    page.getByText('Sobald sie wieder da ist, wechseln die Seiten die Sprache'),
  ).toBeInViewport();
  await expectAccessible(page);
  await expectLanguage(page, 'de');
  await reloadPage(page);
  await openLanguages(page);
  await expect(page.getByRole('radio', { name: 'Magyar' })).toBeChecked();
  await expectLanguage(page, 'de');

  await context.setOffline(false);
  await openPage(page, '/');
  await expectLanguage(page, 'hu');
  await untilPagesSpeak(page, 'hu');
  await context.setOffline(true);
  await openPage(page, dealt);
  await expectLanguage(page, 'hu');

  // Restore the shared phone's language for the next test.
  await context.setOffline(false);
  await openPage(page, '/settings');
  await openLanguages(page);
  await page.getByRole('radio', { name: 'English' }).check();
  await expectLanguage(page, 'en');
  await untilPagesSpeak(page, 'en');
});

test('a cached page has the theme that was chosen later', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/settings');
  await untilLoaded(page);
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Lantern' }).check();
  await openOnly(page, '/judge', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern');
  await expect(heading(page, 'Check a card')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern');
});

test('a network that never responds is waited for only briefly', async ({ page, serverProxy }) => {
  await openPage(page, '/');
  serverProxy.stall();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(heading(page, 'New game')).toBeVisible();
  await openPage(page, '/games/KRWNQT');
  await expect(page.locator('h1')).toBeVisible();
});

test('a table opens without its server, and changes made there are sent when it is back', async ({
  page: first,
  context,
  serverProxy,
  device,
  origin,
}) => {
  const others = await device();
  const { code } = await createGame(others, { mode: 'normal', players: 3 });
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
  await startAtSeat(first, code, 1, 'Ana');
  await untilTableCached(first);
  await hold(first);
  await release(first);
  await expect.poll(() => countRows(first, 'clues')).toBe(1);
  serverProxy.disconnect();

  // Another page on the same phone, as on the next day.
  const page = await context.newPage();
  await first.close();
  await openPage(page, `/games/${code}/seats/1`);
  await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
  await expectDisconnected(page);
  await hold(page);
  await release(page);
  await goToTable(page);
  await expectDisconnected(page);
  const looks = async () => (await viewTable(others, code)).seats[0]?.looks.count;
  expect(await looks()).toBe(1);

  serverProxy.pointTo(origin);
  await expect.poll(looks, { timeout: 30_000 }).toBe(2);
  await expectConnected(page);
});

test('entries survive a killed page, and are sent once, with few calls', async ({
  page: first,
  context,
  serverProxy,
  device,
  origin,
}) => {
  test.slow();
  const others = await device();
  const { code } = await createGame(others, {
    mode: 'normal',
    players: 3,
    laid: true,
    seed: 'killed',
  });
  await claim(first.request, gameAt(code), 1, { name: 'Ana' });
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
  await startRecord(others, gameAt(code), 2);
  const open = async (page: Page) => {
    await openPage(page, `/games/${code}/record`);
    await expect(page.getByRole('button', { name: /^Entries/ })).toBeVisible();
    await untilLoaded(page);
  };
  const skips = async () =>
    (await viewTable(others, code)).record?.entries.filter(({ type }) => type === 'skip').length;
  let page = first;
  await open(page);
  await untilTableCached(page);

  serverProxy.disconnect();
  for (const entered of [2, 4]) {
    for (let times = 0; times < 2; times++) await skipTurn(page);
    // A killed page writes nothing more.
    await kill(page);
    page = await context.newPage();
    await open(page);
    await expect(noticeStatus(page)).toContainText(
      `${entered} entries are waiting for a connection`,
    );
  }
  await skipTurn(page);
  const other = await context.newPage();
  await openPage(other, `/games/${code}`);
  await expectDisconnected(other);
  expect(await skips()).toBe(0);

  const calls = { GET: 0, POST: 0 };
  context.on('request', request => {
    if (!request.url().includes('/api/') || request.url().endsWith('/live')) return;
    calls[request.method() as keyof typeof calls] += 1;
  });
  serverProxy.pointTo(origin);
  await expect.poll(skips, { timeout: 30_000 }).toBe(5);
  for (const each of [page, other])
    await expect(noticeStatus(each)).not.toContainText('No connection');
  await expect.poll(() => countRows(page, 'outbox')).toBe(0);
  expect(await skips()).toBe(5);
  test.info().annotations.push({ type: 'calls', description: JSON.stringify(calls) });
  process.stdout.write(`five entries and two tabs: ${JSON.stringify(calls)}\n`);
  expect(calls.POST).toBe(5);
});

/** Kills the page's process, as a phone does that runs out of memory. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('a cached table is shown while its server only returns errors', async ({
  page,
  serverProxy,
  device,
  origin,
}) => {
  const others = await device();
  const { code } = await createGame(others, { mode: 'normal', players: 3 });
  await startAtSeat(page, code, 1, 'Ana');
  await untilTableCached(page);
  const faulty = createServer((_, answer) => {
    answer.writeHead(500, { 'Content-Type': 'text/html', 'X-Request-Id': 'its own' });
    answer.end('<h1>Something went wrong</h1>');
  }).listen(0, '127.0.0.1');
  await once(faulty, 'listening');
  serverProxy.disconnect();
  serverProxy.pointTo(`http://127.0.0.1:${(faulty.address() as AddressInfo).port}`);

  await openPage(page, `/games/${code}/seats/1`);
  await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
  await expect(page.getByText('two seats still free')).toBeAttached();
  // Pages at a table are not cached: the server's own error is more precise than "no connection".
  await openOnly(page, `/games/${code}/sit`);
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  await openPage(page, `/games/${code}/seats/2`);
  await expect(page.getByText('This phone doesn’t have seat 2')).toBeVisible();

  await openPage(page, `/games/${code}/seats/1`);
  await claim(others, gameAt(code), 2);
  serverProxy.disconnect();
  serverProxy.pointTo(origin);
  await expect(page.getByText('one seat still free')).toBeVisible();
  faulty.close();
});

test('a table that this phone has never seen says so without a server', async ({
  page,
  serverProxy,
}) => {
  serverProxy.disconnect();
  await openPage(page, '/games/KRWNQT');
  await expect(page.getByText('hasn’t opened that table yet')).toBeVisible();
});

const cachedAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(each => window.caches.open(each)),
    );
    const requests = (await Promise.all(caches.map(cache => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** Waits until all cached pages have been fetched in the language. */
const untilPagesSpeak = (page: Page, language: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async pages => {
          if (!(await caches.match('/languages'))) return [];
          const texts = pages.map(async each =>
            (await caches.match(each, { ignoreVary: true }))?.text(),
          );
          return (await Promise.all(texts)).map(
            text => /<html lang="([^"]+)"/.exec(text ?? '')?.[1],
          );
        },
        [...OFFLINE_PAGES],
      ),
    )
    .toEqual(OFFLINE_PAGES.map(() => language));

/** Deals on the phone in any language; returns the table's address. */
async function dealAnything(page: Page): Promise<string> {
  await page.locator('input[name=phone]').last().check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/phone-/);
  return page.url();
}
