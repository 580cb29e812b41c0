import type { Page } from 'playwright/test';
import { formatGameCode } from '@/lib/game/gameCode';
import { claim } from './ask';
import {
  agreeToHint,
  codeBox,
  expectCovered,
  expectTable,
  expectToSit,
  goToSeat,
  hold,
  joinGame,
  release,
  sitDown,
  typeCode,
  votesOn,
} from './doings';
import { expect, test } from './fixtures';
import { gameAt } from './table';

const NO_SUCH_CODE = 'ZZZZZZ';

test('a reload on any page loses nothing', async ({ page, table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  await claim(await device(), gameAt(code), 3, { name: 'Dov' });
  await page.goto(`/games/${code}`);
  await sitDown(page, 2, 'Ben');
  await agreeToHint(page);
  await expect(votesOn(page)).toContainText('1 of 3 agrees');

  await page.reload();
  expect(await expectTable(page)).toBe(code);
  await expect(votesOn(page).getByRole('button', { name: 'Take back' })).toBeVisible();

  await goToSeat(page, 'Ben');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ben' })).toBeVisible();
  await expectCovered(page);
  await hold(page);
  await release(page);

  await page.goto(`/games/${code}/lay?step=9`);
  await expect(page.getByText('step 9 of 13')).toBeVisible();
  await page.reload();
  await expect(page.getByText('step 9 of 13')).toBeVisible();
});

test('a closed browser goes on with its game from the start page', async ({
  player,
  table,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  await claim(await device(), gameAt(code), 4, { name: 'Dov' });
  const ada = await player();
  await joinGame(ada.page, code);
  await sitDown(ada.page, 1, 'Ada');
  await agreeToHint(ada.page);
  await expect(votesOn(ada.page)).toContainText('1 of 3 agrees');

  await ada.reopen();
  await ada.page.goto('/');
  const games = ada.page.getByRole('region', { name: 'Games on this phone' });
  await expect(games).toContainText('you are Ada');
  await games.getByRole('link', { name: formatGameCode(code) }).click();

  expect(await expectTable(ada.page)).toBe(code);
  await expect(votesOn(ada.page).getByRole('button', { name: 'Take back' })).toBeVisible();
  await goToSeat(ada.page, 'Ada');
  await hold(ada.page);
  await release(ada.page);
});

test('a game that has ended is listed apart from those to go on with', async ({ page, table }) => {
  const ended = await table.createGame({ mode: 'normal', players: 3 });
  const going = await table.createGame({ mode: 'normal', players: 3 });
  const game = gameAt(ended.code);
  for (const seat of [1, 2, 3])
    await page.request.post(`${game}/seats/${seat}/claim`, { data: {} });
  const call = { seat: 1, found: true };
  await page.request.post(`${game}/end`, { data: call });
  for (const seat of [2, 3]) await page.request.post(`${game}/end`, { data: { seat } });
  await page.goto(`/games/${ended.code}`);
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expectKnown(page, ended.code);
  await page.goto(`/games/${going.code}`);
  await expectKnown(page, going.code);

  await page.goto('/');
  const games = page.getByRole('region', { name: 'Games on this phone' });
  await expect(games.getByRole('heading')).toHaveText(['Continue a game', 'Finished games']);
  await expect(games.getByRole('list').first()).toContainText(formatGameCode(going.code));
  await expect(games.getByRole('list').last()).toContainText(formatGameCode(ended.code));
});

test('a wrong code is told kindly where it was typed, and can be mended', async ({
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page, expectError } = await player();
  await page.setViewportSize({ width: 360, height: 640 });
  expectError(/status of 404/);
  await page.goto('/');

  await typeCode(page, 'KRW');
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'six letters' })).toBeVisible();
  for (const [wrong, says] of [
    ['mnp scf', 'S is never in a code. A Z, perhaps?'],
    ['mnpkrwt', 'A table code has six letters: this has 7.'],
    [NO_SUCH_CODE.toLowerCase(), 'No table has this code'],
  ] as const) {
    await typeCode(page, wrong);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeInViewport({ ratio: 1 });
    await expect(codeBox(page)).toHaveValue(wrong);
  }

  await typeCode(page, ` ${code.slice(0, 3)}-${code.slice(3)} `);
  expect(await expectToSit(page)).toBe(code);
});

test('whoever is second to a seat is given the next one', async ({ player, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await player(), await player()];
  await joinGame(ada.page, code);
  await joinGame(ben.page, code);
  await expect(ben.page.getByRole('textbox', { name: 'name' })).toHaveAttribute(
    'placeholder',
    'Player 1',
  );

  await sitDown(ada.page, 1, 'Ada');
  await expect(ben.page.getByRole('region', { name: 'Already here' })).toContainText('Ada');
  await ben.page.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(ben.page.getByRole('heading', { name: 'Player 2', level: 1 })).toBeVisible();
});

test("somebody else's seat looks like a game that does not exist", async ({ player, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await player(), await player()];
  ben.expectError(/status of 404/);
  await joinGame(ada.page, code);
  await sitDown(ada.page, 1, 'Ada');
  await joinGame(ben.page, code);
  await sitDown(ben.page, 2, 'Ben');

  const others = await visit(ben.page, `/games/${code}/seats/1`);
  const missing = await visit(ben.page, `/games/${NO_SUCH_CODE}/seats/1`);
  expect(others.status).toBe(404);
  expect(others).toEqual(missing);
  await expect(ben.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

/** How an address answers and what its page shows. */
async function visit(page: Page, path: string) {
  const answer = await page.goto(path);
  // The title comes with the rest of the page, which may be after it counts as loaded.
  await expect(page).toHaveTitle('Your seat · Fieldbook');
  return {
    status: answer?.status(),
    caching: answer?.headers()['cache-control'],
    title: await page.title(),
    page: withoutCode(await page.getByRole('main').innerHTML(), path),
  };
}

/** The page repeats the code that it was asked for, which tells nothing. */
function withoutCode(html: string, path: string): string {
  const code = path.split('/')[2] ?? '';
  return html.replaceAll(code, 'CODE').replaceAll(formatGameCode(code), 'CODE');
}

/** A page remembers its game once it is alive, which is a while after it is seen. */
const expectKnown = (page: Page, code: string) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('fieldbook-games') ?? ''))
    .toContain(code);
