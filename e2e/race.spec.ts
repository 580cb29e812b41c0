import { expectTable, mapOn } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { createGame, viewTable } from './table';

// Tables that spell their words differently: app/new/race/race.test.tsx.

test('a table that races sees the map and its digits before it deals, and the other table gets the same', {
  tag: '@wide',
}, async ({ player, request }) => {
  const { page } = await player();
  const size = page.viewportSize();
  await openPage(page, '/new');
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('link', { name: 'Race another table' }).click();
  await page
    .getByRole('textbox', { name: 'Your shared words' })
    .fill('Amber-Harbour, CANDLE  méadow');
  const digits = page.getByText(/^\d\d \d\d$/);

  await test.step('everything to compare is in view, also on a small phone', async () => {
    for (const screen of [{ width: 360, height: 640 }, size]) {
      if (screen !== null) await page.setViewportSize(screen);
      await expect(digits).toBeInViewport({ ratio: 1 });
      // Its window is a whole number of pixels high and cuts off a third of one.
      await expect(mapOn(page)).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByText('3 players · Normal')).toBeInViewport({ ratio: 1 });
    }
  });

  const seen = (await digits.textContent()) ?? '';
  const map = (await mapOn(page).getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'It matches: deal' }).click();
  const { mapCode } = await viewTable(request, await expectTable(page));

  await test.step('what was compared is what is dealt', async () => {
    expect(map).toMatch(/^Map/);
    await expect(mapOn(page)).toHaveAccessibleName(map);
    await page.getByRole('button', { name: 'Already set up' }).click();
    await page.getByRole('button', { name: /^About this game/ }).click();
    expect(seen).toMatch(/^\d\d \d\d$/);
    await expect(page.getByText(seen)).toBeVisible();
  });

  await test.step('two tables that write their words differently are dealt the same map', async () => {
    const seed = 'amber harbour candle meadow';
    const other = await createGame(request, { mode: 'normal', players: 3, seed });
    expect(other.mapCode).toBe(mapCode);
  });
});
