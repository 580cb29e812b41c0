import type { Locator, Page } from 'playwright/test';
import { deal } from '@/lib/game/deal/deal';
import { formatHex } from '@/lib/map/hexName';
import { expectAccessible } from './accessible';
import { agreeToHint, expectHint, holdButton, mapOn, pressDown, spaceOn } from './actions';
import { claim, foundOn, HINT, tableAfter, takeBack, vote, voteForEnd } from './ask';
import { type Device, expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { gameAt } from './table';
import {
  answer,
  closeNotices,
  expectNoNotices,
  expectNotice,
  expectQuestion,
  findSheet,
  foundLink,
  hintButton,
  noticeBar,
  noticeSheet,
  noticeStatus,
  openNotices,
} from './voting';

const LOW = { width: 360, height: 640 };

const post = async (device: Device, address: string, data: object) =>
  tableAfter(await device.post(address, { data }));

test('a hint takes one answer per player, and a find ends the game once all agree', async ({
  table,
  player,
  device,
}) => {
  test.slow();
  const { code } = await table.createGame({ mode: 'normal', players: 4, seed: 'voting' });
  const [ada, ben, cleo, dev] = [
    (await player()).page,
    (await player()).page,
    (await player()).page,
    await device(),
  ];
  const pages = [ada, ben, cleo];
  for (const [index, name] of ['Ada', 'Ben', 'Cleo'].entries()) {
    const [page, seat] = [pages[index], index + 1];
    if (page !== undefined) await claim(page.request, gameAt(code), seat, { name });
  }
  await claim(dev, gameAt(code), 4, { name: 'Dev' });
  const habitat = formatHex(deal({ mode: 'normal', players: 4 }, 'voting').habitat);
  await openPage(ada, `/games/${code}`);
  await openPage(ben, `/games/${code}/seats/2`);
  await openPage(cleo, `/games/${code}/lay`);

  await test.step('a hint takes one answer per player, on any page', async () => {
    await agreeToHint(ada);
    await expectQuestion(ada, 'You asked for a hint');
    await expect(hintButton(ada)).toHaveAccessibleName('Hint: 1 of 3');
    for (const page of [ben, cleo]) await expectQuestion(page, 'Ada asks for a hint');
    await expectAccessible(ben);

    await post(dev, `${gameAt(code)}/votes`, { seat: 4, motion: HINT, agree: false });
    await expectDeclined(ada, 'Dev: not now');
    await expect(noticeBar(ada)).toContainText('Dev: not now');
    // Other voters see it in the sheet.
    await expect((await openNotices(ben)).getByText('Dev: not now')).toBeAttached();
    await answer(ben, 'Agree');
    await expectNotice(cleo, '2 agree; 3 of 4 are enough');
    await answer(cleo, 'Agree');
    for (const page of pages) await expectHint(page);
  });

  await test.step('a find is announced, and marked on every map', async () => {
    await openPage(cleo, `/games/${code}`);
    await closeNotices(ada);
    await spaceOn(ada, 'E2').click();
    await foundLink(ada).click();
    await expect(ada.getByRole('heading', { name: 'Found it!' })).toBeVisible();
    await expect(ada.locator('.map-words')).toContainText('E2');
    await spaceOn(ada, habitat).click();
    await expect(ada.locator('.map-words')).toContainText(habitat);
    await ada.getByRole('button', { name: 'Found it!' }).click();
    await closeNotices(ada);
    await ada.getByRole('button', { name: 'Found: 1 of 4' }).click();
    await expectQuestion(ada, new RegExp(`^You said you found it: ${habitat}, \\w+$`));
    await expect(ada).toHaveURL(new RegExp(`/games/${code}$`));

    for (const page of [ben, cleo]) {
      await expectQuestion(page, `Ada: the habitat is on ${habitat}. Right?`);
      await expect(
        page.getByRole('gridcell', { name: new RegExp(`^${habitat},.*found it here`) }),
      ).toBeAttached();
    }
    await expect(cleo.getByRole('button', { name: 'Found: 1 of 4' })).toBeVisible();
  });

  await test.step('the count leads to the question', async () => {
    await answer(cleo, 'Not yet');
    await expectNotice(ada, 'Cleo: not yet');
    await expectNotice(ben, 'Cleo: not yet');
    await closeNotices(ada);
    await ada.getByRole('button', { name: 'Found: 1 of 4' }).click();
    await expect(noticeSheet(ada)).toBeFocused();
  });

  await test.step('it ends the game once all agree', async () => {
    await answer(cleo, 'Change');
    await answer(cleo, 'Yes, found');
    await voteForEnd(dev, gameAt(code), 4);
    await expect(ada.getByRole('heading', { name: 'The end' })).toHaveCount(0);
    await answer(ben, 'Yes, found');
    for (const page of pages) {
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/games/${code}$`));
    }
  });
});

test('a question is answered by keyboard and by touch, moves nothing, and is in view on a low phone', async ({
  table,
  player,
  device,
}) => {
  test.slow();
  // The longest possible name.
  const nameOf = (seat: number) => `Maximiliane-Charlot${seat}`;
  const name = nameOf(2);
  const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'lowphone' });
  const game = gameAt(code);
  const [{ page }, others] = [await player(), await device()];
  await page.setViewportSize(LOW);
  await claim(page.request, game, 1, { name: nameOf(1) });
  for (const seat of [2, 3, 4]) await claim(others, game, seat, { name: nameOf(seat) });
  const find = foundOn({ row: 2, col: 5 });
  await openPage(page, `/games/${code}`);

  await test.step('asking by keyboard moves the focus to the question', async () => {
    await hintButton(page).press('Enter');
    await expectQuestion(page, 'You asked for a hint');
    await expect(noticeSheet(page)).toBeFocused();
    await answer(page, 'Take back');
    await expectNoNotices(page);
    // The sheet and its bar are gone: the title is back in their place.
    await expect(page.getByRole('heading', { name: 'The table' })).toBeFocused();
  });

  await test.step('new buttons ignore taps for a moment', async () => {
    await vote(others, game, HINT, 2);
    await expect(noticeBar(page)).toContainText(`${name}: a hint?`);
    await expect(noticeSheet(page)).toHaveCount(0);
    const tapped = await tapOnceThere(page);
    const sheet = await openNotices(page);
    expect(await tapped()).toBe('Agree');
    await expectSettled(sheet.getByRole('button', { name: 'Agree' }));
    await expectQuestion(page, `${name} asks for a hint`);
  });

  await test.step('Escape and the close button lead back to the bar', async () => {
    await page.keyboard.press('Escape');
    await expect(noticeSheet(page)).toHaveCount(0);
    await expect(noticeBar(page)).toBeFocused();
    await openNotices(page);
    await closeNotices(page);
    await expect(noticeBar(page)).toBeFocused();
  });

  await test.step('bar and answers are in view, and move nothing', async () => {
    // `frame.spec.ts` covers the other pages.
    for (const path of ['/lay?step=1', '/seats/1']) {
      await openPage(page, `/games/${code}${path}`);
      await expect(noticeBar(page)).toBeInViewport({ ratio: 1 });
      if (path === '/seats/1') await expectInSight(holdButton(page));
      // The page for laying has a tile instead of the map.
      const steady = path.startsWith('/lay')
        ? page.getByRole('button', { name: 'Next' })
        : mapOn(page);
      const place = await steady.boundingBox();
      await expectAnswersInSight(page, ['Not now', 'Agree']);
      await vote(others, game, find, 2);
      // A called habitat fills the screen, over the question that is open.
      for (const name of ['Not yet', 'Yes, found'])
        await expectInSight(findSheet(page).getByRole('button', { name, exact: true }));
      await expect(noticeBar(page)).toContainText('+1');
      expect(await steady.boundingBox()).toEqual(place);
      await closeNotices(page);
      if (path === '/seats/1') await expectInSight(holdButton(page));
      await takeBack(others, game, find, 2);
      await expectQuestion(page, `${name} asks for a hint`);
      await closeNotices(page);
      if (path === '/seats/1') await expectInSight(holdButton(page));
      expect(await steady.boundingBox()).toEqual(place);
    }
  });

  await test.step('no new notice appears while a clue is held open', async () => {
    await answer(page, 'Not now');
    await expectQuestion(page, 'You said not now');
    await closeNotices(page);
    await pressDown(holdButton(page));
    await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
    const place = await mapOn(page).boundingBox();
    const refreshed = page.waitForResponse(
      response => response.url().endsWith(game) && response.request().method() === 'GET',
    );
    await vote(others, game, find, 2);
    await refreshed;
    expect(await mapOn(page).boundingBox()).toEqual(place);
    await expect(noticeBar(page)).toContainText('You said not now');
    await expect(noticeStatus(page)).not.toContainText('Found it!');
    for (const sheet of [noticeSheet(page), findSheet(page)]) await expect(sheet).toHaveCount(0);
    await page.mouse.up();
    await expect(findSheet(page)).toBeVisible();
    await expect(noticeBar(page)).toContainText('+1');
    await expect(noticeStatus(page)).toContainText(`${name}: Found it!`);
    expect(await mapOn(page).boundingBox()).toEqual(place);
  });

  await test.step('answering by keyboard moves the focus to the result', async () => {
    // From the top: keyboard focus otherwise continues from its last position.
    await reloadPage(page);
    await expect(noticeBar(page)).toBeVisible();
    const yes = findSheet(page).getByRole('button', { name: 'Yes, found' });
    const toQuestion = page.getByRole('button', { name: 'To the question' });
    await expect(findSheet(page)).toBeVisible();
    for (const name of ['Check my pieces', 'Not yet']) {
      await page.keyboard.press('Tab');
      await expect(findSheet(page).getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(yes).toBeFocused();
    await expectSettled(yes);
    await yes.press('Enter');
    await expect(
      findSheet(page).getByRole('heading', { name: 'You said: yes, found' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findSheet(page)).toHaveCount(0);
    await expect(noticeStatus(page)).toContainText('You said: yes, found');
    await expectQuestion(page, 'You said: yes, found');
    await expect(toQuestion).toHaveCount(0);
  });
});

/**
 * Clicks the button as soon as it appears, like a tap meant for something else. Resolves once the page is watched, to
 * a function that waits for the tap and returns the button's text.
 */
async function tapOnceThere(page: Page): Promise<() => Promise<string>> {
  const tapping = await page.evaluateHandle(() => {
    const tapped = new Promise<string>(done => {
      const watch = new MutationObserver(() => {
        const agree = document.querySelector<HTMLElement>('#notice-sheet .button.primary');
        if (agree === null) return;
        watch.disconnect();
        agree.click();
        done(agree.textContent);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    return { tapped };
  });
  return () => tapping.evaluate(({ tapped }) => tapped);
}

async function expectAnswersInSight(page: Page, names: readonly string[]): Promise<void> {
  const sheet = await openNotices(page);
  for (const name of names) {
    await expectInSight(sheet.getByRole('button', { name, exact: true }));
  }
}

async function expectInSight(button: Locator): Promise<void> {
  await expectSettled(button);
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(LOW.height);
}

/** Checks who declined, as the sheet shows it to the asker. */
const expectDeclined = async (page: Page, text: string): Promise<void> =>
  expect((await openNotices(page)).locator('.declined')).toHaveText(text);

/** A new button ignores taps for a moment; a trial click waits until it accepts them. */
const expectSettled = (button: Locator): Promise<void> => button.click({ trial: true });
