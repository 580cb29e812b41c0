import { expectAccessible } from './accessible';
import { expectTable, openLanguages } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { enterNames, heading, lookRound, peek } from './passAndPlay';
import { dealOnPhone, readGame } from './phoneGames';
import { openStoredGame, startedGame } from './phoneStorage';
import { openSeats, openTableSheet, tableSheet } from './seating';
import { loadTranslator } from './translator';
import { answer, expectNotice } from './voting';

const NAMES = ['Ana', 'Bo', 'Chi'] as const;

test('a table on one phone invites no other phone, and every link to a seat leads to passing it round', async ({
  player,
}) => {
  const { page } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  const code = await dealOnPhone(page, 3);
  const letters = new RegExp(code.slice(-6, -3), 'i');
  await expect(page.getByText(letters)).toHaveCount(0);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await page.getByRole('link', { name: 'Who plays?' }).click();
  await expect(page).toHaveTitle('Pass the phone · Fieldbook');
  await enterNames(page, NAMES);
  await lookRound(page, NAMES);
  await expectTable(page);
  await expect(page).toHaveTitle('The table · Fieldbook');

  await openTableSheet(page);
  await expect(tableSheet(page).getByText(letters)).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openSeats(page);
  const sheet = page.getByRole('dialog', { name: 'Seats' });
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /Bo looked once/ }).click();
  await expect(heading(page, 'Bo’s turn to look')).toBeVisible();
  await openPage(page, `/games/${code}/seats/3`);
  await expect(heading(page, 'Chi’s turn to look')).toBeVisible();
  await expect(page).toHaveURL(/\/pass\?seat=3$/);

  // Another player has replaced Chi.
  await page.getByRole('link', { name: 'Go to the table' }).click();
  await openSeats(page);
  await sheet.getByRole('link', { name: 'Who plays?' }).click();
  await page.getByRole('textbox', { name: 'Player 3' }).fill('Dee');
  await page.getByRole('button', { name: 'Done' }).click();
  await expectTable(page);
  const { seats: stored } = await readGame(page, code);
  expect(stored.map(({ holder }) => holder?.name)).toEqual(['Ana', 'Bo', 'Dee']);
});

test('repeated looks are shown to all', async ({ player }) => {
  const { page } = await player();
  const code = await openStoredGame(page, startedGame(NAMES, { looked: 3 }), '/pass');
  await page.getByRole('button', { name: 'Bo' }).click();
  await peek(page, 'Bo');
  await page.getByRole('link', { name: 'See the map' }).click();
  await expectTable(page);
  await openPage(page, `/games/${code}/pass`);
  await expect(page.getByRole('button', { name: /^Bo looked 2 times/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chi looked once/ })).toBeVisible();
  await expectAccessible(page);
});

test('a player with two colours chooses both', async ({ player }) => {
  const { page } = await player();
  const code = await dealOnPhone(page, 2);
  await openPage(page, `/games/${code}/pass?names`);
  await page.getByRole('button', { name: 'Player 1: Name and colour' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('group', { name: 'Your second colour' })
    .getByRole('radio', { name: 'pink' })
    .check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toHaveCount(0);
  await enterNames(page, ['Ada', 'Ben']);
  await expect(heading(page, 'Ada’s turn to look')).toBeVisible();
  expect((await readGame(page, code)).seats[0]).toMatchObject({
    color: 'red',
    secondColor: 'pink',
  });
});

test('a hint is shown in the language that was chosen meanwhile', async ({ player }) => {
  const { page } = await player();
  const german = await loadTranslator('de');
  const code = await openStoredGame(page, startedGame(NAMES, { looked: 3 }));
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await openLanguages(page);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Settings are a full page by now: on a refresh, the stored table's address is a different route to Next.
  const close = page.getByRole('button', { name: german('settings.close'), exact: true });
  await page.getByRole('dialog', { name: 'Sprache' }).locator(close).click();
  await close.click();
  await page.getByRole('button', { name: german('votes.askHint') }).click();
  await answer(page, german('votes.allAgree'));
  const { hint } = await readGame(page, code);
  await expectNotice(page, german(`hints.${hint}`));
});
