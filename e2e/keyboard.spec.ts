import type { Locator, Page } from 'playwright/test';
import { clueOn, expectCovered, expectHint, expectTable, holdButton, spaceOn } from './actions';
import { claim, HINT, vote, voteForEnd } from './ask';
import { type Device, expect, test } from './fixtures';
import { openPage, untilLoaded } from './open';
import { beginWith, startRecord } from './recordedGame';
import { gameAt } from './table';
import { findSheet, noticeBar, noticeSheet } from './voting';

/** An evening by keyboard alone. After each key some element has the focus: on the body, keys start again at the top. */

/** Opens a page, and focuses its first element. */
async function open(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  // Earlier keys would be lost.
  await untilLoaded(page);
  await strike(page, 'Tab');
}

async function strike(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page);
}

const expectFocus = (page: Page) => expect(page.locator('body')).not.toBeFocused();

/** Moves the focus to an element with Tab alone, or backwards with Shift and Tab. */
async function goTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  // Also after the server's response to the last key.
  await expectFocus(page);
  for (let keys = 0; keys < 60; keys += 1) {
    const way = await target.evaluate(wayTo);
    if (way === undefined) return;
    await page.keyboard.press(way);
  }
  throw new Error(`no Tab leads to ${target}`);
}

/** Runs in the page. The key that leads from the focus towards an element; `undefined` if that has the focus. */
function wayTo(element: Element): string | undefined {
  const { activeElement, body } = document;
  if (activeElement === element) return undefined;
  if (activeElement === null || activeElement === body) throw new Error('the body has the focus');
  const isBefore =
    activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'Shift+Tab' : 'Tab';
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await goTo(page, target);
  // New answer buttons ignore input for a moment, shorter than a person takes to reach them.
  await expect(target.and(page.locator('.ignores-taps *'))).toHaveCount(0);
  await strike(page, key);
}

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).first();
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The space of the map that Tab leads to. */
const cursor = (page: Page) => page.locator('.spaces [tabindex="0"]').first();

/** Walks over the map to a space, such as "C2". */
async function walkTo(page: Page, space: string): Promise<void> {
  await goTo(page, cursor(page));
  await strike(page, 'Control+Home');
  for (let column = 'A'.charCodeAt(0); column < space.charCodeAt(0); column += 1)
    await strike(page, 'ArrowRight');
  for (let row = 1; row < Number(space.slice(1)); row += 1) await strike(page, 'ArrowDown');
  await expect(spaceOn(page, space)).toBeFocused();
}

/** Seats Ada and Ben with a phone each; the device has the other seats. */
async function seat(code: string, ada: Page, ben: Page | undefined, others: Device): Promise<void> {
  await claim(ada.request, gameAt(code), 1, { name: 'Ada' });
  await claim(ben?.request ?? others, gameAt(code), 2, { name: 'Ben' });
  await claim(others, gameAt(code), 3, { name: 'Cleo' });
}

/** Answers the table's question in its sheet. */
async function agree(page: Page, answer: string): Promise<void> {
  await press(page, noticeBar(page));
  await press(page, button(page, answer));
}

test('a game is dealt and laid by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await press(page, link(page, 'New game'));
  await press(page, button(page, 'Deal'));
  const code = await expectTable(page);

  await test.step('one button leads through all steps of laying', async () => {
    await press(page, link(page, 'Set up the map'));
    await press(page, button(page, 'Step by step'));
    await expect(button(page, 'Next')).toBeFocused();
    for (let step = 1; (await button(page, 'Next').count()) > 0; step += 1) {
      await expect(page.getByText(`step ${step} of`)).toBeVisible();
      await expect(button(page, 'Next')).toBeFocused();
      await strike(page, 'Enter');
      await expect(page.getByText(`step ${step + 1} of`)).toBeVisible();
    }
    await press(page, button(page, 'Yes, it matches'));
    expect(await expectTable(page)).toBe(code);
  });
});

test('a player sits down and looks by keyboard alone', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, laid: false });
  await open(page, `/games/${code}`);
  await press(page, button(page, 'Already set up'));
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible();
  await expect(heading(page, 'The table')).toBeFocused();
  await press(page, link(page, 'Take a seat'));
  await goTo(page, page.getByRole('textbox', { name: 'name' }));
  await page.keyboard.type('Ada');
  await strike(page, 'Enter');
  await expect(heading(page, 'Ada')).toBeVisible();
  await goTo(page, holdButton(page));
  await page.keyboard.down('Enter');
  await expect(clueOn(page)).toBeVisible();
  await page.keyboard.up('Enter');
  await expectCovered(page);
  await expect(holdButton(page)).toBeFocused();
  await press(page, link(page, 'Go to the table'));
  await expectTable(page);
  await expectFocus(page);
});

test('two phones record a game by keyboard alone', async ({ page, player, table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'instrument' });
  const ben = (await player()).page;
  await seat(code, page, ben, await device());
  await beginWith(page.request, gameAt(code), 1);
  await open(page, `/games/${code}`);
  await press(page, link(page, 'Record'));
  await press(page, button(page, 'Start recording'));
  await expect(heading(page, 'Ada’s first cube: which space?')).toBeVisible();
  await expectFocus(page);

  await test.step('the map’s cursor stays where a cube was put, and a chosen space has none yet', async () => {
    await walkTo(page, 'A1');
    await press(page, button(page, 'Cube on A1'));
    await expect(spaceOn(page, 'A1')).toHaveAccessibleName(/Ada: cube, closed$/);
    await expect(cursor(page)).toHaveAccessibleName(/^A1,/);

    await open(ben, `/games/${code}/record`);
    await walkTo(ben, 'B1');
    await goTo(ben, button(ben, 'Cube on B1'));
    await expect(spaceOn(ben, 'B1')).not.toHaveAccessibleName(/cube/);
    await expect(ben.locator('.map-reading')).not.toContainText('Ben');
    await strike(ben, 'Enter');
    await expect(spaceOn(ben, 'B1')).toHaveAccessibleName(/Ben: cube, closed$/);
    await expect(cursor(ben)).toHaveAccessibleName(/^B1,/);
  });
  for (const [owner, row] of [
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ]) {
    const data = {
      seat: 1,
      type: 'place',
      owner,
      space: { row, col: 1 + (owner ?? 0) },
      kind: 'cube',
    };
    expect((await page.request.post(`${gameAt(code)}/record`, { data })).ok()).toBe(true);
  }

  await test.step('a question with its payment', async () => {
    await expect(heading(page, 'Ada’s turn: which space?')).toBeVisible();
    await walkTo(page, 'B3');
    await press(page, button(page, 'Ben: cube'));
    await expect(heading(page, 'Ada’s penalty cube: which space?')).toBeVisible();
    await walkTo(page, 'A3');
    await press(page, button(page, 'Cube on A3'));
    await expect(heading(page, 'Ben’s turn: which space?')).toBeVisible();
    await expect(cursor(page)).toHaveAccessibleName(/^A3,.*Ada: cube, closed/);
  });
});

test('a search is recorded, taken back and mended by keyboard alone', async ({
  page,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'instrument' });
  await seat(code, page, undefined, await device());
  await startRecord(page.request, gameAt(code), 1);
  await open(page, `/games/${code}/record`);
  await walkTo(page, 'C4');
  await press(page, button(page, 'Ada: disc'));
  await expect(heading(page, 'Ben: disc or cube on C4?')).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Disc/ }));
  await expect(heading(page, 'Cleo: disc or cube on C4?')).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Cube/ }));
  await expect(heading(page, 'Ada’s penalty cube: which space?')).toBeVisible();

  await press(page, button(page, 'Undo'));
  await expect(heading(page, 'Cleo: disc or cube on C4?')).toBeVisible();
  await press(page, button(page, /^Entries/));
  await press(page, button(page, 'Another piece'));
  await press(page, button(page, 'Cancel'));
  await press(page, page.getByRole('button', { name: /^Cube/ }));
  await press(page, button(page, /^Entries/));
  await press(page, button(page, 'No penalty cube'));
  await expect(heading(page, 'Ben’s turn: which space?')).toBeVisible();
  await press(page, button(page, /^Entries/));
  await press(page, button(page, 'Skip turn'));
  await expect(heading(page, 'Cleo’s turn: which space?')).toBeVisible();

  await walkTo(page, 'C4');
  await press(page, button(page, 'Fix a piece'));
  await press(page, button(page, 'Cleo: cube'));
  await press(page, button(page, 'It’s on another space'));
  await press(page, button(page, 'Back'));
  await press(page, button(page, 'A disc belongs here'));
  await walkTo(page, 'D4');
  await goTo(page, button(page, 'Disc on C4, cube on D4'));
  await expect(spaceOn(page, 'D4')).not.toHaveAccessibleName(/Cleo/);
  await strike(page, 'Enter');
  await expect(spaceOn(page, 'D4')).toHaveAccessibleName(/Cleo: cube, closed$/);
  await expect(cursor(page)).toHaveAccessibleName(/^D4,/);

  const log = page.getByRole('dialog');
  await press(page, page.getByRole('button', { name: /^Entries/ }));
  await press(page, button(log, 'Ada'));
  await expect(log).toHaveCount(0);
  await press(page, page.getByRole('button', { name: /^Entries/ }));
  await press(page, log.getByRole('button', { name: /^Turn 1/ }));
  await press(page, button(page, 'Cancel'));
});

test('an evening goes on to its film by keyboard alone', async ({
  page,
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ben, others] = [(await player()).page, await device()];
  await seat(code, page, ben, others);
  await startRecord(page.request, gameAt(code), 1);
  for (const each of [page, ben]) await open(each, `/games/${code}`);

  await test.step('a hint', async () => {
    await press(page, button(page, 'Ask for a hint'));
    await vote(others, gameAt(code), HINT, 3);
    await goTo(ben, noticeBar(ben));
    await agree(ben, 'Agree');
    for (const each of [page, ben]) {
      await expectHint(each);
      await expectFocus(each);
      await strike(each, 'Escape');
      await expect(noticeSheet(each)).toHaveCount(0);
    }
  });

  await test.step('the end and the replay', async () => {
    await press(page, link(page, 'Found it!'));
    await press(page, button(page, /^Don’t say where/));
    await expectTable(page);
    await voteForEnd(others, gameAt(code), 3);
    await press(ben, findSheet(ben).getByRole('button', { name: 'Yes, found' }));
    for (const each of [page, ben]) {
      await expect(heading(each, 'The end')).toBeVisible();
      await expectFocus(each);
    }
    await press(page, page.getByRole('button', { name: /Cleo ·/ }));
    await press(page, link(page, 'Replay'));
    await expect(heading(page, 'Replay')).toBeVisible();
    await press(page, button(page, 'One piece forward'));
    await strike(page, 'ArrowRight');
    await press(page, button(page, 'One piece back'));
    await strike(page, 'Enter');
    await expectFocus(page);
  });
});

test('a notebook is kept by keyboard alone', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await claim(page.request, gameAt(code), 1, { name: 'Ada' });
  await open(page, `/games/${code}/seats/1`);
  await press(page, link(page, 'Notebook'));
  await expect(heading(page, 'Notebook')).toBeVisible();
  const struck = page.getByRole('button', { name: /You crossed this out/ });
  await goTo(page, page.locator('.clue-grid [tabindex="0"]').first());
  for (const key of ['Enter', 'ArrowRight', 'x']) await strike(page, key);
  await expect(struck).toBeFocused();
  await press(page, button(page, 'Undo'));
  await expect(struck).toHaveCount(0);
  await press(page, button(page, 'Try it out'));
  await goTo(page, page.locator('.clue-grid [tabindex="0"]').first());
  await strike(page, 'x');
  await expect(struck).toHaveAccessibleName(/In pencil: /);
  await press(page, button(page, 'Keep'));
  await expect(struck).not.toHaveAccessibleName(/In pencil: /);
  await press(page, button(page, 'Undo'));
  await press(page, button(page, 'Drop'));
  await expect(struck).toHaveCount(0);
  await walkTo(page, 'B2');
  const mark = button(page, 'perhaps');
  await press(page, mark, 'Space');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await press(page, button(page, 'Note'));
  await page.keyboard.type('Ben paused');
  await strike(page, 'Enter');
  await expect(page.getByText('Ben paused')).toBeVisible();
  await expectFocus(page);
  await press(page, mark, 'Space');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await expect(cursor(page)).toHaveAccessibleName(/^B2,.*Ben paused/);
  await press(page, link(page, 'Back to your seat'));
  await expect(heading(page, 'Ada')).toBeVisible();
  await expectFocus(page);
});
