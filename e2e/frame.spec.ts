import type { Locator, Page } from 'playwright/test';
import { settle } from './accessible';
import { type Box, boxOf, spaceOn } from './actions';
import { claim, foundOn, HINT, send, takeBack, vote } from './ask';
import { endGame, sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { goOffline } from './network';
import { openPage } from './open';
import { gameAt } from './table';
import {
  closeNotices,
  expectConnected,
  expectDisconnected,
  noticeBar,
  noticeSheet,
  noticeStatus,
  openNotices,
} from './voting';

/** The map's box depends only on the screen: no notice moves, resizes or covers it. The line above keeps its height. */

/** Pages with the table's map, after the game's address. */
const PAGES = ['', '/seats/1', '/record', '/found', '/seats/1/notebook'];

type Screen = {
  readonly width: number;
  readonly height: number;
  readonly map: Partial<Box>;
  /** The line's height. */
  readonly line: number;
};

/** The map's box on each screen: only the values that the design fixes. */
const SCREENS: readonly Screen[] = [
  { width: 360, height: 640, map: { x: 8, y: 100, width: 344, height: 309 }, line: 48 },
  { width: 390, height: 844, map: { x: 8, y: 104, width: 374, height: 336 }, line: 48 },
  { width: 640, height: 360, map: { width: 383, height: 344 }, line: 48 },
  { width: 1200, height: 800, map: { width: 688, height: 618 }, line: 54 },
];

/** From this width on, the sheet hangs from the bar and may overlap the map's edge. */
const WIDE = 900;

const NEAR = 1.5;

for (const path of PAGES)
  test(`notices never move the map: on ${path || '/'}`, async ({ page, table, device }) => {
    const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'frame' });
    const [game, others] = [gameAt(code), await device()];
    await claim(page.request, game, 1, { name: 'Ada' });
    for (const [seat, name] of [
      [2, 'Jonas'],
      [3, 'Dorothea'],
    ] as const)
      await claim(others, game, seat, { name });
    await openPage(page, `/games/${code}${path}`);

    const boxes = new Map<Screen, Box>();
    await test.step('it has the designed size and is fully visible', () =>
      onScreens(page, async screen => {
        const mapBox = await expectDesigned(page, screen);
        boxes.set(screen, mapBox);
        expect.soft(mapBox.x + mapBox.width).toBeLessThanOrEqual(screen.width);
      }));

    const expectSameBox = async (screen: Screen) =>
      expectSame(await boxOf(mapOn(page)), boxes.get(screen));
    const expectUnmoved = async () => {
      await onScreens(page, async screen => {
        await expectSameBox(screen);
        const [line, mapBox] = [await boxOf(noticeLine(page)), await boxOf(mapOn(page))];
        expect.soft(line.height).toBeLessThanOrEqual(screen.line);
        expect.soft(overlap(line, mapBox), 'the notice on the map').toBe(0);
        expect.soft(await cutWords(page), 'the words that are cut').toEqual([]);
      });
      await onScreens(page, async screen => {
        const sheet = await boxOf(await openNotices(page));
        const mapBox = await boxOf(mapOn(page));
        await expect(noticeSheet(page)).toBeFocused();
        await expectSameBox(screen);
        expect.soft(sheet.x).toBeGreaterThanOrEqual(0);
        expect.soft(sheet.x + sheet.width).toBeLessThanOrEqual(screen.width);
        expect.soft(sheet.y).toBeGreaterThanOrEqual(0);
        expect.soft(sheet.y + sheet.height).toBeLessThanOrEqual(screen.height);
        if (screen.width < WIDE)
          expect.soft(overlap(sheet, mapBox), 'the sheet on the map').toBe(0);
        await closeNotices(page);
        await expectSameBox(screen);
      });
    };

    await test.step('a hint is requested', async () => {
      await vote(others, game, HINT, 2);
      await expect(noticeBar(page)).toContainText('Jonas: a hint?');
      if (path === '') await expectUnmoved();
    });

    await test.step('the end is called as well', async () => {
      await vote(others, game, found, 3);
      await expect(noticeBar(page)).toContainText('+1');
      await expectUnmoved();
    });
    await test.step('touching the map shrinks the line to a disc, and tapping the disc restores it', async () => {
      await spaceOn(page, 'B2').click();
      await expect(noticeLine(page)).toHaveCount(0);
      await onScreens(page, expectSameBox);
      await page.locator('.notice-disc').click();
      await expect(noticeLine(page)).toBeVisible();
      await onScreens(page, expectSameBox);
    });
    // Further notices have the same line and the same sheet on every page.
    if (path !== '') return;

    await test.step('only the end is called', async () => {
      await takeBack(others, game, HINT, 2);
      await expect(noticeStatus(page)).not.toContainText('a hint?');
      // The news shows until the next touch, which opens the sheet.
      await expect(noticeStatus(page)).toContainText('Jonas took the question back');
      await expectUnmoved();
      await expect(noticeBar(page)).toContainText('Dorothea: Found it!');
    });

    await test.step('there is no connection', async () => {
      await takeBack(others, game, found, 3);
      await expect(noticeStatus(page)).not.toContainText('Found it!');
      await goOffline(page);
      await expectDisconnected(page);
      await expectUnmoved();
      await page.context().setOffline(false);
      await expectConnected(page);
      await expect(noticeSheet(page)).toHaveCount(0);
      await onScreens(page, expectSameBox);
    });
  });

/** A printed card's map. */
const CARD = 'B74362132084212850838A';

test('the map has the same place on all other pages', async ({ page, table }) => {
  const expectFramed = (where: string) =>
    test.step(where, () =>
      onScreens(page, async screen => void (await expectDesigned(page, screen))),
    );
  const look = async (address: string) => {
    await openPage(page, address);
    await expectFramed(address);
  };
  await look('/new/table');
  await look(`/new/code#${CARD}`);
  await openPage(page, '/judge');
  await page.getByRole('textbox', { name: 'Map code' }).fill(CARD);
  await expectFramed('/judge');
  await openPage(page, '/notebook');
  await page.getByRole('textbox', { name: 'Map code' }).fill(CARD);
  await page.getByRole('button', { name: 'On to the players' }).click();
  await page.getByRole('button', { name: 'Enter the pieces' }).click();
  await expectFramed('/notebook');
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'frame' });
  await sitEverywhere(page.request, code, ['Ada', 'Jonas', 'Dorothea']);
  await look(`/games/${code}/lay?step=1`);
  await look(`/games/${code}/lay?step=7`);
  await look(`/games/${code}/lay?step=99`);
  await look(`/games/${code}/pass?check`);
  await send(page.request, `${gameAt(code)}/record`, { type: 'start', seat: 1 });
  await send(page.request, `${gameAt(code)}/record`, {
    type: 'place',
    seat: 1,
    owner: 0,
    space: { row: 1, col: 1 },
    kind: 'cube',
  });
  await endGame(page.request, code, { by: 1, found: true });
  await look(`/games/${code}`);
  await look(`/games/${code}/replay`);
});

const found = foundOn({ row: 2, col: 5 });

const noticeLine = (page: Page): Locator => page.locator('.notice-bar');

/** The words on the line that do not fit. */
const cutWords = (page: Page): Promise<string[]> =>
  page
    .locator('.notice-bar .words')
    .evaluateAll(words =>
      words
        .filter(
          each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 4,
        )
        .map(({ textContent }) => textContent),
    );

/** The map's viewport. A page has one, besides that of the full-screen map. */
const mapOn = (page: Page): Locator => page.locator('main .map-window').first();

async function onScreens(page: Page, check: (screen: Screen) => Promise<void>): Promise<void> {
  for (const screen of SCREENS)
    await test.step(`at ${screen.width} x ${screen.height}`, async () => {
      await page.setViewportSize(screen);
      await settle(page);
      await check(screen);
    });
}

/** Returns the map's box, which has the designed size and place. */
async function expectDesigned(page: Page, { height, map }: Screen): Promise<Box> {
  const mapBox = await boxOf(mapOn(page));
  for (const [side, expected] of Object.entries(map))
    expect.soft(Math.abs(mapBox[side as keyof Box] - expected), side).toBeLessThanOrEqual(NEAR);
  expect.soft(mapBox.y + mapBox.height).toBeLessThanOrEqual(height);
  return mapBox;
}

/** To a hundredth of a pixel. */
function expectSame(box: Box, expected: Box | undefined): void {
  const rounded = (one: Box | undefined) =>
    one && [one.x, one.y, one.width, one.height].map(side => Math.round(side * 100) / 100);
  expect.soft(rounded(box)).toEqual(rounded(expected));
}

/** The area that two boxes share, in whole square pixels. */
function overlap(one: Box, other: Box): number {
  const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
    Math.min(one[start] + one[size], other[start] + other[size]) -
    Math.max(one[start], other[start]);
  return Math.round(Math.max(0, shared('x', 'width')) * Math.max(0, shared('y', 'height')));
}
