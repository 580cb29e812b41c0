import { type BrowserContext, firefox } from 'playwright/test';
import { findFirefox, LACKS_FIREFOX } from '../browser.mjs';
import { test as base, expect } from '../fixtures';
import { openPage } from '../open';
import { codeIn, dealOnPhone } from '../phoneGames';
import { NO_EMULATION } from './engines';

/** Firefox's privacy settings for stored data; other engines have none. */

type Fixtures = {
  /** A Firefox with its own preferences, on top of Playwright's usual ones. */
  firefoxWith: (settings: Readonly<Record<string, number | boolean>>) => Promise<BrowserContext>;
};

const test = base.extend<Fixtures>({
  firefoxWith: async ({ origin }, use) => {
    const executablePath = findFirefox();
    if (executablePath === undefined) return base.skip(true, LACKS_FIREFOX);
    const closing: (() => Promise<void>)[] = [];
    await use(async firefoxUserPrefs => {
      const options = { channel: 'moz-firefox', executablePath, firefoxUserPrefs };
      const browser = await firefox.launch(options);
      closing.push(() => browser.close());
      const viewport = { width: 393, height: 851 };
      return browser.newContext({ ...NO_EMULATION, viewport, locale: 'en-US', baseURL: origin });
    });
    await Promise.all(closing.map(close => close()));
  },
});

const REJECT_ALL = 2;

// A full phone: `keptTrouble.spec.ts`.
test('where pages may store nothing, they hydrate, and dealing on the phone shows why it fails', {
  tag: '@release',
}, async ({ firefoxWith }) => {
  const context = await firefoxWith({ 'network.cookie.cookieBehavior': REJECT_ALL });
  const page = await context.newPage();
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
  await openPage(page, '/new');
  await page.getByRole('radio', { name: 'On this phone' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'This browser saves nothing' });
  await expect(alert).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a private window keeps a game for as long as it is open', {
  tag: '@release',
}, async ({ firefoxWith }) => {
  const window = await firefoxWith({ 'browser.privatebrowsing.autostart': true });
  const page = await window.newPage();
  const code = await dealOnPhone(page, 3);
  await openPage(page, '/go-on');
  await expect(page.getByRole('button', { name: 'Already set up' })).toBeVisible();
  expect(codeIn(page)).toBe(code);
});
