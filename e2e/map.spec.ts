import type { Locator, Page } from 'playwright/test';
import { settle } from './accessible';
import { boxOf, hold, mapOn, release } from './actions';
import { claim, HINT, vote } from './ask';
import { type Device, expect, test } from './fixtures';
import { openOnly, openPage } from './open';
import { gameAt } from './table';
import { startTouching } from './touch';
import { answer, expectNotice, expectQuestion, noticeBar, noticeSheet } from './voting';

const space = (page: Page | Locator, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
const readingLine = (page: Page | Locator) =>
  page.locator('.map-words').filter({ hasText: /^[A-L]\d/, visible: true });

const fillButton = (page: Page) => page.getByRole('button', { name: 'Full screen' });
const wholeButton = (page: Page | Locator) => page.getByRole('button', { name: 'Whole map' });
const filledMap = (page: Page) => page.getByRole('dialog', { name: 'The map' });

const SEED = { mode: 'normal', players: 3, seed: 'instrument' } as const;

let code = '';
let ben: Device;

test.beforeEach(async ({ page, table, device }) => {
  code = (await table.createGame(SEED)).code;
  ben = await device();
  await claim(page.request, gameAt(code), 1, { name: 'Ada' });
  await claim(ben, gameAt(code), 2, { name: 'Ben' });
  await claim(await device(), gameAt(code), 3, { name: 'Cleo' });
});

/** Opens the table; its map is visible before hydration. */
async function openMap(page: Page): Promise<void> {
  await openPage(page, `/games/${code}`);
  await expect(fillButton(page)).toBeEnabled();
}

test('taps choose spaces of the map and enlarge it', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  await openMap(page);
  await test.step('every space is large enough to be tapped', async () => {
    const usual = page.viewportSize();
    if (isMobile) await page.setViewportSize({ width: 360, height: 780 });
    const smallestSide = async () => {
      const { width = 0, height = 0 } = (await space(page, 'E5').boundingBox()) ?? {};
      return Math.min(width, height);
    };
    await expect.poll(smallestSide).toBeGreaterThanOrEqual(24);
    if (usual !== null) await page.setViewportSize(usual);
    await settle(page);
  });

  await test.step('choosing a space moves nothing', async () => {
    const places = () =>
      page
        .getByRole('main')
        .locator(
          'button:not([aria-label*="near"], [aria-label="Full screen"], .to-legend), [aria-label="Full screen"] > svg, a, [role="grid"]',
        )
        .evaluateAll(all => all.map(each => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    await space(page, 'C3').click();
    await expect(page.getByRole('button', { name: 'Light up the spaces near C3' })).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(readingLine(page)).toContainText('C3');
  });

  const width = async () => (await mapOn(page).boundingBox())?.width ?? 0;
  const fitted = await width();
  const ruler = mapOn(page).locator('../..').locator('span');
  await test.step('two taps enlarge the map about a space', async () => {
    await expect(ruler).toHaveCount(0);
    await space(page, 'I6').dblclick();
    await expect.poll(width).toBeGreaterThan(2 * fitted);
    await expect(space(page, 'I6')).toBeInViewport();
  });
  await test.step('the enlarged map keeps the labels of its columns and rows in sight', async () => {
    await expect(ruler.filter({ hasText: 'I' })).toBeInViewport();
    await expect(ruler.filter({ hasText: '6' }).first()).toBeInViewport();
  });
  await test.step('a tap chooses the space under it, also on the enlarged map', async () => {
    await space(page, 'K8').click();
    await expect(readingLine(page)).toContainText('K8');
  });
  await test.step('two more taps fit it again', async () => {
    await space(page, 'I6').dblclick();
    await expect.poll(width).toBe(fitted);
    await expect(ruler).toHaveCount(0);
  });
});

test('the map of a small phone is read, walked over and pinched', async ({ page }) => {
  await openMap(page);
  // On a desktop they are larger still.
  for (const width of [320, 360]) {
    await test.step(`the frame’s letters can be read on a page ${width} wide`, async () => {
      await page.setViewportSize({ width, height: 780 });
      await settle(page);
      const px = await mapOn(page).evaluate(map => {
        const letter = map.querySelector('.lettering text');
        const drawn = (map as SVGSVGElement).viewBox.baseVal.width;
        const scale = map.getBoundingClientRect().width / drawn;
        return letter ? Number.parseFloat(getComputedStyle(letter).fontSize) * scale : 0;
      });
      expect(px).toBeGreaterThanOrEqual(10);
    });
  }

  await test.step('the legend names the signs', async () => {
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    const sheet = page.getByRole('dialog', { name: 'On the map' });
    const signs = sheet.getByRole('list', { name: 'Legend' }).getByRole('listitem');
    await expect(signs).toHaveCount(12);
    await expect(signs.last()).toBeInViewport();
    await expect(sheet.getByRole('term')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'What the signs mean' })).toBeFocused();
  });

  await test.step('arrow keys walk over the hexes', async () => {
    await space(page, 'F5').press('ArrowRight');
    await expect(space(page, 'G5')).toBeFocused();
    await expect(readingLine(page)).toContainText('G5');
  });

  const box = await boxOf(mapOn(page));
  await test.step('two fingers enlarge the map, and it stays under them', async () => {
    const [x, y] = [box.x + 0.3 * box.width, box.y + 0.6 * box.height];
    const drift = 10;
    const touch = await startTouching(page);
    const fingersAt = (step: number) =>
      [-1, 1].map(side => ({
        x: x + side * (30 + 5 * step) + drift * step,
        y: y - drift * step,
      }));
    await touch('touchStart', ...fingersAt(0));
    for (let step = 1; step <= 9; step += 1) await touch('touchMove', ...fingersAt(step));
    await touch('touchEnd');
    await expect
      .poll(async () => (await boxOf(mapOn(page))).width)
      .toBeGreaterThan(2.2 * box.width);
    const now = await boxOf(mapOn(page));
    const [toX, toY] = [x + 9 * drift, y - 9 * drift];
    expect(Math.abs((toX - now.x) / now.width - 0.3) * now.width).toBeLessThanOrEqual(2);
    expect(Math.abs((toY - now.y) / now.height - 0.6) * now.height).toBeLessThanOrEqual(2);
  });

  await test.step('one button brings the whole map back', async () => {
    await wholeButton(page).click();
    await expect.poll(async () => (await boxOf(mapOn(page))).width).toBe(box.width);
    await expect(fillButton(page)).toBeFocused();
  });

  await test.step('a button that is tapped before its script has loaded shows that it waits', async () => {
    await page.route(/\.js$/, route => route.abort());
    await openOnly(page, page.url());
    for (const name of ['Full screen', 'What the signs mean']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name })).toHaveAttribute('data-early', '');
    }
  });
});

test('the map fills the screen and slides one way', { tag: '@wide' }, async ({ page }) => {
  await openMap(page);
  await space(page, 'L3').click();
  const onPage = (await mapOn(page).boundingBox())?.width ?? 0;
  await fillButton(page).click();
  const filled = filledMap(page);
  const frame = mapOn(filled).locator('../..');
  // The map is nearly square. On other screens it scales to the longer side and overflows only the shorter one.
  const overflows = () =>
    frame.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth > clientWidth + 1,
      scrollHeight > clientHeight + 1,
    ]);
  await expect.poll(async () => (await overflows()).filter(Boolean).length).toBeLessThan(2);
  expect((await mapOn(filled).boundingBox())?.width).toBeGreaterThan(onPage);
  await expect(space(filled, 'L3')).toBeInViewport();

  // Actions in the full-screen map apply to the page.
  await space(filled, 'K5').click();
  await expect(readingLine(filled)).toContainText('K5');
  await filled.getByRole('button', { name: 'Light up the spaces near K5' }).click();
  await page.keyboard.press('Escape');
  await expect(filled).toBeHidden();
  await expect(fillButton(page)).toBeFocused();
  await expect(readingLine(page)).toContainText('K5');
  await expect(page.getByRole('gridcell', { name: 'within 1 space of K5' })).toHaveCount(7);
});

test('the map that fills a phone is enlarged, shrinks and turns with it', async ({ page }) => {
  await openMap(page);
  await fillButton(page).click();
  const filled = filledMap(page);
  await test.step('the full-screen map grows and shrinks, and shows which part is visible', async () => {
    const seen = filled.locator('rect.window').last();
    const share = async () => Number(await seen.getAttribute('width'));
    await expect.poll(share).toBeGreaterThan(0);
    const first = await share();
    await filled.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(share).toBeLessThan(first / 1.5);
    const zoomOut = filled.getByRole('button', { name: 'Zoom out' });
    await zoomOut.click();
    await expect.poll(share).toBeGreaterThan(first / 1.5);
    await wholeButton(filled).click();
    await expect(zoomOut).toBeDisabled();
    await expect(space(filled, 'A1')).toBeInViewport({ ratio: 1 });
    await expect(space(filled, 'L9')).toBeInViewport({ ratio: 1 });

    // Tapping the overview map moves the view there.
    await filled.getByRole('button', { name: 'Zoom in' }).click();
    await filled.getByRole('button', { name: 'Zoom in' }).click();
    const small = await filled.locator('.overview').boundingBox();
    if (small === null) throw new Error('no overview');
    await page.mouse.click(small.x + small.width - 4, small.y + small.height / 2);
    await expect(space(filled, 'L5')).toBeInViewport();
    await expect(space(filled, 'A5')).not.toBeInViewport();
    await page.mouse.click(small.x + 4, small.y + small.height / 2);
    await expect(space(filled, 'A5')).toBeInViewport();
  });
  await test.step('in landscape, a phone shows the legend beside the full-screen map', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await settle(page);
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
  await filled.getByRole('button', { name: 'Close' }).click();
  await expect(filled).toBeHidden();
});

test('the map of a seat lights its clue, and questions can be answered over the full-screen map', async ({
  page,
}) => {
  await openPage(page, `/games/${code}/seats/1`);
  await expect(fillButton(page)).toBeEnabled();
  await test.step('lit spaces are announced only while a clue is held open', async () => {
    const lit = page.getByRole('gridcell', { name: 'lit by your clue' });
    const unlit = page.getByRole('gridcell', { name: 'not lit' });
    await expect(space(page, 'F5')).toBeVisible();
    await expect(lit).toHaveCount(0);
    await expect(unlit).toHaveCount(0);
    await hold(page);
    await expect(lit).not.toHaveCount(0);
    await expect(unlit).not.toHaveCount(0);
  });
  await test.step('without colours, lit spaces have dots', async () => {
    const dots = page.locator('.lit-dot');
    await expect(dots).toBeHidden();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(dots).toHaveCSS('display', 'inline');
    await page.emulateMedia({ forcedColors: 'none' });
    await release(page);
  });
  await test.step('a question is answered over the full-screen map', async () => {
    await fillButton(page).click();
    const filled = filledMap(page);
    await expect(mapOn(filled)).toBeVisible();
    await vote(ben, gameAt(code), HINT, 2);
    await expectQuestion(filled, 'Ben asks for a hint');
    await answer(filled, 'Agree');
    await expect(noticeSheet(filled)).toHaveCount(0);
    await expect(noticeBar(filled)).toContainText('You agreed to a hint');
    await page.keyboard.press('Escape');
    await expectNotice(page, 'You agreed to a hint');
  });
});
