import { mkdtemp, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { cachedBuilds, isOfBuild, untilCached } from './offlinePhone';
import { openPage, reloadPage, untilLoaded } from './open';
import { type OtherBuild, readBuildId, rebuild } from './otherBuild';
import { heading } from './passAndPlay';
import { dealOnPhone } from './phoneGames';
import { type ServerProxy, startProxy } from './proxy';

/** One address whose server changes from one version to the next. */

type Fixtures = {
  newer: OtherBuild;
  serverProxy: ServerProxy;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  newer: async ({}, use) => {
    const build = await rebuild();
    await use(build);
    await build.remove();
  },
  serverProxy: async ({ origin }, use) => {
    const serverProxy = await startProxy(origin);
    await use(serverProxy);
    await serverProxy.close();
  },
  baseURL: async ({ serverProxy }, use) => use(serverProxy.url),
});

test.use({ serviceWorkers: 'allow' });
// The test first copies the build and starts its own server.
test.slow();

const offer = (page: Page) => page.getByText('A new version is ready');
const take = (page: Page) => page.getByRole('button', { name: 'Use it now' });

test('a new version waits while a game is open, and is activated on the start page', {
  tag: '@release',
}, async ({ page, context, serverProxy, newer, serve }) => {
  const old = await readBuildId();
  await openPage(page, '/');
  await untilCached(page);
  const server = await serve({}, { folder: newer.folder });

  await test.step('a new version whose download fails leaves the old one working', async () => {
    // The service worker's file list is complete, but some of the files are missing.
    expect((await fetch(`${server.url}/worker.js`)).ok).toBe(true);
    const putBack = await takeHalf(join(newer.folder, '.next/static/pieces'));
    serverProxy.disconnect();
    serverProxy.pointTo(server.url);
    expect(await page.evaluate(tryUpdate)).toBe('redundant');
    expect(await cachedBuilds(page)).toEqual([old]);
    await reloadPage(page);
    await expect(heading(page, 'Fieldbook')).toBeVisible();
    await untilLoaded(page);
    await expect(offer(page)).toHaveCount(0);

    await openPage(page, '/new');
    expect(await isOfBuild(page, old)).toBe(true);
    serverProxy.disconnect();
    await openPage(page, '/how-to-play');
    await expect(heading(page, 'How to play')).toBeVisible();
    await putBack();
  });

  const code = await dealOnPhone(page, 3);
  expect(await isOfBuild(page, old)).toBe(true);
  serverProxy.pointTo(server.url);

  // The start page in a second window finds the update; the game in the first one continues.
  const start = await context.newPage();
  await openPage(start, '/');
  // The whole build downloads first.
  await expect(offer(start)).toBeVisible({ timeout: 60_000 });
  expect(await isOfBuild(start, old)).toBe(true);
  await take(start).click();
  await expect(start.getByText('Fieldbook is open in another window too')).toBeVisible();
  await page.getByRole('button', { name: 'Already set up' }).click();
  await page.getByRole('link', { name: 'Who plays?' }).click();
  await expect(heading(page, 'Who plays?')).toBeVisible();
  await reloadPage(page);
  await expect(heading(page, 'Who plays?')).toBeVisible();
  expect(await isOfBuild(page, old)).toBe(true);
  await untilLoaded(page);
  await expect(offer(page)).toHaveCount(0);
  expect(await cachedBuilds(page)).toEqual(expect.arrayContaining([old, newer.id]));

  await page.close();
  await Promise.all([start.waitForEvent('load'), take(start).click()]);
  expect(await isOfBuild(start, newer.id)).toBe(true);
  await untilLoaded(start);
  await expect(offer(start)).toHaveCount(0);
  await expect.poll(() => cachedBuilds(start)).toEqual([newer.id]);

  // All parts of its service worker are from the newer build.
  const workers = context.serviceWorkers();
  const parts = await Promise.all(workers.map(each => each.evaluate(readParts)));
  expect(parts).toContainEqual([true, true]);

  // Offline, the new version has its own files and the earlier game.
  serverProxy.disconnect();
  await openPage(start, `/games/${code}/pass`);
  await expect(heading(start, 'Who plays?')).toBeVisible();
  expect(await isOfBuild(start, newer.id)).toBe(true);
});

/** Runs in a service worker: whether its parts are from the newer build (`otherBuild`). */
const readParts = () => ['keepIsNewer' in self, 'answerIsNewer' in self];

/** Removes half of a folder's files; returns a function that restores them. */
async function takeHalf(folder: string): Promise<() => Promise<void>> {
  const aside = await mkdtemp(`${folder}-aside-`);
  const names = await readdir(folder);
  const taken = names.slice(names.length / 2);
  const move = (from: string, to: string) =>
    Promise.all(taken.map(name => rename(join(from, name), join(to, name))));
  await move(folder, aside);
  return async () => void (await move(aside, folder));
}

/** Runs in the page: the final state of the update that the server offers. */
async function tryUpdate(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise<ServiceWorker | null>(resolve => {
    registration.addEventListener('updatefound', () => resolve(registration.installing));
  });
  registration.update().catch(() => undefined);
  const worker = await found;
  await new Promise<void>(resolve => {
    worker?.addEventListener('statechange', () => resolve());
  });
  return worker?.state;
}

test('kept scripts that fail are thrown away, and the page starts', {
  tag: '@release',
}, async ({ page, context }) => {
  test.slow();
  const openWishes = async () => {
    await openPage(page, '/new');
    const byCode = page.getByRole('link', { name: 'Enter a code' });
    // A tap is lost if the page is about to reload.
    await expect(async () => {
      if (!(await byCode.isVisible()))
        await page.getByRole('button', { name: /^More options/ }).click();
      await expect(byCode).toBeVisible({ timeout: 2000 });
    }).toPass();
  };
  await openPage(page, '/');
  await untilCached(page);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const headers = { 'content-type': 'text/html' };
    for (const { url } of await cache.keys())
      if (url.endsWith('.js'))
        await cache.put(url, new Response('<h1>Welcome, guest</h1>', { headers }));
  });
  await openWishes();
  // The languages are cached last, so everything else is by then. On two slow cores that takes a while.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/languages')) !== undefined), {
      timeout: 40_000,
    })
    .toBe(true);
  await context.setOffline(true);
  await openWishes();
});
