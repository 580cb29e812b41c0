import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { openPage } from './open';

/** Records every wake lock that the page gets. */
const COUNTED = `window.locks = [];
const { request } = WakeLock.prototype;
WakeLock.prototype.request = async function (kind) {
  const lock = await request.call(this, kind);
  window.locks.push(lock);
  return lock;
};`;

const held = (page: Page): Promise<number> =>
  page.evaluate('window.locks.filter(lock => !lock.released).length');

test.describe('where the browser has a wake lock', () => {
  test.use({ permissions: ['screen-wake-lock'] });

  test('the screen stays on while the map is laid, and no longer', async ({ page, table }) => {
    await page.addInitScript(COUNTED);
    const { code } = await table.createGame({
      mode: 'normal',
      players: 3,
      laid: false,
      seed: 'awake',
    });
    await openPage(page, `/games/${code}`);
    await page.getByRole('link', { name: 'Set up the map' }).click();
    await expect.poll(() => held(page)).toBe(1);
    await page.getByRole('button', { name: 'Step by step' }).click();
    for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Next' }).click();
    expect(await held(page)).toBe(1);

    await test.step('a lock that was lost is requested again', async () => {
      // The browser releases the lock when the page is hidden.
      await page.evaluate('Promise.all(window.locks.map(lock => lock.release()))');
      expect(await held(page)).toBe(0);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect.poll(() => held(page)).toBe(1);
    });

    await page.getByRole('link', { name: 'Go to the table' }).first().click();
    await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
    await expect.poll(() => held(page)).toBe(0);
  });
});
