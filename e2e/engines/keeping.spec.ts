import { type BrowserContext, firefox } from 'playwright/test';
import { findFirefox, LACKS_FIREFOX } from '../browser.mjs';
import { test as base, expect } from '../fixtures';
import { codeIn, dealOnPhone } from '../phoneGames';
import { AS_IT_IS } from './engines';

/** Firefox's privacy settings for stored data; other engines have none. */

type Fixtures = {
  /** A Firefox with its own preferences, on top of Playwright's usual ones. */
  firefoxWith: (settings: Readonly<Record<string, number | boolean>>) => Promise<BrowserContext>;
};

const test = base.extend<Fixtures>({
  firefoxWith: async ({ origin }, use) => {
    const executablePath = findFirefox();
    if (executablePath === undefined) return base.skip(true, LACKS_FIREFOX);
    const ending: (() => Promise<void>)[] = [];
    await use(async firefoxUserPrefs => {
      const options = { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
      const browser = await firefox.launch(options);
      ending.push(() => browser.close());
      const viewport = { width: 393, height: 851 };
      return browser.newContext({ ...AS_IT_IS, viewport, locale: 'en-US', baseURL: origin });
    });
    await Promise.all(ending.map(end => end()));
  },
});

const REJECT_ALL = 2;
const KILOBYTES = 100;

for (const { title, settings, says } of [
  {
    title: 'pages may keep nothing',
    settings: { 'network.cookie.cookieBehavior': REJECT_ALL },
    says: 'This browser keeps nothing',
  },
  {
    title: 'there is no room',
    settings: { 'dom.quotaManager.temporaryStorage.fixedLimit': KILOBYTES },
    says: 'This phone has no room left',
  },
]) {
  test(`where ${title}, pages come alive, and whoever deals on the phone is told`, async ({
    firefoxWith,
  }) => {
    const page = await (await firefoxWith(settings)).newPage();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    await page.goto('/new');
    await page.getByRole('radio', { name: 'On this phone' }).check();
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
}

test('a private window keeps a game for as long as it is open', async ({ firefoxWith }) => {
  const window = await firefoxWith({ 'browser.privatebrowsing.autostart': true });
  const page = await window.newPage();
  const code = await dealOnPhone(page, 3);
  await page.goto('/go-on');
  await expect(page.getByRole('button', { name: 'Already laid' })).toBeVisible();
  expect(codeIn(page)).toBe(code);
});
