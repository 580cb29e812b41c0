import type { Page } from 'playwright/test';
import { en } from '@/app/_words/words';
import type { ClueId } from '@/lib/clues/clue';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { explain, nextStep } from '@/lib/puzzle/explain';
import { LESSONS, openLesson } from '@/lib/puzzle/lessons';
import { type OpenPuzzle, parsePuzzle } from '@/lib/puzzle/lists';
import { expectAccessible } from './accessible';
import { expect, test } from './installedPhone';
import { goOffline } from './network';
import { openPage, reloadPage } from './open';

/** Puzzles of known course (`lib/testing/puzzle-examples.json`). */
const QUICK = 'q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw';
const LINKED = 'l3.BA318602525642003A.t.2+I33-J73-A5';

test.use({ viewport: { width: 360, height: 640 } });

test('a quick one is solved with taps: a piece, then the clues that it contradicts', async ({
  page,
}) => {
  const puzzle = opened(QUICK);
  await openPuzzle(page, QUICK);
  await expect(page.getByText('40 spaces left')).toBeVisible();
  await expectAccessible(page);
  for (const step of explain(puzzle)) {
    if (step.idea !== 'piece') continue;
    await tapSpace(page, step.piece.hex);
    for (const id of step.out) await cell(page, step.piece.owner, shortOf(id)).click();
    await page.getByRole('button', { name: 'Done', exact: true }).click();
  }
  const name = formatHex(puzzle.habitat);
  await expect(page.getByText('1 space left')).toBeVisible();
  await tapSpace(page, puzzle.habitat);
  await page.getByRole('button', { name: `${name}: this is it` }).click();
  await expect(page.getByRole('heading', { name: `You found it: ${name}` })).toBeVisible();
  await expect(page.getByText('0 combinations tried · no hint', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await test.step('it is unchanged after a reload, and its ideas are explained one by one', async () => {
    await reloadPage(page);
    await expect(page.getByRole('heading', { name: `You found it: ${name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Show the steps' }).click();
    await expect(page.getByText('idea 1 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Next idea' }).click();
    await expect(page.getByText('idea 2 of 5')).toBeVisible();
  });

  await test.step('the next one of the grade is made on the phone', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Another one' }).click();
    await expect(page.getByText('spaces left')).toBeVisible();
    expect(decodeURIComponent(new URL(page.url()).hash)).toMatch(/^#q3\./);
  });
});

test('a wrong answer is refuted; a hint tells where, the idea, what follows; a mistake is pointed out', async ({
  page,
}) => {
  const puzzle = opened(LINKED);
  const wrong = hexNamed('E1');
  await openPuzzle(page, LINKED);
  await tapSpace(page, wrong);
  await page.getByRole('button', { name: 'E1: this is it' }).click();
  await expect(page.getByRole('heading', { name: 'Not on E1' })).toBeVisible();
  await expect(page.getByText('they allow F1, too')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: 'Where to look' })).toBeVisible();
  await page.getByRole('button', { name: 'And the idea?' }).click();
  await page.getByRole('button', { name: 'What follows?' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cross out' }).click();
  const step = nextStep(puzzle, { lists: puzzle.start, ruledOut: HexSet.of([wrong]) });
  if (step?.idea !== 'alone') throw new Error('this puzzle begins otherwise');
  const left = step.light.length - step.spaces.length;
  await expect(page.getByText(`${left} spaces left`)).toBeVisible();

  const [held] = puzzle.possible[0] ?? [];
  const clue = shortOf(held?.id ?? 'on-water-or-forest');
  await cell(page, 1, clue).click();
  await cell(page, 1, clue).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('heading', { name: 'One mistake' })).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(cell(page, 1, clue)).toBeVisible();
});

test('two spaces are compared: no clue tells them apart, so one is struck out, and those like it', async ({
  page,
}) => {
  const puzzle = opened(LINKED);
  const [step] = explain(puzzle);
  if (step?.idea !== 'alone') throw new Error('this puzzle begins otherwise');
  const [space, beside] = [formatHex(step.space), formatHex(step.beside)];
  await openPuzzle(page, LINKED);
  await expectAllInView(page);
  await tapSpace(page, step.space);
  await tapSpace(page, step.beside);
  await expect(page.getByText(`No clue allows ${space} and not ${beside}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not here' }).click();
  if (step.spaces.length > 1) await page.getByRole('button', { name: 'Not these either' }).click();
  const left = `${step.light.length - step.spaces.length} spaces left`;
  await expect(page.getByText(left)).toBeVisible();

  await test.step('undone after a reload', async () => {
    await reloadPage(page);
    await expect(page.getByText(left)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(left)).toBeHidden();
  });
});

test('by keys alone: a clue is chosen and struck, undone, a hint read, the map reached, and the answer given', async ({
  page,
}) => {
  const puzzle = opened(LINKED);
  await openPuzzle(page, LINKED);
  const name = shortOf(puzzle.start[0]?.[0]?.id ?? 'on-water-or-forest');
  const first = cell(page, 1, name);
  await page.keyboard.press('2');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('x');
  await expect(cell(page, 1, `${name}, crossed out`)).toBeVisible();
  await page.keyboard.press('u');
  await expect(first).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Where to look' })).toBeVisible();
  await page.getByRole('button', { name: 'That’s enough' }).press('Enter');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'That’s enough' }).press('Enter');

  await page.keyboard.press('m');
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('gridcell', { name: new RegExp(`^${formatHex(puzzle.habitat)},`) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /this is it$/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: /^You found it/ })).toBeVisible();
  // The same hint, asked for twice, counts once.
  await expect(page.getByText('0 combinations tried · 1 hint', { exact: true })).toBeVisible();
});

test('seven lessons lead from cube and disc to “not”, each on one tile', async ({ page }) => {
  await openPage(page, '/how-to-play');
  await page.getByRole('link', { name: 'Learn how to deduce' }).click();
  await page.getByRole('button', { name: 'Cube and disc' }).click();
  for (const [index, lesson] of LESSONS.entries()) {
    await test.step(lesson, async () => {
      const { name, learned } = en.puzzle.lesson[lesson];
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      await expect(page.getByRole('gridcell')).toHaveCount(18);
      if (index === 0) await expectAccessible(page);
      const puzzle = openLesson(lesson);
      for (const step of explain(puzzle)) {
        if (step.idea !== 'piece') continue;
        await tapSpace(page, step.piece.hex);
        for (const id of step.out) await cell(page, step.piece.owner, shortOf(id)).click();
        await page.getByRole('button', { name: 'Done', exact: true }).click();
      }
      await tapSpace(page, puzzle.habitat);
      await page.getByRole('button', { name: /this is it$/ }).click();
      await expect(page.getByText(learned)).toBeVisible();
      await page.getByRole('button', { name: /^(Next lesson|Now a whole map)$/ }).click();
    });
  }
  await expect(page.getByRole('heading', { name: 'Quick' })).toBeVisible();
  await page.getByRole('link', { name: 'To the puzzles' }).click();
  await expect(page.getByText('7 of 7')).toBeVisible();
  await expectAccessible(page);
});

test('what was solved moves to another phone in a file', async ({ page, browser }) => {
  await openPuzzle(page, QUICK);
  await tapSpace(page, opened(QUICK).habitat);
  await page.getByRole('button', { name: /this is it$/ }).click();
  await expect(page.getByRole('heading', { name: /^You found it/ })).toBeVisible();
  await openPage(page, '/move');
  await page.getByRole('button', { name: 'Your puzzles in a file' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();

  const other = await browser.newPage();
  await openPage(other, new URL('/move', page.url()).href);
  await other.getByLabel('Open a file').setInputFiles(file);
  await expect(other.getByText('1 puzzle is here now.')).toBeVisible();
  await openPage(other, new URL(`/puzzle#${encodeURIComponent(QUICK)}`, page.url()).href);
  await expect(other.getByRole('heading', { name: /^You found it/ })).toBeVisible();
  await other.close();
});

test('the day’s puzzle has its date, is ticked among the days, and needs no network', async ({
  page,
}) => {
  await fixDate(page, '2026-11-30T12:00:00');
  await openPage(page, '/');
  await goOffline(page);
  await page.getByRole('link', { name: 'Today’s puzzle' }).click();
  await page.waitForURL('**/puzzle#2026-11-30');
  await expect(page.getByText('Monday, November 30')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick' })).toBeVisible();
  for (let hints = 0; hints < 9; hints++) {
    const answer = page.getByRole('button', { name: /this is it$/ });
    if (await answer.isVisible()) break;
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'And the idea?' }).click();
    await page.getByRole('button', { name: 'What follows?' }).click();
    await page.getByRole('button', { name: /^(Cross out|Continue)$/ }).click();
  }
  await page.getByRole('button', { name: /this is it$/ }).click();
  await expect(page.getByRole('heading', { name: /^You found it/ })).toBeVisible();

  await page.getByRole('link', { name: 'To the puzzles' }).click();
  await page.getByRole('button', { name: 'All days' }).click();
  await expect(page.getByRole('button', { name: 'Monday, November 30: solved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sunday, November 29: open' })).toBeEnabled();
  await expectAccessible(page);
});

test('how to play opens over a puzzle, and closes to it', async ({ page }) => {
  await fixDate(page, '2026-11-30T12:00:00');
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Today’s puzzle' }).click();
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('link', { name: 'How to play' }).click();
  const over = page.getByRole('dialog', { name: 'How to play' });
  await over.getByRole('button').first().click();
  await expect(over).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Quick' })).toBeVisible();
  await page.getByRole('link', { name: 'To the puzzles' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Quick' })).toBeVisible();
});

test('a shared link opens its puzzle, and a broken one says so', async ({ page }) => {
  await openPage(page, `/puzzle/${encodeURIComponent(LINKED)}`);
  await expect(page.getByRole('heading', { name: 'Hard' })).toBeVisible();
  await openPage(page, '/puzzle/l3.nothing');
  await expect(page.getByText('This link has no puzzle.')).toBeVisible();
});

/** Sets the date, and no other clock, for this page alone: `page.clock` would stay in the shared phone. */
async function fixDate(page: Page, date: string): Promise<void> {
  await page.addInitScript(now => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, values) => Reflect.construct(real, values.length === 0 ? [now] : values),
      get: (real, name) => (name === 'now' ? () => now : Reflect.get(real, name)),
    });
  }, new Date(date).getTime());
}

const shortOf = (id: ClueId): string => en.clues.short[id];

function opened(text: string): OpenPuzzle {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

async function openPuzzle(page: Page, text: string): Promise<void> {
  await openPage(page, `/puzzle#${encodeURIComponent(text)}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

/** All rows of clues are on the screen at once, so that they can be compared. */
async function expectAllInView(page: Page): Promise<void> {
  for (const box of await page.locator('.clue-cell').all())
    await expect(box).toBeInViewport({ ratio: 1 });
}

/** A clue of another player. */
const cell = (page: Page, owner: number, name: string) =>
  page
    .getByRole('group', { name: `Clues that Player ${owner + 1} may have` })
    .getByRole('button', { name, exact: true });

const tapSpace = (page: Page, hex: Hex) =>
  page.getByRole('gridcell', { name: new RegExp(`^${formatHex(hex)},`) }).click();

const hexNamed = (name: string): Hex =>
  (Number(name.slice(1)) - 1) * 12 + (name.codePointAt(0) ?? 0) - 65;
