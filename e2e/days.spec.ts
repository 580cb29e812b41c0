import { expect, test } from './fixtures';
import { openPage } from './open';

const ZONES = ['Pacific/Kiritimati', 'Pacific/Auckland', 'Europe/Berlin', 'Etc/GMT+12'] as const;

/** A minute before midnight there, on the same day in each zone. */
const EVENINGS: Readonly<Record<(typeof ZONES)[number], string>> = {
  'Pacific/Kiritimati': '2026-11-30T23:59:00+14:00',
  'Pacific/Auckland': '2026-11-30T23:59:00+13:00',
  'Europe/Berlin': '2026-11-30T23:59:00+01:00',
  'Etc/GMT+12': '2026-11-30T23:59:00-12:00',
};

for (const timezoneId of ZONES)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a day has its own date and weekday, until midnight there', async ({ page }) => {
      await page.clock.install({ time: EVENINGS[timezoneId] });
      await openPage(page, '/puzzle');
      const today = page.locator('[aria-current=date]');
      await expect(today).toHaveAccessibleName('Monday, November 30: open');
      await expect(page.getByText('· Monday')).toBeVisible();
      // The week starts on Monday.
      await expect(page.getByRole('listitem').first().locator(today)).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect(today).toHaveAccessibleName('Tuesday, December 1: open');
      await expect(page.getByText('· Tuesday')).toBeVisible();

      await page.getByRole('button', { name: 'All days' }).click();
      await expect(page.getByRole('heading', { name: 'December 2026' })).toBeVisible();
      // December 1 is in Tuesday's column.
      const first = page.getByRole('listitem').first();
      await expect(first).toHaveCSS('grid-column-start', '2');
      await today.click();
      await page.waitForURL('**/puzzle#2026-12-01');
      await expect(page.getByText('Tuesday, December 1')).toBeVisible();
    });
  });

test('nothing moves while the puzzles’ page comes', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const month = page.waitForResponse(/\/puzzles\/2026-/);
  await openPage(page, '/puzzle');
  await month;
  await expect(page.locator('.today svg')).toBeVisible();
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  expect(moved).toBeLessThan(0.01);
});
