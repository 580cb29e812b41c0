import type { Locator, Page } from 'playwright/test';
import { goToSeat, hold, mapOn, votesOn } from './doings';
import { type Device, expect, test } from './fixtures';
import { gameAt } from './table';

const space = (page: Page | Locator, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const readingLine = (page: Page | Locator) =>
  page.getByRole('status').filter({ hasText: /^[A-L]\d/ });

const fillButton = (page: Page) =>
  page.getByRole('button', { name: 'Fill the screen with the map' });
const filledMap = (page: Page) => page.getByRole('dialog', { name: 'The map' });

async function sit(device: Device, code: string, seat: number, name: string): Promise<void> {
  const claimed = await device.post(`${gameAt(code)}/seats/${seat}/claim`, { data: { name } });
  expect(claimed.ok(), await claimed.text()).toBe(true);
}

test.beforeEach(async ({ page, table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'instrument' });
  await sit(page.request, code, 1, 'Ada');
  await sit(await device(), code, 2, 'Ben');
  await sit(await device(), code, 3, 'Cleo');
  await page.goto(`/games/${code}`);
  // The map is drawn before it answers.
  await expect(fillButton(page)).toBeEnabled();
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
  await space(page, 'H6').dblclick();
  await space(page, 'K8').click();
  await expect(readingLine(page)).toContainText('K8');
});

test('the buttons are off as long as a tap would be lost', async ({ page }) => {
  await page.route(/\.js$/, route => route.abort());
  await page.reload();
  for (const name of ['Fill the screen with the map', 'Legend']) {
    await expect(page.getByRole('button', { name })).toBeDisabled();
  }
});

test('a space that is chosen moves nothing', { tag: '@wide' }, async ({ page }) => {
  const places = () =>
    page
      .getByRole('main')
      .locator('button:not([aria-label*="near"]), a, [role="grid"]')
      .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())));
  const before = await places();
  await space(page, 'C3').click();
  await expect(page.getByRole('button', { name: 'Light up the spaces near C3' })).toBeVisible();
  expect(await places()).toEqual(before);
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
  await space(page, 'G5').dblclick();
  await expect(ruler).toHaveCount(0);
});

test('what is near a space is lit a step further with each press, and put out again', async ({
  page,
}) => {
  const nearF5 = (steps: string) => page.getByRole('button', { name: `within ${steps} of F5` });
  const spaces = (steps: string) => page.getByRole('gridcell', { name: `within ${steps} of F5` });
  const off = page.getByRole('button', { name: 'Light up the spaces near F5' });
  await expect(off).toBeHidden();
  await space(page, 'F5').click();
  await off.click();
  await expect(spaces('1 space')).toHaveCount(7);
  await nearF5('1 space').click();
  await expect(nearF5('2 spaces')).toHaveAttribute('aria-pressed', 'true');
  await expect(spaces('2 spaces')).toHaveCount(19);
  await nearF5('2 spaces').click();
  await expect(spaces('3 spaces')).toHaveCount(37);
  await nearF5('3 spaces').click();
  await expect(off).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('gridcell', { name: 'of F5' })).toHaveCount(0);
  // Tapped once more, the space is let go.
  await space(page, 'F5').click();
  await expect(off).toBeHidden();
});

test('the legend names the signs, and has the map in words', async ({ page }) => {
  await page.getByRole('button', { name: 'Legend' }).click();
  const sheet = page.getByRole('dialog', { name: 'On the map' });
  const signs = sheet.getByRole('list', { name: 'Legend' }).getByRole('listitem');
  await expect(signs).toHaveCount(12);
  await expect(signs.last()).toBeInViewport();
  await expect(sheet.getByRole('term')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'The map in words' }).click();
  await expect(sheet.getByRole('term').filter({ hasText: 'standing stone' })).toHaveCount(3);
  await expect(sheet.getByRole('term').filter({ hasText: 'bear territory' })).not.toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Legend' })).toBeFocused();
});

test('the map fills the screen and slides one way', { tag: '@wide' }, async ({ page }) => {
  await space(page, 'L3').click();
  const onPage = (await mapOn(page).boundingBox())?.width ?? 0;
  await fillButton(page).click();
  const filled = filledMap(page);
  const frame = mapOn(filled).locator('../..');
  // Nearly square, on a screen that is not, it is enlarged to the longer side and runs over the other alone.
  const runsOver = () =>
    frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth > clientWidth + 1,
      scrollHeight > clientHeight + 1,
    ]);
  await expect.poll(async () => (await runsOver()).filter(Boolean).length).toBeLessThan(2);
  expect((await mapOn(filled).boundingBox())?.width).toBeGreaterThan(onPage);
  await expect(space(filled, 'L3')).toBeInViewport();

  // What is done in it is done on the page.
  await space(filled, 'K5').click();
  await expect(readingLine(filled)).toContainText('K5');
  await filled.getByRole('button', { name: 'Light up the spaces near K5' }).click();
  await page.keyboard.press('Escape');
  await expect(filled).toBeHidden();
  await expect(fillButton(page)).toBeFocused();
  await expect(readingLine(page)).toContainText('K5');
  await expect(page.getByRole('gridcell', { name: 'within 1 space of K5' })).toHaveCount(7);
});

test('what the table is asked is answered on the map that fills the screen', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ben = await device();
  await sit(page.request, code, 1, 'Ada');
  await sit(ben, code, 2, 'Ben');
  await page.goto(`/games/${code}/seats/1`);
  await fillButton(page).click();
  const filled = filledMap(page);
  await expect(mapOn(filled)).toBeVisible();
  const asked = await ben.post(`${gameAt(code)}/hint`, { data: { seat: 2 } });
  expect(asked.ok(), await asked.text()).toBe(true);
  await expect(filled.getByRole('heading', { name: 'Ben asks for a hint' })).toBeVisible();
  await filled.getByRole('button', { name: 'Agree' }).click();
  await expect(filled.getByRole('heading')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(votesOn(page)).toContainText('You agreed to a hint');
});

test('the map that fills the screen grows and shrinks, and shows what is seen of it', async ({
  page,
}) => {
  await fillButton(page).click();
  const filled = filledMap(page);
  const seen = filled.locator('rect.window').last();
  const share = async () => Number(await seen.getAttribute('width'));
  await expect.poll(share).toBeGreaterThan(0);
  const first = await share();
  await filled.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(share).toBeLessThan(first / 1.5);
  const zoomOut = filled.getByRole('button', { name: 'Zoom out' });
  for (let time = 0; time < 3; time++) await zoomOut.click();
  await expect(zoomOut).toBeDisabled();
  await expect(space(filled, 'A1')).toBeInViewport({ ratio: 1 });
  await expect(space(filled, 'L9')).toBeInViewport({ ratio: 1 });

  // A finger on the small map leads there.
  await filled.getByRole('button', { name: 'Zoom in' }).click();
  await filled.getByRole('button', { name: 'Zoom in' }).click();
  const small = await filled.locator('.overview').boundingBox();
  if (small === null) throw new Error('no overview');
  await page.mouse.click(small.x + small.width - 4, small.y + small.height / 2);
  await expect(space(filled, 'L5')).toBeInViewport();
  await expect(space(filled, 'A5')).not.toBeInViewport();
  await page.mouse.click(small.x + 4, small.y + small.height / 2);
  await expect(space(filled, 'A5')).toBeInViewport();
  await filled.getByRole('button', { name: 'Close' }).click();
  await expect(filled).toBeHidden();
});

test('on its side, a phone has the legend beside the map that fills it', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await fillButton(page).click();
  const filled = filledMap(page);
  const map = await mapOn(filled).boundingBox();
  const signs = filled.getByRole('list', { name: 'Legend' });
  expect(map?.height).toBeGreaterThan(330);
  expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual(
    (await signs.boundingBox())?.x ?? 0,
  );
  await expect(signs.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 360, height: 640 });
  await expect(signs).toBeHidden();
  await expect.poll(async () => (await mapOn(filled).boundingBox())?.width).toBeGreaterThan(500);
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
  await goToSeat(page, 'Ada');
  const lit = page.getByRole('gridcell', { name: 'lit by your clue' });
  await expect(space(page, 'F5')).toBeVisible();
  await expect(lit).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'not lit' })).toHaveCount(0);
  await hold(page);
  await expect(lit).not.toHaveCount(0);
});

test('without colours, what is lit carries dots', async ({ page }) => {
  await goToSeat(page, 'Ada');
  await hold(page);
  const dots = page.locator('.lit-dot');
  await expect(dots).toBeHidden();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(dots).toHaveCSS('display', 'inline');
});
