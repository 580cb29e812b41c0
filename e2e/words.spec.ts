import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './installedPhone';
import { goOffline } from './network';
import { untilCached } from './offlinePhone';
import { openOnly, openPage, untilAlive } from './open';

/** The file with a language's messages, without which no page hydrates. */

const WORDS = '**/words/*.json.gz';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'not loaded completely' });
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'Try again' });

test('a bad copy that the phone keeps is told without a network, and fetched anew with one', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  const addresses = await keptAddresses(page);
  await cutKeptWords(page);
  await goOffline(page);
  await openOnly(page, '/');
  await expect(notice(page)).toBeVisible();
  expect(await keptAddresses(page)).toEqual(addresses);

  await context.setOffline(false);
  await tryAgain(page).click();
  await untilAlive(page);
  await expect(notice(page)).toHaveCount(0);
  await untilCached(page);
  await goOffline(page);
  await openPage(page, '/judge');
});

test('a request that never ends is followed by another', async ({ player }) => {
  const { page } = await player();
  await page.route(WORDS, () => undefined, { times: 1 });
  await openPage(page, '/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page in place of the file is told, and the file is read once it comes', async ({
  player,
}) => {
  const { page } = await player();
  await page.route(WORDS, route =>
    route.fulfill({ contentType: 'application/gzip', body: '<h1>Welcome, guest</h1>' }),
  );
  await openOnly(page, '/new');
  await expect(tryAgain(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(WORDS);
  await untilAlive(page);
  await expect(notice(page)).toHaveCount(0);
});

/** Everything that the service worker has cached. */
const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map(name => self.caches.open(name)),
    );
    const requests = await Promise.all(caches.map(cache => cache.keys()));
    return requests
      .flat()
      .map(({ url }) => url)
      .toSorted();
  });

/** Truncates each cached message file to half. */
const cutKeptWords = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!request.url.includes('/words/')) continue;
      const file = await (await cache.match(request))?.arrayBuffer();
      const headers = { 'Content-Type': 'application/gzip' };
      await cache.put(request, new Response(file?.slice(0, file.byteLength / 2), { headers }));
    }
  });
