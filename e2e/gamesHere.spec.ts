import { PHONE_DEVICE } from '@/app/_phone/phoneGame';
import { formatGameCode } from '@/lib/game/gameCode';
import type { Seat } from '@/lib/game/seats/seat';
import { agreeing } from '@/lib/game/votes/ballot';
import { ballotOn } from '@/lib/game/votes/motion';
import { expectAccessible } from './accessible';
import { expectHint, startAtTable } from './actions';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { codeIn, readGame } from './phoneGames';
import {
  clearOfFoot,
  openGameList,
  openStoredGame,
  rowsIn,
  rowsOf,
  startedGame,
  storedGame,
  toContinue,
  writeRows,
} from './phoneStorage';
import { viewTable } from './table';
import { openNotices } from './voting';

const EVENING = ['phone-BDGHJK', 'phone-LMNPQR', 'phone-TVWXZB'] as const;
const [FIRST, SECOND, THIRD] = EVENING;

/** Three games that the same group played in a row; the last one is unfinished. */
const evening = EVENING.flatMap((code, index) =>
  rowsOf(
    storedGame(code, {
      round: index + 1,
      previous: EVENING[index - 1] ?? null,
      next: EVENING[index + 1] ?? null,
      endedAt: index < 2 ? Date.UTC(2026, 10, 20, 19 + index) : null,
      onePhone: true,
    }),
    Date.UTC(2026, 10, 20, 19 + index),
  ),
);

test.use({ viewport: { width: 360, height: 640 } });

test('an evening on this phone is one row, and its games are deleted one by one or together', async ({
  player,
}) => {
  const { page } = await player();
  await openPage(page, '/');
  await writeRows(page, evening);
  const list = await openGameList(page);
  await expect(rowsIn(list)).toHaveCount(1);
  await expect(rowsIn(list)).toContainText('on this phone · normal · 3 games');
  await clearOfFoot(rowsIn(list).last());
  await expectAccessible(page);

  await list.getByRole('button', { name: 'More about: 3 players' }).click();
  const sheet = page.getByRole('dialog').last();
  await expect(sheet.getByRole('link')).toContainText(['Game 3', 'Game 2', 'Game 1']);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Delete: Game 2' }).click();
  await expect(sheet).toContainText('nobody can bring it back');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'No, keep' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect((await readGame(page, FIRST)).next).toBe(SECOND);

  await list.getByRole('button', { name: 'More about: 3 players' }).click();
  await sheet.getByRole('button', { name: 'Delete: Game 2' }).click();
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowsIn(list)).toContainText('2 games');
  // The neighbouring games are now linked to each other.
  expect((await readGame(page, FIRST)).next).toBe(THIRD);
  expect((await readGame(page, THIRD)).previous).toBe(FIRST);
  await expect(readGame(page, SECOND)).rejects.toThrow('no valid game');

  await openPage(page, `/games/${SECOND}`);
  await expect(page.getByRole('heading', { name: 'This game isn’t on this phone' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('button', { name: /^Games on this phone/ }).click();

  await list.getByRole('button', { name: 'More about: 3 players' }).click();
  await sheet.getByRole('button', { name: 'Delete all 2 games' }).click();
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowsIn(list)).toHaveCount(0);
  await expect(list.getByRole('status')).toHaveText('Deleted.');
  await expect(list).toBeFocused();
});

test('a server’s table is taken off the list, and stays on the server', async ({
  player,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const { page } = await player();
  await startAtTable(page, code, 1, 'Ada');
  await page.waitForFunction(game => localStorage.getItem('fieldbook-games')?.includes(game), code);
  const phoneCode = await openStoredGame(page, startedGame(['Ada', 'Ben', 'Cleo']));
  const list = await openGameList(page);
  // Both are on this phone's list; the most recently opened one comes first.
  await expect(rowsIn(list)).toContainText(['on this phone', 'you are Ada']);
  await list.getByRole('button', { name: `More about: ${formatGameCode(code)}` }).click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('button', { name: 'Take it off this list' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Take it off' }).click();
  await expect(rowsIn(list)).toHaveCount(1);
  await expect(list.getByRole('status')).toHaveText('It’s off the list.');
  expect((await viewTable(page.request, code)).you).toEqual([1]);
  await rowsIn(list).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  expect(codeIn(page)).toBe(phoneCode);
});

test('two tabs with one game agree, and both show when it is deleted', async ({ player }) => {
  const { page } = await player();
  const { seats } = startedGame(['', '', ''], { looked: 3 });
  const seated = { onePhone: true, seats: seats.map(unnamed) };
  const code = await openStoredGame(page, storedGame(FIRST, seated));
  const other = await page.context().newPage();
  await openPage(other, `/games/${code}`);
  await expect(other.getByRole('button', { name: 'Already set up' })).toBeVisible();
  const before = (await readGame(page, code)).version;

  // At the same moment: only one tap writes, and both tabs show the result.
  const taps = [page, other].map(tab =>
    tab.getByRole('button', { name: 'Already set up' }).click(),
  );
  // The slower tab may find the button gone, and then waits for it until its page is closed.
  void Promise.allSettled(taps);
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Already set up' })).toHaveCount(0);
  expect(await readGame(page, code)).toMatchObject({ laid: true, version: before + 1 });

  // Both answer at the same moment, and each shows the result.
  await page.getByRole('button', { name: 'Ask for a hint' }).click();
  const agree = [page, other].map(async tab => {
    const sheet = await openNotices(tab);
    await sheet.getByRole('button', { name: 'All agree' }).click();
  });
  void Promise.allSettled(agree);
  for (const tab of [page, other]) await expectHint(tab);
  expect(agreeing(ballotOn(await readGame(page, code), { about: 'hint' }))).toEqual([1, 2, 3]);

  const third = await page.context().newPage();
  const list = await openGameList(third);
  await list.getByRole('button', { name: /^More about/ }).click();
  await third.getByRole('button', { name: 'Delete this game' }).click();
  await third
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'This game isn’t on this phone' })).toBeVisible();
});

test('of two hundred games the newest are listed, and the others on request', async ({
  player,
}) => {
  const { page } = await player();
  await openPage(page, '/');
  const hour = 3_600_000;
  const codes = Array.from({ length: 200 }, (_, index) => `phone-${codeOf(index)}`);
  const rows = codes.flatMap((code, index) =>
    rowsOf(
      storedGame(code, index < 20 ? {} : { endedAt: 1 }),
      Date.UTC(2026, 10, 20) - index * hour,
    ),
  );
  await writeRows(page, rows);
  const started = Date.now();
  await openPage(page, '/');
  await expect(toContinue(page)).toHaveCount(2);
  const list = await openGameList(page);
  await expect(rowsIn(list)).toHaveCount(10);
  const listed = Date.now();
  await page.getByRole('button', { name: 'Show 15 more' }).click();
  await page.getByRole('button', { name: 'Show 175 more' }).click();
  await expect(rowsIn(list)).toHaveCount(200);
  process.stdout.write(`200 games: ${listed - started} ms from loading the page to its list\n`);

  await openPage(page, '/go-on');
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  expect(codeIn(page)).toBe(codes[0]);
});

test('a phone without a game to continue is led to the start', async ({ player }) => {
  const { page } = await player();
  await openPage(page, '/go-on');
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

const unnamed = (seat: Seat): Seat => ({ ...seat, holder: { device: PHONE_DEVICE, name: null } });

/** Distinct six-letter codes for numbers below 216. */
const codeOf = (number: number): string =>
  [36, 6, 1]
    .map(unit => ['BD', 'GH', 'JK', 'LM', 'NP', 'QR'][Math.floor(number / unit) % 6])
    .join('');
