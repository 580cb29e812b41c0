import type { Locator, Page } from 'playwright/test';
import { readMessages } from '@/app/_words/readWords';
import { settle } from './accessible';
import { clueOn, expectCovered, hold, holdButton, mapOn, release, startAtSeat } from './actions';
import { claim, HINT, vote } from './ask';
import { clueIn } from './clueIn';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { gameAt } from './table';
import { loadTranslator } from './translator';
import {
  answer,
  closeNotices,
  expectNoNotices,
  expectNotice,
  hintButton,
  noticeBar,
} from './voting';

/** Phones with and without browser toolbars, and small ones. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
] as const;

/** Phones in landscape, small and wide. */
const SIDEWAYS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
] as const;

for (const players of [2, 3] as const) {
  test(`an open clue is above the button, and covering it moves nothing: ${players} players`, async ({
    page,
    table,
  }) => {
    const { code } = await table.createGame({ mode: 'advanced', players, seed: 'screen' });
    await startAtSeat(page, code, 1, 'Ada');
    for (const screen of SCREENS) {
      await test.step(`${screen.width} × ${screen.height}`, async () => {
        await resize(page, screen);
        const covered = await placesOn(page);
        await hold(page);
        expect(await placesOn(page)).toEqual(covered);

        const { y: edge } = await placeOf(holdButton(page));
        const held = [...(await clueOn(page).all()), mapOn(page)];
        expect(held).toHaveLength(players === 2 ? 3 : 2);
        if (players === 2)
          held.push(page.getByRole('group', { name: 'Light up the map for which clue?' }));
        for (const each of held) {
          const { y, height } = await placeOf(each);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeLessThanOrEqual(edge);
        }
        await release(page);
        expect(await placesOn(page)).toEqual(covered);
      });
    }
    if (players === 2) return;

    for (const screen of SIDEWAYS) {
      const title = `the button never covers the envelope: ${screen.width} × ${screen.height}`;
      await test.step(title, async () => {
        await resize(page, screen);
        await holdButton(page).scrollIntoViewIfNeeded();
        const [envelope, button] = [await placeOf(slot(page)), await placeOf(holdButton(page))];
        expect(envelope.y + envelope.height).toBeLessThanOrEqual(button.y);
        expect(button.y + button.height).toBeLessThanOrEqual(screen.height);
      });
    }
    await test.step('with letters twice as large, the clue can be read while it is held', async () => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await resize(page, SCREENS[0]);
      await hold(page);
      const { y: edge } = await placeOf(holdButton(page));
      const { y, height } = await placeOf(clueOn(page));
      expect(y + height).toBeLessThanOrEqual(edge);
    });
  });
}

/** Screens on which a clue in letters that large would begin above the screen. */
const LARGE_LETTERS = [
  { width: 640, height: 360, letters: '130%' },
  { width: 640, height: 360, letters: '150%' },
  { width: 844, height: 390, letters: '200%' },
  { width: 320, height: 568, letters: '200%' },
] as const;

test.describe(() => {
  test.use({ locale: 'de' });

  test('however large the letters, an open clue is on the screen and nothing moves', async ({
    page,
    table,
  }) => {
    const [say, words] = [await loadTranslator('de'), await readMessages('de')];
    const { code } = await table.createGame({ mode: 'advanced', players: 2, seed: 'probe' });
    await claim(page.request, gameAt(code), 1);
    await openPage(page, `/games/${code}/seats/1`);
    const [map, button] = [page.locator('.map-window'), page.locator('.hold-button')];
    const places = () => Promise.all([map, button].map(placeOf));
    await expect(map.getByRole('grid')).toBeVisible();
    for (const { letters, ...screen } of LARGE_LETTERS)
      await test.step(`${screen.width} × ${screen.height}, letters of ${letters}`, async () => {
        await page.evaluate(size => {
          document.documentElement.style.fontSize = size;
        }, letters);
        await resize(page, screen);
        await button.hover();
        const covered = await places();
        const [, { x: left = 0, y: top = 0 } = {}] = covered;
        await page.mouse.down();
        await expect(button).toContainText(say('seat.looking'));
        // Upright the map comes to the screen's upper edge, and nothing else moves.
        const [mapNow, buttonNow] = await places();
        expect.soft(buttonNow).toEqual(covered[1]);
        if (screen.width > screen.height) expect.soft(mapNow).toEqual(covered[0]);
        else await expect.soft(map).toBeInViewport({ ratio: 0.6 });
        const clues = await page.getByText(clueIn(words)).all();
        expect(clues).toHaveLength(2);
        for (const { x, y, width, height } of await Promise.all(clues.map(placeOf))) {
          expect.soft(y).toBeGreaterThanOrEqual(0);
          const isBeside = x + width <= left;
          expect.soft(y + height).toBeLessThanOrEqual(isBeside ? screen.height : top);
        }
        await page.mouse.up();
        await expect(page.getByText(clueIn(words))).toHaveCount(0);
      });
  });
});

test('from sitting down to a hint, a small phone keeps envelope and button where they are', async ({
  player,
  table,
  device,
}) => {
  const { page, expectError } = await player();
  for (let _ = 0; _ < 20; _++) expectError(/Failed to load resource/);
  const others = await device();
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'screen' });
  await page.setViewportSize(SCREENS[2]);
  await startAtSeat(page, code, 1, 'Ada');

  await test.step('choosing a space does not move what is tapped next', async () => {
    const parts = [mapOn(page), page.locator('.hold-button'), page.locator('.sealed')];
    const before = await Promise.all(parts.map(placeOf));
    const tap = () => page.getByRole('gridcell', { name: /^F3,/ }).dispatchEvent('click');
    await tap();
    await expect(page.getByRole('radio', { name: 'On F3' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Hold to check F3' })).toBeVisible();
    expect(await Promise.all(parts.map(placeOf))).toEqual(before);
    await tap();
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await Promise.all(parts.map(placeOf))).toEqual(before);
  });

  await test.step('the number of missing players is under the name, until all have seats', async () => {
    await expect(page.getByText('two seats still free')).toBeVisible();
    await claim(others, gameAt(code), 2);
    await expect(page.getByText('one seat still free')).toBeVisible();
    await claim(others, gameAt(code), 3);
    await expect(page.getByText('still free')).toHaveCount(0);
    await expect(hintButton(page)).toBeVisible();
    expect(await countTargets(page)).toBe(AT_REST);
    const tap = () => page.getByRole('gridcell', { name: /^F3,/ }).dispatchEvent('click');
    await tap();
    await expect(page.getByRole('radio')).toHaveCount(3);
    expect(await countTargets(page)).toBe(AT_SPACE);
    await tap();
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  await test.step('the seat asks the table, too', async () => {
    for (const screen of SCREENS) {
      await resize(page, screen);
      await expect(hintButton(page)).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('link', { name: 'Found it!', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Found it!' })).toBeVisible();
    await resize(page, SCREENS[2]);
  });

  await test.step('after sitting down the focus is on the envelope, one Tab from the button', async () => {
    await openPage(page, `/games/${code}/seats/1#envelope`);
    await expectCovered(page);
    await page.keyboard.press('Tab');
    await expect(holdButton(page)).toBeFocused();
    await page.keyboard.down('Enter');
    await expect(clueOn(page)).toBeVisible();
    await page.keyboard.up('Enter');
    await expectCovered(page);
  });

  await test.step('a question leaves room for envelope and button', async () => {
    await expectNoNotices(page);
    await vote(others, gameAt(code), HINT, 2);
    await expect(noticeBar(page)).toContainText('Player 2: a hint?');
    await expectEnvelopeAboveButton(page);
  });

  await test.step('a seat shows how many want a hint', async () => {
    await expectNotice(page, '1 of 3 agrees');
  });

  await test.step('an answer that could not be sent says so, and leaves the envelope in sight', async () => {
    // The event stream still works.
    const isLost = /\/(votes|health)$/;
    await page.route(isLost, route => route.abort());
    await answer(page, 'Agree');
    await expectNotice(page, 'No connection. Nothing is lost');
    await closeNotices(page);
    await expectEnvelopeAboveButton(page);
    await page.unroute(isLost);
    await answer(page, 'Agree');
    await expectNotice(page, '2 of 3 agree');
  });

  await test.step('a seat shows the hint', async () => {
    await vote(others, gameAt(code), HINT, 3);
    await expectNotice(page, /Nobody’s clue/);
  });
});

/** Two in the head, one in the line before the first look, three in the calm row, and the hold button. */
const AT_REST = 7;
/** These, a second button in the line, and three slips. */
const AT_SPACE = 11;

/** The number of controls that can be tapped besides the map's spaces. */
const countTargets = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(a[href], button, input)')].filter(
        part =>
          part.checkVisibility({ checkVisibilityCSS: true }) &&
          !part.closest('.to-question') &&
          part.getBoundingClientRect().width > 1,
      ).length,
  );

/** Changes the screen size and waits for the new layout. */
async function resize(page: Page, screen: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(screen);
  await settle(page);
}

async function expectEnvelopeAboveButton(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(SCREENS[2].height);
  const { y, height } = await placeOf(slot(page));
  expect(y + height).toBeLessThanOrEqual((await placeOf(holdButton(page))).y);
}

async function placesOn(page: Page) {
  await expect(mapOn(page)).toBeVisible();
  return Promise.all([mapOn(page), holdButton(page), slot(page)].map(placeOf));
}

/** The element that shows the envelope or the slip. */
const slot = (page: Page): Locator =>
  page.locator('[aria-live="polite"]').filter({ hasText: /The clue is covered|The habitat is/ });

async function placeOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('the element is not there');
  return box;
}
