import type { Page } from 'playwright/test';
import { OFFLINE_PAGES } from '@/app/_offline/offlinePages';
import { expectAccessible } from './accessible';
import { goToTable, hold, release, startAtSeat } from './doings';
import { expect, test } from './fixtures';
import { heading } from './goingRound';
import { untilKept } from './offlinePhone';
import { startProxy } from './proxy';
import { createGame } from './table';

/** What a phone shows that has visited Fieldbook once, while no server answers. */

test.use({ serviceWorkers: 'allow' });

test('every page that needs no server is there by its address', async ({ page, context }) => {
  await visit(page, '/how-to-play');
  await context.setOffline(true);
  for (const path of OFFLINE_PAGES) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(heading(page, 'No connection')).toHaveCount(0);
  }
  // What others add to a link is nothing to us.
  await page.goto('/?from=elsewhere');
  await expect(heading(page, 'Fieldbook')).toBeVisible();
});

test('links lead to pages that are kept, and say why where they lead nowhere', async ({
  page,
  context,
}) => {
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 });
  await visit(page, `/games/${code}`);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Sit down' }).first().click();
  await expect(page.getByRole('dialog', { name: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(heading(page, 'Fieldbook')).toBeVisible();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(heading(page, 'New game')).toBeVisible();

  // The same by its address; and it comes by itself when there is a connection.
  await page.goto(`/games/${code}/sit`);
  await expect(heading(page, 'No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Sit down')).toBeVisible();
});

test('of a table only what is the same for everybody is kept', async ({ page }) => {
  const { code } = await createGame(page.request, { mode: 'normal', players: 3 });
  await visit(page, '/');
  const before = await keptAddresses(page);
  await startAtSeat(page, code, 1, 'Ana');
  await hold(page);
  await release(page);
  await goToTable(page);
  const after = await keptAddresses(page);
  expect(after).toEqual(before);
  const pages = after.filter(path => !path.startsWith('/_next/static/') && !path.includes('.'));
  expect(pages.toSorted()).toEqual([...OFFLINE_PAGES, '/languages'].toSorted());
});

test('the language is spoken by kept pages, and waits for a connection to change', async ({
  page,
  context,
}) => {
  await visit(page, '/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expectLanguage(page, 'de');
  await untilPagesSpeak(page, 'de');
  await context.setOffline(true);
  await page.goto('/new');
  await expectLanguage(page, 'de');
  const dealt = await dealAnything(page);
  await expectLanguage(page, 'de');

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Magyar' }).check();
  await expect(
    page.getByText('Keine Verbindung: Die Seiten wechseln die Sprache'),
  ).toBeInViewport();
  await expectAccessible(page);
  await expectLanguage(page, 'de');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Magyar' })).toBeChecked();
  await expectLanguage(page, 'de');

  await context.setOffline(false);
  await page.goto('/');
  await expectLanguage(page, 'hu');
  await untilPagesSpeak(page, 'hu');
  await context.setOffline(true);
  await page.goto(dealt);
  await expectLanguage(page, 'hu');
});

test('a kept page has the theme on that was chosen since', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/settings');
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Lantern' }).check();
  await page.goto('/judge', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern');
  await expect(heading(page, 'Card check')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern');
});

test('a network that is dead and does not know it is waited for a moment only', async ({
  page,
  serve,
}) => {
  const server = await serve();
  const door = await startProxy(server.url);
  await visit(page, `${door.url}/`);
  door.fallSilent();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(heading(page, 'New game')).toBeVisible();
  await page.goto(`${door.url}/games/KRWNQT`);
  await expect(page.locator('h1')).toBeVisible();
  await door.close();
});

/** Visits once, and stays until all is kept. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilKept(page);
}

const keptAddresses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map(each => window.caches.open(each)),
    );
    const requests = (await Promise.all(caches.map(cache => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** Until all pages that are kept have been fetched in the language. */
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

/** Deals on the phone, in whatever language, and returns the table's address. */
async function dealAnything(page: Page): Promise<string> {
  await page.locator('input[name=phone]').last().check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/phone-/);
  return page.url();
}
