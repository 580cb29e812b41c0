import type { Page } from 'playwright/test';
import { clueOn, expectCovered, hold, holdButton, litOn, release, startAtSeat } from './actions';
import { expect, test } from './fixtures';
import { reloadPage } from './open';
import { middleOf, startTouching } from './touch';
import { openNotices } from './voting';

// Other events that cover a clue, and the motion permission: app/games/[code]/seats/[seat]/holding.test.tsx.

test('a clue is open for as long as it is held, by whatever means', async ({ page, table }) => {
  await likeAnIPhone(page);
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'held' });
  await startAtSeat(page, code, 1, 'Ada');

  await test.step('a clue is open while it is held, and covered when released', async () => {
    await hold(page);
    await expect(litOn(page)).toHaveCount(1);
    await release(page);
    await hold(page);
  });

  await test.step('what the clue is about is underlined, without colours too', async () => {
    const key = clueOn(page).locator('span.underline').last();
    await expect(key).toHaveCSS('text-decoration-line', 'underline');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(key).toHaveCSS('text-decoration-line', 'underline');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('a finger that slides off still holds, and can release anywhere', async () => {
    await page.mouse.move(5, 5);
    await expect(clueOn(page)).toBeVisible();
    await release(page);
  });

  await test.step('Space held on the keyboard uncovers', async () => {
    await holdButton(page).focus();
    await page.keyboard.down('Space');
    await expect(clueOn(page)).toBeVisible();
    await page.keyboard.up('Space');
    await expectCovered(page);
  });

  await test.step('a clue is covered when the phone takes over the touch', async () => {
    const touch = await startTouching(page);
    await touch('touchStart', await middleOf(holdButton(page)));
    await expect(clueOn(page)).toBeVisible();
    await touch('touchCancel');
    await expectCovered(page);
  });

  await test.step('an iPhone’s motion permission is requested by the tap that enables its use', async () => {
    await expectPermissionRequests(page, []);
    await openNotices(page);
    await page.getByRole('button', { name: 'Yes, cover it' }).click();
    await expectPermissionRequests(page, [true]);
  });

  await test.step('after a reload it is requested again when the clue is released', async () => {
    await reloadPage(page);
    await hold(page);
    await expectPermissionRequests(page, []);
    await release(page);
    await expectPermissionRequests(page, [true]);
  });
});

/** Simulates iOS's motion permission, which a page may request only during a user gesture. */
async function likeAnIPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const permissionRequests: boolean[] = [];
    const requestPermission = async () => {
      permissionRequests.push(navigator.userActivation.isActive);
      return 'granted';
    };
    Object.assign(window, { permissionRequests });
    Object.assign(DeviceOrientationEvent, { requestPermission });
    Object.assign(CSS, { supports: () => true });
  });
}

/** Checks the permission requests since the page load: for each, whether a user gesture was active. */
async function expectPermissionRequests(
  page: Page,
  duringGesture: readonly boolean[],
): Promise<void> {
  await expect.poll(() => page.evaluate('window.permissionRequests')).toEqual(duringGesture);
}
