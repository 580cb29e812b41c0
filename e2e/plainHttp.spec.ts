import { openThisPhone } from './actions';
import { test as base, expect } from './fixtures';
import { openPage, reloadPage } from './open';
import { openTableSheet } from './seating';
import { createGame } from './table';

/** A host name that, unlike localhost, is not a secure context over plain http, as in a local network. */
const NAME = 'fieldbook.test';

const test = base.extend<Record<never, never>, { launchOptions: { readonly args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({
        ...launchOptions,
        args: [...args, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin.replace('127.0.0.1', NAME)),
});

test('over plain http the settings say why it cannot be installed', async ({ page }) => {
  const thisPhone = await openThisPhone(page);
  expect(await page.evaluate('isSecureContext')).toBe(false);
  await expect(
    thisPhone.getByText('Only with https can a browser install Fieldbook'),
  ).toBeVisible();
  await expect(thisPhone.getByText('the browser may delete them')).toBeVisible();
  // Only the sheet's close button: none to install the app or to request permanent storage.
  await expect(thisPhone.getByRole('button')).toHaveText(['']);
});

test('over plain http an invisible video keeps the screen on while the map is laid', async ({
  page,
  device,
}) => {
  const { code } = await createGame(await device(), { mode: 'normal', players: 3, laid: false });
  await openPage(page, `/games/${code}`);
  await page.getByRole('link', { name: 'Set up the map' }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((played: HTMLVideoElement) => !played.paused)).toBe(true);
  const { width } = (await video.boundingBox()) ?? {};
  expect(width).toBe(1);
  await page.getByRole('link', { name: 'Go to the table' }).first().click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await expect(video).toHaveCount(0);
});

test('over plain http a code is copied', async ({ page, device }) => {
  const { code } = await createGame(await device(), { mode: 'normal', players: 3 });
  await openPage(page, `/games/${code}`);
  await openTableSheet(page);
  await page.getByRole('button', { name: 'About this game' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('over plain http one phone deals and stores a game by itself', async ({ page }) => {
  await page.addInitScript(
    `localStorage.setItem('fieldbook-whose-phone', '{"state":{"phone":"one"},"version":1}')`,
  );
  await openPage(page, '/new');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL(/\/games\/phone-/);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});
