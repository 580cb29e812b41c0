import type { Page } from 'playwright/test';
import { expectAccessible, settle } from './accessible';
import { mapOn, sitDown, startAtTable } from './actions';
import { claim, HINT, vote } from './ask';
import { expect, test } from './fixtures';
import { openPage, untilLoaded } from './open';
import { openTable } from './seating';
import { gameAt } from './table';
import { answer, expectNoNotices, expectNotice, noticeBar } from './voting';

test('tabs lead from page to page of a table, and a seat shows hints', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'wide' });
  const others = await device();
  await openTable(page, code);

  await test.step('tabs lead from page to page of a table, and mark the current one', async () => {
    await expect(tab(page, 'Table')).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, 'My seat')).toBeHidden();

    await sitDown(page, 1, 'Ada');
    await tab(page, 'My seat').click();
    await expect(page).toHaveURL(new RegExp(`/games/${code}/seats/1$`));
    await expect(page.getByRole('heading', { name: 'Ada', level: 1 })).toBeVisible();
    await expect(tab(page, 'My seat')).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, 'Table')).not.toHaveAttribute('aria-current');
  });

  await test.step('a seat shows how many want a hint, and the hint', async () => {
    for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
    await expectNoNotices(page);
    await vote(others, gameAt(code), HINT, 2);
    await expect(noticeBar(page)).toContainText('Player 2: a hint?');
    await expectNotice(page, '1 of 3 agrees');
    await vote(others, gameAt(code), HINT, 3);
    await answer(page, 'Agree');
    await expectNotice(page, /Nobody’s clue/);
  });

  await tab(page, 'Table').click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
});

test('where a device holds several seats, each has a tab by its name', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'wide' });
  await claim(page.request, gameAt(code), 1, { name: 'Ada' });
  await claim(page.request, gameAt(code), 2, { name: 'Ben' });
  await openTable(page, code);
  await tab(page, 'Ben').click();
  await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
  await expect(tab(page, 'Ben')).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, 'Ada')).not.toHaveAttribute('aria-current');
});

test('a mouse and its wheel move the map, and the other look is a tap away', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'wide' });
  await openTable(page, code);
  await untilLoaded(page);
  await expect(page.getByRole('button', { name: 'What the signs mean' })).toBeEnabled();
  const space = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  const width = async () => (await mapOn(page).boundingBox())?.width ?? 0;
  const fitted = await width();

  await test.step('Ctrl and the wheel enlarge the map, and the wheel alone does not', async () => {
    await space('I6').hover();
    await page.mouse.wheel(0, -100);
    expect(await width()).toBe(fitted);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await expect.poll(width).toBeGreaterThan(1.3 * fitted);
    await expect(space('I6')).toBeInViewport();
    await page.mouse.wheel(0, 400);
    await page.keyboard.up('Control');
    await expect.poll(width).toBe(fitted);
  });

  await test.step('dragging the enlarged map with a mouse chooses nothing', async () => {
    const reading = page.locator('.map-words').filter({ hasText: /^[A-L]\d/ });
    await space('F5').dblclick();
    await space('F5').click();
    await expect(reading).toBeHidden();
    const frame = mapOn(page).locator('../..');
    const scrolled = () => frame.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
    const [left = 0, top = 0] = await scrolled();
    const box = await frame.boundingBox();
    if (box === null) throw new Error('no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y - 25, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(left + 30);
    await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(top + 15);
    await expect(reading).toBeHidden();
    await page.mouse.click(x, y);
    await expect(reading).toBeVisible();
  });

  await test.step('one tap switches to the other theme', async () => {
    await page.getByRole('button', { name: 'Lantern' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'lantern');
    await expectAccessible(page, { coloursOnly: true });
    await page.getByRole('button', { name: 'Paper' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
    await expectAccessible(page, { coloursOnly: true });
  });
});

const SCREENS = [
  { width: 900, height: 700 },
  { width: 1280, height: 900 },
  { width: 844, height: 390 },
] as const;

test('a table fits a wide screen, with a legend beside the map', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'wide' });
  await page.setViewportSize(SCREENS[0]);
  await startAtTable(page, code, 1, 'Ada');
  for (const path of ['', '/seats/1', '/lay?step=15']) {
    await openPage(page, `/games/${code}${path}`);
    for (const screen of SCREENS) {
      const { width, height } = screen;
      // In landscape on a phone, laying the map uses the whole screen, and the code has the map's place.
      if (height < 500 && !path.startsWith('/seats')) continue;
      const title = `a table fits a screen of ${width} by ${height}, with a legend beside the map`;
      await test.step(`${title}: its page ${path || '/'}`, async () => {
        await page.setViewportSize(screen);
        await settle(page);
        await expect(mapOn(page)).toBeVisible();
        const sideways = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
        // There the legend is the first to be hidden.
        if (height < 500) return;
        const legend = page.getByRole('list', { name: 'Legend' });
        await expect(legend.locator('li > span')).toHaveText([
          'water',
          'forest',
          'desert',
          'mountain',
          'swamp',
          'lit: fits your clue',
          'bear territory',
          'cougar territory',
          'standing stone',
          'shack',
          'disc: could be',
          'cube: cannot be',
        ]);
        const [map, words] = [await mapOn(page).boundingBox(), await legend.boundingBox()];
        expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0);
      });
    }
  }
});

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
