import type { Page } from 'playwright/test';
import { settle } from './accessible';
import { claim, foundOn, HINT, send, vote } from './ask';
import { expect, test } from './fixtures';
import { gameAt } from './table';
import { openNotices } from './voting';

/** On every height of phone, each page with a map shows whole what it needs, and nothing overprints. */

const SCREENS = [
  { width: 360, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
];

for (const { width, height } of SCREENS)
  test(`nothing is cut or overprinted at ${width} x ${height}`, async ({ page, table, device }) => {
    await page.setViewportSize({ width, height });
    const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'heights' });
    const [game, others] = [gameAt(code), await device()];
    const look = async (path: string, state = '') => {
      await page.goto(`/games/${code}${path}`);
      await settle(page);
      await expectWhole(page, `${path || '/'} ${state}`);
    };
    await claim(page.request, game, 1, { name: 'Ada' });
    await look('');
    await look('/seats/1');
    for (const [seat, name] of [
      [2, 'Jonas'],
      [3, 'Dorothea'],
    ] as const)
      await claim(others, game, seat, { name });
    for (const path of [
      '',
      '/seats/1',
      '/record',
      '/found',
      '/seats/1/notebook',
      '/lay?step=1',
      '/lay?step=7',
      '/lay?step=99',
      '/pass',
    ])
      await look(path);
    await vote(others, game, HINT, 2);
    for (const path of ['', '/seats/1', '/record', '/found', '/seats/1/notebook', '/lay?step=7']) {
      await look(path, 'asked');
      await openNotices(page);
      await settle(page);
      await expectWhole(page, `${path || '/'} asked, open`);
    }
    await send(page.request, `${game}/record`, { type: 'start', seat: 1 });
    await look('/record', 'recording');
    await look('', 'recording');
    await send(page.request, `${game}/record`, {
      type: 'place',
      seat: 1,
      owner: 0,
      space: { row: 1, col: 1 },
      kind: 'cube',
    });
    await look('/record', 'piece');
    await vote(page.request, game, foundOn(), 1);
    await vote(others, game, foundOn(), 2);
    await look('', 'called');
    await vote(others, game, foundOn(), 3);
    await look('', 'ended');
    await look('/look-back', 'ended');
    await look('/look-back?replay', 'ended');
  });

const expectWhole = async (page: Page, where: string) =>
  expect.soft(await page.evaluate(findFaults), where).toEqual([]);

/** Runs in the page: controls that are partly hidden, overlap each other, or do not hold their words. */
function findFaults(): string[] {
  const isSeen = (part: Element) =>
    part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const name = (part: Element) =>
    (part.textContent.trim() || part.getAttribute('aria-label') || part.outerHTML).slice(0, 40);
  /** What can be seen of a part's box. */
  const seenBox = (part: Element) => {
    const box = part.getBoundingClientRect();
    let [left, top, right, bottom] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ];
    for (
      let around = part.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const clip = around.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, clip.left),
        Math.max(top, clip.top),
        Math.min(right, clip.right),
        Math.min(bottom, clip.bottom),
      ];
    }
    return {
      left,
      top,
      right,
      bottom,
      width: Math.max(0, right - left),
      height: Math.max(0, bottom - top),
    };
  };
  /** The boxes of a part's words; not of those only for screen readers, or cut with an ellipsis. */
  const textsIn = (part: Element) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      if (
        !texts.currentNode.parentElement?.closest('.sr-only, .words') &&
        (texts.currentNode.parentElement?.clientWidth ?? 2) !== 1
      )
        boxes.push(...words.getClientRects());
    }
    return boxes;
  };
  const dialog = document.querySelector('#notice-sheet, dialog[open]');
  const root = dialog ?? document.querySelector('main');
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, label') ?? [])].filter(
    part =>
      isSeen(part) &&
      part.clientWidth > 1 &&
      !part.closest('.map-window, .sr-only, .to-question, [inert]') &&
      part.getBoundingClientRect().width > 1,
  );
  const faults: string[] = [];
  for (const part of controls) {
    const box = part.getBoundingClientRect();
    const seen = seenBox(part);
    if (seen.height < 4 || seen.width < 4) continue;
    // A list that scrolls may end with a part of a row.
    if (
      !part.closest('ol, ul, .clue-lists, .look-back, .at-sit') &&
      (box.height - seen.height > 2 || box.width - seen.width > 2)
    )
      faults.push(`cut: ${name(part)} ${Math.round(seen.height)} of ${Math.round(box.height)}`);
    if (
      textsIn(part).some(
        text =>
          text.right > box.right + 1 ||
          text.left < box.left - 1 ||
          text.bottom > box.bottom + 1 ||
          text.top < box.top - 1,
      )
    )
      faults.push(`outside its control: ${name(part)}`);
  }
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const [a, b] = [seenBox(one), seenBox(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1.5 && down > 1.5) faults.push(`overlap: ${name(one)} | ${name(other)}`);
    }
  return faults;
}
