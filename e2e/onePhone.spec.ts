import type { Page } from 'playwright/test';
import { cluesInPlay, habitatOf, mapOf } from '@/lib/game/game';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import {
  boxOf,
  clueOn,
  countTaps,
  expectEnd,
  expectHint,
  expectTable,
  pressDown,
  spaceOn,
} from './actions';
import { expectNothingCut } from './cutText';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { enterNames, heading, lookInTurn, peek } from './passAndPlay';
import { codeIn, dealOnPhone, readGame } from './phoneGames';
import { createGame, viewTable } from './table';
import { middleOf, startTouching } from './touch';
import { answerTogether, closeNotices, noticeBar, noticeSheet } from './voting';

const NAMES = ['Anna', 'Jonas', 'Tilda', 'Kwame'] as const;

test('four play an evening on one phone that goes round', async ({ player }) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  const code = await dealOnPhone(page, 4);
  await page.getByRole('button', { name: 'Already set up' }).click();
  const map = mapOf(await readGame(page, code));

  // Each player looks alone: the page names the next one only after the clue is covered and the phone passed.
  await page.getByRole('link', { name: 'Who plays?' }).click();
  await enterNames(page, NAMES);
  const clues = [];
  for (const [turn, name] of NAMES.entries()) {
    await expect(page.getByText(`${turn + 1} of 4`, { exact: true })).toBeVisible();
    const others = NAMES.filter(other => other !== name);
    clues.push(await lookInTurn(page, name, { map, others }));
    for (const other of others) await expect(page.getByText(other)).toHaveCount(0);
    if (turn < 3) await page.getByRole('button', { name: 'Done, pass it on' }).click();
  }
  expect(clues).toEqual(cluesInPlay(await readGame(page, code)));
  await page.getByRole('link', { name: 'See the map' }).click();
  await expectTable(page);

  // The table asks for a hint; a declined question is discarded.
  // The question's notice has the same name until it disappears.
  const askHint = page.locator('.calm-row').getByRole('button', { name: 'Ask for a hint' });
  await askHint.click();
  await answerTogether(page, 'Not now');
  await expect(askHint).not.toHaveAttribute('data-on');
  expect((await readGame(page, code)).questions).toEqual([]);
  await askHint.click();
  await answerTogether(page, 'All agree');
  await expectHint(page);
  await closeNotices(page);

  // Jonas has found it: all agree with the tap on his name.
  await page.getByRole('link', { name: 'Found it!', exact: true }).click();
  await page.getByRole('button', { name: 'Jonas' }).click();
  await expectEnd(page, formatHex(habitatOf(await readGame(page, code))), NAMES);

  // The group continues with the same phone and keeps its names.
  await page.getByRole('button', { name: 'Same map, new clues' }).click();
  await page.waitForURL(url => !url.pathname.includes(code));
  await page.getByRole('link', { name: 'Pass the phone round' }).click();
  await lookInTurn(page, 'Anna', { map });
  const next = await readGame(page, codeIn(page));
  expect(next).toMatchObject({ round: 2, onePhone: true, previous: code });
  expect(next.seats.map(({ holder }) => holder?.name)).toEqual(NAMES);
});

test('another player looks first, and again later', async ({ player }) => {
  const { page } = await player();
  const code = await dealByServer(page, 3);
  await openPage(page, `/games/${code}/pass`);
  const map = readStoredMap((await viewTable(page.request, code)).mapCode);
  await expect(heading(page, 'Player 1’s turn to look')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Someone else first' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Player 3' }).click();
  await lookInTurn(page, 'Player 3', { map });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done, pass it on' }).click();
  await lookInTurn(page, 'Player 1', { map });
  // After a reload the round continues where it stopped.
  await reloadPage(page);
  await lookInTurn(page, 'Player 2', { map });
  await page.getByRole('button', { name: 'Once more' }).click();
  await lookInTurn(page, 'Player 2', { map });
  await page.getByRole('link', { name: 'See the map' }).click();
  await expectTable(page);
  expect((await viewTable(page.request, code)).order).toEqual([1, 2, 3]);

  await page.getByRole('link', { name: 'Look again' }).click();
  await expect(heading(page, 'Who looks?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Player 2' }).click();
  await lookInTurn(page, 'Player 2', { map });
  await page.getByRole('link', { name: 'See the map' }).click();
  await expectTable(page);
});

test('players are entered by name and colour, and invalid entries are reported at once', async ({
  player,
}) => {
  const { page } = await player();
  const code = await dealByServer(page, 3);
  await openPage(page, `/games/${code}/pass?names`);
  const first = page.getByRole('textbox', { name: 'Player 1' });
  await first.fill('Maximilian Alexander II');
  await expect(page.getByRole('alert').filter({ hasText: 'at most 20 characters' })).toBeVisible();
  await page.getByRole('button', { name: 'Pass the phone round' }).click();
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await first.fill('Max');
  await page.getByRole('button', { name: 'Player 2: Name and colour' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'purple' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await first.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Player 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Pass the phone round' }).click();
  await expect(heading(page, 'Max’s turn to look')).toBeVisible();
  await expect(heading(page, 'Max’s turn to look')).toBeFocused();
  const [max, second] = (await viewTable(page.request, code)).seats;
  expect([max?.name, second?.name, second?.color]).toEqual(['Max', null, 'purple']);
});

test('a wrong find opens nothing, and play goes on', async ({ player }) => {
  const { page } = await player();
  const code = await dealByServer(page, 3);
  await openPage(page, `/games/${code}/found`);
  await spaceOn(page, 'E2').click();
  await expect(page.locator('.map-words')).toContainText('E2');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Player 2' }).click();
  // Does not tap the bar: that may close the sheet just as the page opens it, and so dismiss the notice.
  await expect(noticeBar(page)).toContainText('Not on E2');
  expect(await viewTable(page.request, code)).toMatchObject({ misses: [{ by: 2 }], stage: 'play' });

  await closeNotices(page);
  await expect(page.getByText('It isn’t there, as you all know')).toBeVisible();
  await openPage(page, `/games/${code}/found`);
  await page.getByRole('button', { name: 'Nobody found it: reveal the clues' }).click();
  await expect(heading(page, 'The end')).toBeVisible();
});

test('three look, take a hint and open the clues with few taps', async ({ player }) => {
  const { page } = await player();
  const taps = await countTaps(page);
  await openPage(page, '/');
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: 'On this phone' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'Already set up' }).click();
  await page.getByRole('link', { name: 'Pass the phone round' }).click();
  for (const seat of [1, 2]) {
    await peek(page, `Player ${seat}`);
    await page.getByRole('button', { name: 'Done, pass it on' }).click();
  }
  await peek(page, 'Player 3');
  await page.getByRole('link', { name: 'See the map' }).click();
  await expectTable(page);
  expect(taps()).toBe(12);

  const before = taps();
  await page.getByRole('button', { name: 'Ask for a hint' }).click();
  await expect(noticeSheet(page)).not.toContainText('Player 1');
  await answerTogether(page, 'All agree');
  await expect(noticeSheet(page).getByRole('heading', { name: 'The hint' })).toBeVisible();
  expect(taps() - before).toBe(2);

  await closeNotices(page);
  const since = taps();
  await page.getByRole('link', { name: 'Found it!', exact: true }).click();
  await page.getByRole('button', { name: 'Player 3' }).click();
  await expect(heading(page, 'The end')).toBeVisible();
  expect(taps() - since).toBe(2);
});

test('a finger that lets go of the clue taps nothing that has come under it', async ({ page }) => {
  const { code } = await createGame(page.request, { mode: 'normal', players: 3, onePhone: true });
  await openPage(page, `/games/${code}/pass`);
  const finger = await middleOf(page.getByRole('button', { name: 'Player 1, hold to look' }));
  const touch = await startTouching(page);
  await touch('touchStart', finger);
  await expect(clueOn(page)).toBeVisible();
  await touch('touchEnd');
  await expect(heading(page, 'Covered again')).toBeVisible();
  // The button to pass on is now under the finger. A click caused by the release would have happened by now.
  const under = await boxOf(page.getByRole('button', { name: 'Done, pass it on' }));
  expect(under.y < finger.y && finger.y < under.y + under.height).toBe(true);
  expect(under.x < finger.x && finger.x < under.x + under.width).toBe(true);
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(heading(page, 'Player 1’s turn to look')).toBeVisible();
});

test('with letters twice as large, the clue can be read while it is held', async ({ player }) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, `/games/${await dealByServer(page, 3)}/pass`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNothingCut(page, 'whose turn it is, in large letters');
  await pressDown(page.getByRole('button', { name: 'Player 1, hold to look' }));
  const clue = await clueOn(page).boundingBox();
  const button = await page.getByRole('button', { name: 'Looking' }).boundingBox();
  if (clue === null || button === null) throw new Error('there is no clue, or no button');
  expect(clue.y + clue.height).toBeLessThanOrEqual(button.y);
  await page.mouse.up();
  await expectNothingCut(page, 'the clue covered again, in large letters');
});

test('two on one phone choose which clue lights the map', async ({ player }) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, `/games/${await dealByServer(page, 2)}/pass?names`);
  await enterNames(page, ['Ada', 'Ben']);
  const button = page.getByRole('button', { name: 'Ada, hold to look' });
  const lit = [];
  for (const light of [1, 2, 0]) {
    // Red, teal, both.
    await page.getByRole('radio').nth(light).check();
    await pressDown(button);
    await expect(page.getByRole('button', { name: 'Looking' })).toBeInViewport({ ratio: 1 });
    lit.push(await page.locator('path.glow').getAttribute('d'));
    await page.mouse.up();
    await page.getByRole('button', { name: 'Once more' }).click();
  }
  expect(new Set(lit).size).toBe(3);
});

/** A laid table on one phone that the server stores, for that many players. */
async function dealByServer(page: Page, players: 2 | 3 | 4): Promise<string> {
  const game = { mode: 'normal', players, laid: true, onePhone: true } as const;
  return (await createGame(page.request, game)).code;
}
