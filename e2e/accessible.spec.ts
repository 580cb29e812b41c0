import { readState, takeSmallPhone } from './accessible';
import { codeBox, openLanguages, openThisPhone, startAtTable } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';

/** Pages without a table; `accessibleTable.spec.ts` covers the others. */

const GAME = { mode: 'advanced', players: 4, seed: 'readable' } as const;
/** This map has no fair deal for three players. */
const POOR_MAP = 'C372A5115312066305';

test.beforeEach(({ page }) => takeSmallPhone(page));

test('the start page is accessible, with codes and with games to continue', async ({
  page,
  table,
}) => {
  const { code } = await table.createGame(GAME);
  await openPage(page, '/');
  await readState(page, 'the start page');

  await codeBox(page).fill('B74362132084212850838A');
  await expect(page.getByText('Map, advanced game')).toBeVisible();
  await readState(page, 'a map found by its code');

  await startAtTable(page, code, 1, 'Ada');
  // A phone stores its tables only after hydration.
  const remembered = () => page.evaluate(() => localStorage.getItem('fieldbook-games'));
  await expect.poll(remembered).toContain(code);
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  await codeBox(page).fill('K');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'of 6 letters' })).toBeVisible();
  await readState(page, 'the start page with games to continue, after a wrong code');
  for (const row of [/^Games on this phone/, /^More/]) {
    await page.getByRole('button', { name: row }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await readState(page, `the sheet behind ${row}`);
    await page.keyboard.press('Escape');
  }
});

test('the page for a new game is accessible, with its help and its wishes', async ({ page }) => {
  await openPage(page, '/new');
  await readState(page, 'the page for a new game');

  await page.getByRole('button', { name: 'Help and settings' }).click();
  await expect(page.getByRole('link', { name: 'How to play' })).toBeVisible();
  await readState(page, 'the menu with help and settings');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'How to play' })).toBeHidden();

  await page.getByRole('button', { name: /^More options/ }).click();
  await expect(page.getByRole('link', { name: 'Enter a code' })).toBeVisible();
  await readState(page, 'the page for a new game, with its rarer wishes');
});

test('the page for a code is accessible', async ({ page, table }) => {
  const { code } = await table.createGame(GAME);
  const box = page.getByRole('textbox', { name: 'Map code' });
  await openPage(page, '/new/code');
  await box.fill(code);
  await expect(page.getByText('Table for 4: all seats are free')).toBeVisible();
  await readState(page, 'a table found by its code');

  await box.fill('AB378C2B1770744B5X');
  await expect(page.getByRole('alert').filter({ hasText: '0 to 9' })).toBeVisible();
  await readState(page, 'an invalid map code');
});

test('refused deals are accessible', { tag: '@release' }, async ({ page }) => {
  await openPage(page, '/new/code');
  await page.getByRole('textbox', { name: 'Map code' }).fill(POOR_MAP);
  await page.getByRole('button', { name: 'Use this map' }).click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No set of clues' })).toBeVisible();
  await readState(page, 'a map without a fair deal');

  await openPage(page, '/new');
  await page.route('**/api/**', route => route.abort());
  await page.getByRole('radio', { name: 'Everyone on their own phone' }).click();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await readState(page, 'a deal without a network');
});

test('the page for entering one’s own map is accessible', async ({ page }) => {
  await openPage(page, '/new/table');
  await page.getByRole('button', { name: 'Place tile 3' }).click();
  await expect(page.getByRole('button', { name: 'Remove tile 3' })).toBeVisible();
  await readState(page, 'tiles being placed');

  await page.getByRole('button', { name: 'At random' }).click();
  await expect(page.getByText('All placed.')).toBeVisible();
  await readState(page, 'structures being placed');
});

test('the judge is accessible', async ({ page }) => {
  await openPage(page, '/judge');
  await page.getByRole('textbox', { name: 'Map code' }).fill('B74362132084212850838A');
  await page.getByRole('button', { name: 'Add a clue' }).click();
  await expect(page.getByRole('dialog', { name: 'Which clue?' })).toBeVisible();
  await readState(page, 'the judge with the choice of clues');

  await page.getByRole('button', { name: 'Within one space of desert' }).click();
  await expect(page.getByText(/^\d+ spaces fit$/)).toBeVisible();
  await readState(page, 'the judge with a verdict');
});

test('the rules, the settings and the page for unknown addresses are accessible', async ({
  page,
}) => {
  await openPage(page, '/how-to-play');
  await expect(page.getByRole('heading', { name: 'How to play', level: 1 })).toBeVisible();
  await readState(page, 'the short rules');

  await openPage(page, '/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await readState(page, 'the settings');
  await openLanguages(page);
  await readState(page, 'the languages');
  await openThisPhone(page);
  await readState(page, 'what this phone keeps');

  await openPage(page, '/games/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await readState(page, 'the page for unknown addresses');
});
