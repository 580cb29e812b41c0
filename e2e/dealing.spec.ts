import { settle } from './accessible';
import { expect, test } from './fixtures';
import { openPage } from './open';

const WIDE = { width: 1280, height: 720 };

// The results of a deal, online and offline: app/new/newGame.test.tsx.

test('the deal button stays within reach of the thumb', async ({ page }) => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, '/new');
  const deal = page.getByRole('button', { name: 'Deal' });
  const wishes = page.getByRole('button', { name: 'Options a new map · any length' });

  await test.step('a small phone shows all choices, the wishes in one row, and the deal button', async () => {
    await expect(wishes).toBeVisible();
    await expect(deal).toBeInViewport({ ratio: 1 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(640);
  });

  await test.step('with everything unfolded the deal button stays in view, and never covers the focused element', async () => {
    await wishes.click();
    for (const screen of [size, WIDE]) {
      if (screen !== null) await page.setViewportSize(screen);
      await settle(page);
      await deal.focus();
      await page.getByRole('heading', { name: 'New game' }).scrollIntoViewIfNeeded();
      await expect(deal).toBeInViewport({ ratio: 1 });
      const last = page.locator('.folded input').last();
      await last.focus();
      const [field, button] = [await last.boundingBox(), await deal.boundingBox()];
      const isBeside = (button?.x ?? 0) > (field?.x ?? 0) + (field?.width ?? 0);
      expect(isBeside || (field?.y ?? 0) + (field?.height ?? 0) <= (button?.y ?? 0)).toBe(true);
    }
  });
});
