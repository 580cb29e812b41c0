import type { Page } from 'playwright/test';
import { goToSeat, hold, mapOn, sitDown } from './doings';
import { expect, test } from './fixtures';

const space = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const readingLine = (page: Page) => page.getByRole('status').filter({ hasText: /^[A-L]\d/ });

test.beforeEach(async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'instrument' });
  await page.goto(`/games/${code}`);
  // The map is drawn before it answers.
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'false', { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  // A button that did not answer at first was looked for by scrolling.
  await page.evaluate(() => scrollTo(0, 0));
});

test('arrow keys walk over the hexes, and only one of them is a tab stop', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Choose a space' });
  await expect(grid.getByRole('row')).toHaveCount(9);
  await expect(grid.getByRole('gridcell')).toHaveCount(108);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);

  await space(page, 'F5').press('ArrowRight');
  await expect(space(page, 'G5')).toBeFocused();
  await expect(space(page, 'G5')).toHaveAttribute('aria-selected', 'true');
  await expect(readingLine(page)).toContainText('G5');
  await page.keyboard.press('ArrowUp');
  await expect(space(page, 'G4')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(space(page, 'A4')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(space(page, 'L9')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(space(page, 'L9')).toBeFocused();
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
});

test('a tap chooses the space under it, also on the enlarged map', { tag: '@wide' }, async ({
  page,
}) => {
  await space(page, 'C3').click();
  await expect(readingLine(page)).toContainText('C3');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await space(page, 'K8').click();
  await expect(readingLine(page)).toContainText('K8');
});

test('the buttons are off as long as a tap would be lost', async ({ page }) => {
  await page.route(/\.js$/, route => route.abort());
  await page.reload();
  for (const name of ['Zoom in', 'Show the whole map', 'The map as a list']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});

test('a space that is chosen moves nothing of what follows the map', { tag: '@wide' }, async ({
  page,
}) => {
  const seats = page.getByRole('region', { name: 'Seats' });
  const before = await seats.boundingBox();
  await space(page, 'C3').click();
  await expect(page.getByRole('group', { name: 'Light up the spaces near C3' })).toBeVisible();
  expect(await seats.boundingBox()).toEqual(before);
});

test('every space is large enough to be tapped', { tag: '@wide' }, async ({ page, isMobile }) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 780 });
  const least = async () => {
    const { width = 0, height = 0 } = (await space(page, 'E5').boundingBox()) ?? {};
    return Math.min(width, height);
  };
  await expect.poll(least).toBeGreaterThanOrEqual(24);
});

// A desktop’s are larger still.
for (const width of [320, 360]) {
  test(`the frame’s letters can be read on a page ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    const px = await mapOn(page).evaluate(map => {
      const letter = map.querySelector('.lettering text');
      const drawn = (map as SVGSVGElement).viewBox.baseVal.width;
      const scale = map.getBoundingClientRect().width / drawn;
      return letter ? Number.parseFloat(getComputedStyle(letter).fontSize) * scale : 0;
    });
    expect(px).toBeGreaterThanOrEqual(10);
  });
}

test('the enlarged map keeps its columns and rows in sight', async ({ page }) => {
  const ruler = mapOn(page).locator('../..').locator('span');
  await expect(ruler).toHaveCount(0);
  await space(page, 'G5').dblclick();
  await expect(ruler.filter({ hasText: 'G' })).toBeInViewport();
  await expect(ruler.filter({ hasText: '5' }).first()).toBeInViewport();
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(ruler).toHaveCount(0);
});

test('what is near a space is lit by its own light, and put out again', async ({ page }) => {
  const within = page.getByRole('button', { name: 'within 2 spaces' });
  await expect(within).toBeHidden();
  await space(page, 'F5').click();
  await within.click();
  await expect(within).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('gridcell', { name: 'within 2 spaces of F5' })).toHaveCount(19);
  await within.click();
  await expect(page.getByRole('gridcell', { name: 'within 2 spaces of F5' })).toHaveCount(0);
  // Tapped once more, the space is let go.
  await space(page, 'F5').click();
  await expect(within).toBeHidden();
});

test('the map is read as a list', async ({ page }) => {
  const list = page.getByRole('dialog', { name: 'The map as a list' });
  // The button is drawn before it works.
  await expect(async () => {
    await page.getByRole('button', { name: 'The map as a list' }).click();
    await expect(list).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(list.getByRole('term').filter({ hasText: 'standing stone' })).toHaveCount(3);
  await expect(list.getByRole('term').filter({ hasText: 'bear territory' })).not.toHaveCount(0);
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(list).toBeHidden();
});

test('two taps enlarge the map about a space, and two more fit it again', { tag: '@wide' }, async ({
  page,
}) => {
  const width = async () => (await mapOn(page).boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(0);
  const fitted = await width();
  await space(page, 'I6').dblclick();
  await expect.poll(width).toBeGreaterThan(2 * fitted);
  await expect(space(page, 'I6')).toBeInViewport();
  await space(page, 'I6').dblclick();
  await expect.poll(width).toBe(fitted);
});

test('two fingers enlarge the map', async ({ page }) => {
  await expect.poll(() => mapOn(page).boundingBox()).not.toBeNull();
  const box = await mapOn(page).boundingBox();
  if (box === null) throw new Error('no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        reach === undefined ? [] : [-reach, reach].map((by, id) => ({ id, x: x + by, y })),
    });
  await touch('touchStart', 30);
  for (const reach of [40, 50, 60, 70, 75]) await touch('touchMove', reach);
  await touch('touchEnd');
  await expect
    .poll(async () => (await mapOn(page).boundingBox())?.width)
    .toBeGreaterThan(2.2 * box.width);
});

test('light is spoken only while a clue is held open', async ({ page }) => {
  await sitDown(page, 1, 'Ada');
  await goToSeat(page, 'Ada');
  const lit = page.getByRole('gridcell', { name: 'lit by your clue' });
  await expect(space(page, 'F5')).toBeVisible();
  await expect(lit).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'not lit' })).toHaveCount(0);
  await hold(page);
  await expect(lit).not.toHaveCount(0);
});

test('without colours, what is lit carries dots', async ({ page }) => {
  await sitDown(page, 1, 'Ada');
  await goToSeat(page, 'Ada');
  await hold(page);
  const dots = page.locator('.lit-dot');
  await expect(dots).toBeHidden();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(dots).toHaveCSS('display', 'inline');
});
