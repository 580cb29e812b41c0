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
  await expect(deal).toBeInViewport({ ratio: 1 });

  for (const screen of [size, WIDE]) {
    if (screen !== null) await page.setViewportSize(screen);
    await settle(page);
    const last = page.locator('.wishes input').last();
    await last.focus();
    await expect(deal).toBeInViewport({ ratio: 1 });
    const [field, button] = [await last.boundingBox(), await deal.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});
