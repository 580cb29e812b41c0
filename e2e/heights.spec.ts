import type { Page } from 'playwright/test';
import { settle } from './accessible';
import { hold, release, spaceOn } from './actions';
import { claim, foundOn, HINT, send, takeBack, vote } from './ask';
import { sitEverywhere } from './ending';
import { expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { createGame, gameAt } from './table';
import { answer, closeNotices, findSheet, noticeBar, openNotices } from './voting';

/** On phones of every height, each page with a map shows its controls in full, and nothing overlaps. */

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 640, height: 360 },
] as const;

/** The controls that a seat's page must show. */
const ON_SEAT = ['Ask for a hint', 'Found it!', 'Notebook', 'Hold to look'];

test('every page of a table shows its controls whole, with a question and without one', async ({
  page,
  table,
  device,
}) => {
  test.slow();
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'heights' });
  const [game, others] = [gameAt(code), await device()];
  await claim(page.request, game, 1, { name: 'Ada' });
  const look = (path: string) => openPage(page, `/games/${code}${path}`);
  await look('');
  await expectWhole(page, 'while the others sit down');
  await claim(others, game, 2, { name: 'Jonas' });
  await claim(others, game, 3, { name: 'Dorothea' });
  for (const path of ['/seats/1/notebook', '/lay', '/lay?step=7']) {
    await look(path);
    await expectWhole(page, path);
  }
  for (const path of ['', '/record', '/found', '/seats/1']) {
    await look(path);
    await expectWhole(page, path, path === '/seats/1' ? ON_SEAT : []);
    await vote(others, game, HINT, 2);
    await expect(noticeBar(page)).toContainText('Jonas: a hint?');
    await expectWhole(page, `${path}, asked`);
    await openNotices(page);
    await expectWhole(page, `${path}, what is asked`);
    await takeBack(others, game, HINT, 2);
  }
});

test('what fills the screen or rises from below shows its buttons whole', async ({
  page,
  table,
  device,
}) => {
  test.slow();
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'heights' });
  const [game, others] = [gameAt(code), await device()];
  await claim(page.request, game, 1, { name: 'Ada' });
  await claim(others, game, 2, { name: 'Jonas' });
  await claim(others, game, 3, { name: 'Dorothea' });
  const found = foundOn({ row: 2, col: 5 });
  await openPage(page, `/games/${code}`);
  for (const seat of [3, 2]) await vote(others, game, found, seat);
  await expect(findSheet(page)).toBeVisible();
  await expectWhole(page, 'a called habitat', ['Not yet', 'Yes, found']);
  await answer(page, 'Yes, found');
  await expect(findSheet(page).getByRole('heading', { name: 'Not on E2' })).toBeVisible();
  await expectWhole(page, 'a wrong call', ['Not now', 'Check my pieces']);
  await reloadPage(page);
  await openNotices(page);
  await expectWhole(page, 'a wrong call, among the notices', ['Not now', 'Check my pieces']);

  await send(page.request, `${game}/record`, { type: 'start', seat: 1 });
  for (const [owner, col] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ])
    await send(page.request, `${game}/record`, {
      type: 'place',
      seat: 1,
      owner,
      space: { row: 1, col },
      kind: 'cube',
    });
  await openPage(page, `/games/${code}/record`);
  await closeNotices(page);
  await expectWhole(page, 'the record');
  await spaceOn(page, 'A1').click();
  await page.getByRole('button', { name: 'Fix a piece' }).click();
  await expectWhole(page, 'a piece that is fixed');
  await page.getByRole('button', { name: /^Entries/ }).click();
  await expectWhole(page, 'the log');
});

test('a phone that all share, the end, and a notebook without a table show their controls whole', async ({
  page,
}) => {
  test.slow();
  const options = { mode: 'normal', players: 4, seed: 'heights', onePhone: true } as const;
  const { code } = await createGame(page.request, options);
  await sitEverywhere(page.request, code, ['Ada', 'Jonas', 'Dorothea', 'Cyd']);
  await openPage(page, `/games/${code}/pass`);
  await expectWhole(page, 'who plays');
  await openPage(page, `/games/${code}/found`);
  await expectWhole(page, 'who found it', ['Nobody found it: reveal the clues', 'Ada', 'Cyd']);
  await page.getByRole('button', { name: 'Ada' }).click();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expectWhole(page, 'the end');

  await openPage(page, '/notebook');
  await page.getByRole('textbox', { name: 'Map code' }).fill('B74362132084212850838A');
  await page.getByRole('button', { name: 'On to the players' }).click();
  await expectWhole(page, 'the players of a notebook');
  await page.getByRole('button', { name: 'Enter the pieces' }).click();
  await spaceOn(page, 'A1').click();
  await expectWhole(page, 'the pieces of a notebook');
});

test('with letters twice as large the map stays while the clue is held', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'heights' });
  await claim(page.request, gameAt(code), 1, { name: 'Ada' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, `/games/${code}/seats/1`);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await hold(page);
  await expect(page.locator('main .map-window').first()).toBeInViewport({ ratio: 0.9 });
  await release(page);
});

/** On each screen: nothing is cut off or overlaps, and these controls are visible without scrolling. */
async function expectWhole(page: Page, where: string, named: readonly string[] = []) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await settle(page);
    const at = `${where}, at ${screen.width} x ${screen.height}`;
    expect.soft(await page.evaluate(findFaults), at).toEqual([]);
    for (const name of named) {
      const control = page
        .locator('dialog[open], main')
        .last()
        .getByRole(name === 'Notebook' || name === 'Found it!' ? 'link' : 'button', { name });
      await expect.soft(control.first(), at).toBeInViewport({ ratio: 0.98 });
    }
  }
}

/**
 * Runs in the page: controls that are partly hidden, overlap each other, or are too small for their text. A list that
 * scrolls may end with a part of a row.
 */
function findFaults(): string[] {
  const LISTS =
    'ol, ul, .clue-lists, .clue-book section ~ *, .replay, .end-first, .at-sit, .legend';
  const isSeen = (part: Element) =>
    part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const nameOf = (part: Element) =>
    (part.textContent.trim() || part.getAttribute('aria-label') || part.outerHTML).slice(0, 40);
  /** The visible part of an element's box. */
  function seenBox(part: Element) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const seen = { left, top, right, bottom };
    const clip = (box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    };
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let around = part.parentElement; around; around = around.parentElement)
      if (around !== document.body && getComputedStyle(around).overflow !== 'visible')
        clip(around.getBoundingClientRect());
    return seen;
  }
  /** The boxes of an element's text, except text for screen readers only, or cut with an ellipsis. */
  function wordsIn(part: Element) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const { parentElement: around } = texts.currentNode;
      if (around?.closest('.sr-only, .words') || around?.clientWidth === 1) continue;
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      boxes.push(...words.getClientRects());
    }
    return boxes;
  }
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = top ?? document.querySelector('#notice-sheet') ?? document.querySelector('main');
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, label') ?? [])].filter(
    part =>
      isSeen(part) &&
      part.clientWidth > 1 &&
      !part.closest('.map-window, .called-map, .sr-only, .to-question, [inert]'),
  );
  const faults: string[] = [];
  for (const part of controls) {
    const box = part.getBoundingClientRect();
    const seen = seenBox(part);
    const [across, down] = [seen.right - seen.left, seen.bottom - seen.top];
    if (across < 4 || down < 4) continue;
    if (!part.closest(LISTS) && (box.height - down > 2 || box.width - across > 2))
      faults.push(`cut: ${nameOf(part)}, ${Math.round(down)} of ${Math.round(box.height)} px`);
    const isOutside = (text: DOMRect) =>
      text.right > box.right + 1 ||
      text.left < box.left - 1 ||
      text.bottom > box.bottom + 1 ||
      text.top < box.top - 1;
    if (wordsIn(part).some(isOutside)) faults.push(`outside its control: ${nameOf(part)}`);
  }
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seenBox(one), seenBox(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) faults.push(`overlap: ${nameOf(one)} | ${nameOf(other)}`);
    }
  return faults;
}
