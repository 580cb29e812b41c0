import type { Page } from 'playwright/test';
import { openLanguages, openThisPhone } from './actions';
import { sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { openPage } from './open';

/** The manifest fields under test. */
type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
};
type Picture = { readonly src: string; readonly sizes: string; readonly purpose?: string };

/** Headless browsers never fire this event, so the test fires it after the page load. */
const OFFERED = `addEventListener('load', () => setTimeout(() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = async () => {
    window.shown = (window.shown ?? 0) + 1;
    return { outcome: 'dismissed' };
  };
  dispatchEvent(offer);
  window.isHeldBack = offer.defaultPrevented;
}));`;

/** The page received the browser's prompt and suppressed it. */
const expectHeldBack = (page: Page) =>
  expect.poll(() => page.evaluate('window.isHeldBack')).toBe(true);

test('a browser can install the app, and reports no error', async ({ page }) => {
  await openPage(page, '/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);

  const { id, icons, screenshots, shortcuts }: Manifest = JSON.parse(data ?? '{}');
  expect(id).toBe('/');
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(shortcuts.map(({ name }) => name)).toEqual(['New game', 'Continue']);
  for (const { url } of shortcuts) expect((await page.request.get(url)).ok(), url).toBe(true);
  for (const { src, sizes } of [...icons, ...screenshots].filter(each => each.sizes !== 'any'))
    expect(await sizeOf(page, src), src).toBe(sizes);

  await test.step('the app is in the chosen language', async () => {
    await openPage(page, '/settings');
    await openLanguages(page);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await openPage(page, '/');
    const german = await browser.send('Page.getAppManifest');
    const chosen: Manifest = JSON.parse(german.data ?? '{}');
    expect(chosen.lang).toBe('de');
    expect(chosen.shortcuts[0]?.name).toBe('Neues Spiel');
  });
});

/** The real size of an image, such as "192x192". */
const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async address => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);

test('it is installed from the settings of this phone, by the prompt that the browser gave', async ({
  page,
}) => {
  await page.addInitScript(OFFERED);
  const thisPhone = await openThisPhone(page);
  await expectHeldBack(page);
  await thisPhone.getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate('window.shown')).toBe(1);
});

test('persistent storage is requested once, with the first game that the phone deals', async ({
  page,
}) => {
  await page.addInitScript(`
    localStorage.setItem('fieldbook-whose-phone', '{"state":{"phone":"one"},"version":1}');
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      localStorage.setItem('requestCount', Number(localStorage.getItem('requestCount')) + 1);
      return persist.call(this);
    };`);
  const requestCount = () => page.evaluate(() => localStorage.getItem('requestCount'));
  for (const game of ['the first', 'the second']) {
    await openPage(page, '/new');
    expect(await requestCount(), game).toBe(game === 'the first' ? null : '1');
    await page.getByRole('button', { name: 'Deal' }).click();
    await page.waitForURL(/\/games\/phone-/);
    await expect.poll(requestCount).toBe('1');
  }
});

test('the foot of every page stays clear of the phone’s own bar', async ({ page, table }) => {
  const BAR = 34;
  const game = await table.createGame({ mode: 'advanced', players: 3 });
  const unlaid = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await sitEverywhere(page.request, game.code, ['Mara']);
  await page.setViewportSize({ width: 360, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: BAR } });
  for (const address of [
    '/',
    '/new',
    '/new/table',
    '/settings',
    '/how-to-play',
    `/games/${game.code}`,
    `/games/${game.code}/seats/1`,
    `/games/${unlaid.code}/lay`,
  ]) {
    await openPage(page, address);
    await page.locator('h1').first().waitFor();
    // Lazy parts may still make the page longer.
    await expect.poll(() => roomBelow(page), address).toBeGreaterThanOrEqual(BAR);
  }
});

/** Pixels below the lowest interactive element, with the page scrolled to its end. */
const roomBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    const controls = [...document.querySelectorAll('a[href], button, label')];
    // A scroll area ends above the page's foot, whatever the length of its content.
    const atFoot = controls.filter(each => each.closest('.page-content') === null);
    const ends = atFoot.map(each => each.getBoundingClientRect().bottom);
    return innerHeight - Math.max(...ends);
  });
