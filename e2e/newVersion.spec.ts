import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { test as base, expect } from './fixtures';
import { heading } from './goingRound';
import { isOfBuild, keptBuilds, untilKept } from './offlinePhone';
import { buildAnew, type OtherBuild, readBuildId } from './otherBuild';
import { dealOnPhone } from './phoneGames';
import { type Proxy as Door, startProxy } from './proxy';
import type { Server } from './server';

/** An address behind which one version makes way for the next. */

type Fixtures = {
  newer: OtherBuild;
  /** Has that server answer from now on, and ends the one before. */
  upgradeTo: (server: Server) => Promise<void>;
  door: Door;
  first: Server;
};

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  newer: async ({}, use) => {
    const build = await buildAnew();
    await use(build);
    await build.remove();
  },
  first: async ({ serve }, use) => use(await serve()),
  door: async ({ first }, use) => {
    const door = await startProxy(first.url);
    await use(door);
    await door.close();
  },
  baseURL: async ({ door }, use) => use(door.url),
  upgradeTo: async ({ first, door }, use) => {
    await use(async server => {
      door.pointTo(server.url);
      await first.kill();
    });
  },
});

test.use({ serviceWorkers: 'allow' });
// A copy of the build and two servers come first.
test.slow();

const offer = (page: Page) => page.getByText('A new Fieldbook is ready');
const take = (page: Page) => page.getByRole('button', { name: 'Use it now' });

test('a new version waits while a game is open, and is taken at the start', async ({
  page,
  context,
  upgradeTo,
  newer,
  serve,
}) => {
  const old = await readBuildId();
  const code = await dealOnPhone(page, 3);
  await untilKept(page);
  const second = await serve({}, newer.folder);
  await upgradeTo(second);

  // The start page, in a second window, finds it: the game in the first one goes on.
  const start = await context.newPage();
  await start.goto('/');
  // All of it is fetched first.
  await expect(offer(start)).toBeVisible({ timeout: 60_000 });
  expect(await isOfBuild(start, old)).toBe(true);
  await take(start).click();
  await expect(start.getByText('Fieldbook is open in another window too')).toBeVisible();
  await page.getByRole('button', { name: 'Already laid' }).click();
  await page.getByRole('link', { name: 'Pass the phone round' }).click();
  await expect(heading(page, 'Who plays?')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Who plays?')).toBeVisible();
  expect(await isOfBuild(page, old)).toBe(true);
  await expect(offer(page)).toHaveCount(0);
  expect(await keptBuilds(page)).toEqual(expect.arrayContaining([old, newer.id]));

  await page.close();
  await Promise.all([start.waitForEvent('load'), take(start).click()]);
  expect(await isOfBuild(start, newer.id)).toBe(true);
  await expect(offer(start)).toHaveCount(0);
  await expect.poll(() => keptBuilds(start)).toEqual([newer.id]);

  // With its own files, and with the game from before.
  await second.kill();
  await start.goto(`/games/${code}/pass`);
  await expect(heading(start, 'Who plays?')).toBeVisible();
  expect(await isOfBuild(start, newer.id)).toBe(true);
});

test('a new version that breaks off in the middle leaves the old one working', async ({
  page,
  upgradeTo,
  newer,
  serve,
}) => {
  const old = await readBuildId();
  await page.goto('/');
  await untilKept(page);
  // Its list is whole, and some of what stands there is not to be had.
  const broken = await serve({}, newer.folder);
  expect((await fetch(`${broken.url}/worker.js`)).ok).toBe(true);
  const pieces = join(newer.folder, '.next/static/pieces');
  const names = await readdir(pieces);
  for (const name of names.slice(names.length / 2)) await rm(join(pieces, name));
  await upgradeTo(broken);
  expect(await page.evaluate(tryUpdate)).toBe('redundant');
  expect(await keptBuilds(page)).toEqual([old]);
  await page.reload();
  await expect(heading(page, 'Fieldbook')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await page.goto('/new');
  expect(await isOfBuild(page, old)).toBe(true);
  await broken.kill();
  await page.goto('/how-to-play');
  await expect(heading(page, 'How to play')).toBeVisible();
  await dealOnPhone(page, 3);
  expect(await isOfBuild(page, old)).toBe(true);
});

/** Runs in the page: what became of the version that the server has now. */
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
