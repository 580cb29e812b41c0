import { expect } from '../fixtures';
import { openOnly, openPage } from '../open';
import { rowsOf, storedGame, writeRows } from '../phoneStorage';
import { type Reader, standIns } from './reader';

const CODE = 'B74362132084212850838A';
const ON_PHONE = 'phone-KRWNQT';
const PUZZLE = 'q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw';

/** Pages before there is a table, and pages that need none. */
export async function walkWithoutTable(reader: Reader): Promise<void> {
  const { page, say, see, visit } = reader;
  await visit('/');
  await page.getByRole('textbox').first().fill('AB37');
  await see('an incomplete code');
  await openOver(reader, '/how-to-play');
  await visit('/how-to-play');
  await visit('/games/ZZZZZZ');

  await visit('/new');
  await page.locator('input[name=phone]').last().check();
  await unfoldAll(reader);
  await see('the new game and its help menu, unfolded');
  await page.getByText(say('new.wishes'), { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('the rarer wishes for a new game');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openOver(reader, '/settings');
  await visit('/settings');
  await visit('/new/code');
  await page.getByRole('textbox').first().fill(CODE);
  await expect(page.locator('main svg.map').last()).toBeVisible();
  await see('a map by its code');
  await visit('/new/table');
  await page.getByRole('button', { name: say('draft.surprise') }).click();
  await expect(page.getByText(say('draft.allPlaced'))).toBeVisible();
  await see('a map that has been entered');
  await visit('/judge/table');

  await visit('/judge');
  await page.getByRole('textbox').first().fill(CODE);
  await page.getByRole('button', { name: say('judge.addClue') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await see('the choice of a clue for the judge');
  await sheet.getByRole('listitem').getByRole('button').first().click();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await see('a verdict');

  await visit('/notebook/table');
  await visit('/notebook');
  await page.getByRole('textbox').first().fill(CODE);
  const onward = page.getByRole('button', { name: say('standalone.toPlayers') });
  await expect(onward).toBeVisible();
  await see('the map of a notebook without a table');
  await onward.click();
  await page.locator('input[name=seat]').first().check();
  await see('who plays, in a notebook without a table');
  await page.getByRole('button', { name: say('standalone.toPieces') }).click();
  await expect(page.getByRole('gridcell').first()).toBeAttached();
  await see('the pieces of a notebook without a table', standIns(say));
  await visit('/notebook/sheet');

  await visit('/puzzle', '.today svg');
  for (const [part, content] of [
    [PUZZLE, '.row-cells'],
    ['today', '.row-cells'],
    ['days', '.day-shape'],
    // The last one that has a puzzle.
    ['2028-10-31', '.ending-tracks'],
    ['learn', '.lesson-mark'],
    ['learn-no-light', '.lesson-text'],
  ] as const) {
    // Only the part after the # would change, and the last puzzle would still be there.
    await openOnly(page, 'about:blank');
    await visit(`/puzzle#${part}`, content);
  }
}

/** A phone with a stored game of its own. */
export async function walkOnPhone(reader: Reader): Promise<void> {
  const { page, say, see, visit } = reader;
  await writeRows(page, rowsOf(storedGame(ON_PHONE), Date.now()));
  // Scripts are blocked: after hydration this page redirects, but without scripts it stays.
  await page.route('**/*.js', route => route.abort());
  await openOnly(page, '/go-on');
  await see('/go-on');
  await page.unroute('**/*.js');
  await openPage(page, '/go-on');
  await page.waitForURL(`**/games/${ON_PHONE}`);
  await expect(page.locator('h1')).toBeVisible();
  await see('a game stored on the phone');
  await visit(`/games/${ON_PHONE}/pass`);
  await visit(`/move#${ON_PHONE}`, '.file-actions');
  await visit('/move', '#give');
  await visit('/', '.continue');
  for (const row of ['start.gamesHere', 'start.more'] as const) {
    await page.getByText(say(row), { exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await see(`the sheet behind ${row}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Opens a page over another one; after a reload it is a page of its own. */
async function openOver({ page, see }: Reader, path: string): Promise<void> {
  // Nearly every page has it in its menu alone.
  const menu = page.locator('.help > button[aria-expanded=false]');
  if ((await menu.count()) > 0) await menu.click();
  await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
  await expect(page.locator('dialog[data-over-page]')).toBeVisible();
  await see(`${path} over another page`);
}

/** Expands all folded parts of this page. */
async function unfoldAll({ page }: Reader): Promise<void> {
  const folds = page.locator('button[aria-expanded=false]');
  await folds.evaluateAll(buttons => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(folds).toHaveCount(0);
}
