import type { Page } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import { formatGameCode } from '@/lib/game/gameCode';
import {
  agreeToHint,
  codeBox,
  expectCovered,
  expectTable,
  expectToSit,
  goToSeat,
  hold,
  release,
  sitDown,
  typeCode,
} from './actions';
import { claim, foundOn, vote, voteForEnd } from './ask';
import { type Device, expect, test } from './fixtures';
import { openPage, reloadPage } from './open';
import { gameList, openGameList, toContinue } from './phoneStorage';
import { type GameOptions, gameAt } from './table';
import { expectNotice, openNotices } from './voting';

const NO_SUCH_CODE = 'ZZZZZZ';

test('a reload, a closed browser and other games lose nothing of a game', async ({
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 4 });
  const ended = await endedGame(table, await device());
  await claim(await device(), gameAt(code), 4, { name: 'Dov' });
  const ada = await player();
  await openPage(ada.page, `/games/${code}`);
  await sitDown(ada.page, 1, 'Ada');
  await agreeToHint(ada.page);
  await expectNotice(ada.page, '1 of 3 agrees');
  const expectVoteOpen = async () => {
    const sheet = await openNotices(ada.page);
    await expect(sheet.getByRole('button', { name: 'Take back' })).toBeVisible();
  };

  await test.step('a reload on any page loses nothing', async () => {
    const { page } = ada;
    await reloadPage(page);
    expect(await expectTable(page)).toBe(code);
    await expectVoteOpen();

    await goToSeat(page, 'Ada');
    await reloadPage(page);
    await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
    await expectCovered(page);
    await hold(page);
    await release(page);

    await openPage(page, `/games/${code}/lay?step=9`);
    await expect(page.getByText('step 9 of 13')).toBeAttached();
    await reloadPage(page);
    await expect(page.getByText('step 9 of 13')).toBeAttached();
  });

  await test.step('a finished game is listed apart from games to continue', async () => {
    await openPage(ada.page, `/games/${ended}`);
    await expect(ada.page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await expectKnown(ada.page, ended);
    await ada.reopen();
    const games = await openGameList(ada.page);
    await expect(games.getByRole('heading', { level: 3 })).toHaveText([
      'Continue',
      'Finished games',
    ]);
    await expect(games.getByRole('list').first()).toContainText(formatGameCode(code));
    await expect(games.getByRole('list').last()).toContainText(formatGameCode(ended));
  });

  await test.step('after a restart the browser continues its game from the start page', async () => {
    const { page } = ada;
    const games = gameList(page);
    await expect(games).toContainText('you are Ada');
    await page.keyboard.press('Escape');
    await expect(toContinue(page)).toContainText('Dov');
    await toContinue(page).click();
    expect(await expectTable(page)).toBe(code);
    await expectVoteOpen();
    await goToSeat(page, 'Ada');
    await hold(page);
    await release(page);
  });

  await test.step("another player's seat is not found", async () => {
    ada.expectError(/status of 404/);
    await openPage(ada.page, `/games/${code}/seats/4`);
    await expect(ada.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

/** A game that one device played to the end. */
async function endedGame(
  table: { createGame(options: GameOptions): Promise<TableAnswer> },
  device: Device,
): Promise<string> {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(code);
  for (const seat of [1, 2, 3]) await claim(device, game, seat);
  await vote(device, game, foundOn(), 1);
  for (const seat of [2, 3]) await voteForEnd(device, game, seat);
  return code;
}

test('a wrong code shows a friendly error where it was typed, and can be corrected', async ({
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page, expectError } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  expectError(/status of 404/);
  await openPage(page, '/');

  await typeCode(page, 'KRW');
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'of 6 letters' })).toBeVisible();
  for (const [wrong, message] of [
    ['mnp scf', 'S is never in a code. A Z, perhaps?'],
    ['mnpkrwt', 'A table code has six letters: this one has 7.'],
    [NO_SUCH_CODE.toLowerCase(), 'No table has this code'],
  ] as const) {
    await typeCode(page, wrong);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeInViewport({ ratio: 1 });
    await expect(codeBox(page)).toHaveValue(wrong);
  }

  await typeCode(page, ` ${code.slice(0, 3)}-${code.slice(3)} `);
  expect(await expectToSit(page)).toBe(code);
});

/** A page stores its game only after hydration, some time after it is visible. */
const expectKnown = (page: Page, code: string) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('fieldbook-games') ?? ''))
    .toContain(code);
