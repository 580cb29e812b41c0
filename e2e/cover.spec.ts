import type { Page } from 'playwright/test';
import { clueOn, expectCovered, hold, holdButton, litOn, release, startAtSeat } from './doings';
import { expect, test } from './fixtures';

/** A page on which Ada sits before her covered clue. */
const atSeat = test.extend({
  page: async ({ page, table }, use) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3 });
    await startAtSeat(page, code, 1, 'Ada');
    await use(page);
  },
});

atSeat('a clue lies open while it is held, and is covered when let go', async ({ page }) => {
  await hold(page);
  await expect(litOn(page)).toHaveCount(1);
  await release(page);
  await hold(page);
  await release(page);
});

atSeat('what the clue is about is underlined, without colours too', async ({ page }) => {
  await hold(page);
  const key = clueOn(page).locator('span.underline').last();
  await expect(key).toHaveCSS('text-decoration-line', 'underline');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(key).toHaveCSS('text-decoration-line', 'underline');
});

atSeat('a tap alone asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await holdButton(page).click();
  await expectCovered(page);
  // Somebody who then holds gets their one answer: an earlier one would be there by now.
  await hold(page);
  expect(asked.filter(path => /\/api\/.*\/seats\/1\/look$/.test(path))).toHaveLength(1);
});

atSeat('a finger that slides off still holds, and lets go anywhere', async ({ page }) => {
  await hold(page);
  await page.mouse.move(5, 5);
  await expect(clueOn(page)).toBeVisible();
  await release(page);
});

atSeat('Space held on the keyboard uncovers', async ({ page }) => {
  await holdButton(page).focus();
  await page.keyboard.down('Space');
  await expect(clueOn(page)).toBeVisible();
  await page.keyboard.up('Space');
  await expectCovered(page);
});

for (const { title, happens } of [
  { title: 'another app comes to the front', happens: hidePage },
  { title: 'another window gets the focus', happens: blurWindow },
  { title: 'the phone is laid on its face', happens: layFaceDown },
  { title: 'the focus leaves the button', happens: (page: Page) => holdButton(page).blur() },
]) {
  atSeat(`a clue that is held is covered when ${title}`, async ({ page }) => {
    await hold(page);
    await happens(page);
    await expectCovered(page);
  });
}

atSeat('a phone that is held up keeps the clue open', async ({ page }) => {
  await hold(page);
  await tilt(page, 40);
  await expect(clueOn(page)).toBeVisible();
});

atSeat('an iPhone is asked, once somebody has looked, how it lies', async ({ page }) => {
  await needLeave(page, 'granted');
  await expectUnasked(page);
  await hold(page);
  await expect(offer(page)).toHaveCount(0);
  await release(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cover it' }).click();
  await expectAsked(page);
  await expect(offer(page)).toHaveCount(0);

  // Leave lapses with the browser: it is asked for again as the clue is let go, and not before.
  await page.reload();
  await hold(page);
  await expectUnasked(page);
  await release(page);
  await expectAsked(page);
  await expect(offer(page)).toHaveCount(0);
});

for (const { title, answer, button } of [
  { title: 'who says no to us', answer: 'granted', button: 'No, thanks' },
  { title: 'who says no to the iPhone', answer: 'denied', button: 'Yes, cover it' },
] as const) {
  atSeat(`${title} is never asked again how the phone lies`, async ({ page }) => {
    await needLeave(page, answer);
    await hold(page);
    await release(page);
    await page.getByRole('button', { name: button }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await hold(page);
    await release(page);
    await expectUnasked(page);
  });
}

atSeat('other phones are asked nothing', async ({ page }) => {
  await hold(page);
  await release(page);
  await expectUnasked(page);
});

atSeat('a clue is covered when the phone takes the touch for its own', async ({ page }) => {
  const touches = await page.context().newCDPSession(page);
  const box = await holdButton(page).boundingBox();
  if (box === null) throw new Error('the button is not there');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await expect(clueOn(page)).toBeVisible();
  await touches.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expectCovered(page);
});

/** Gives the page what only iPhones have: leave to be asked for, of which each asking is written down. */
async function needLeave(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript(says => {
    const requestPermission = async () => {
      document.documentElement.dataset.asked = `${navigator.userActivation.isActive}`;
      return says;
    };
    Object.assign(DeviceOrientationEvent, { requestPermission });
    Object.assign(CSS, { supports: () => true });
  }, answer);
  await page.reload();
  await expectCovered(page);
}

const offer = (page: Page) => page.getByText('is face down');

async function expectAsked(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true');
}

async function expectUnasked(page: Page): Promise<void> {
  await expect(offer(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-asked');
}

function hidePage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

function blurWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => window.dispatchEvent(new Event('blur')));
}

function layFaceDown(page: Page): Promise<boolean> {
  return tilt(page, 178);
}

function tilt(page: Page, beta: number): Promise<boolean> {
  return page.evaluate(
    angle => window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', { beta: angle })),
    beta,
  );
}
