import type { Page } from 'playwright/test';
import type { TableAnswer } from '@/app/_api/tableAnswers';
import {
  clueOn,
  expectCovered,
  hold,
  openThisPhone,
  pressDown,
  release,
  skipTurn,
  startAtSeat,
  startAtTable,
} from './actions';
import { claim, GIVE_UP, vote, votesOn } from './ask';
import { type Device, expect, test } from './fixtures';
import { goOffline } from './network';
import { openPage, untilLoaded } from './open';
import {
  CLOSABLE_DATABASES,
  closeDatabases,
  countRows,
  HANGING_DATABASE,
  untilTableCached,
} from './phoneStorage';
import type { Player } from './player';
import { startRecord } from './recordedGame';
import { gameAt, viewTable } from './table';
import {
  answer,
  askForHint,
  expectConnected,
  expectDisconnected,
  expectNoNotice,
  expectNoNotices,
  expectNotice,
} from './voting';

/** What a phone does at a server's table while offline, and how it is sent later. */

const KEEP_OPEN = 'Leave this page open until the connection is back.';
const EXPECTED_ERRORS = /ERR_INTERNET_DISCONNECTED|Failed to load resource|EventSource's/;

/** Two other players, both on one phone. */
async function seatOthers(others: Device, code: string) {
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
}

/** The slip may report a wrong piece instead of the clue; the clue's spaces are lit in any case. */
async function expectClueToOpen(page: Page) {
  await pressDown(page.locator('.hold-button'));
  await expect(page.getByRole('gridcell', { name: 'lit by your clue' }).first()).toBeVisible();
  await release(page);
}

const expectOutboxEmpty = (page: Page) => expect.poll(() => countRows(page, 'outbox')).toBe(0);

test('a vote without a network says so, and counts once when it is pressed again', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'said once' });
  const [ana, others] = [await player(), await device()];
  ana.expectError(/ERR_|Failed to load resource/);
  const page = ana.page;
  await seatOthers(others, code);
  await startAtTable(page, code, 1, 'Ana');
  await untilTableCached(page);
  const hint = async () => {
    const view = await viewTable(others, code);
    return { version: view.version, voters: votesOn(view, 'hint') };
  };
  const says = page.getByRole('alert').filter({ hasText: 'No connection' });
  const { version } = await hint();

  await test.step('it is never queued', async () => {
    await goOffline(page);
    await expectDisconnected(page);
    await askForHint(page);
    await expect(says).toBeVisible();
    expect(await countRows(page, 'outbox')).toBe(0);
    await page.context().setOffline(false);
    await expectConnected(page);
    expect(await hint()).toEqual({ version, voters: [] });
    await askForHint(page);
    await expectNotice(page, 'You asked for a hint');
    await expect(says).toBeHidden();
    expect(await hint()).toEqual({ version: version + 1, voters: [1] });
  });

  await test.step('one whose response is lost counts', async () => {
    await answer(page, 'Take back');
    await expectNoNotices(page);
    await page.route('**/votes', async route => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await askForHint(page);
    await expectNotice(page, 'You asked for a hint');
    expect(await hint()).toEqual({ version: version + 3, voters: [1] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

// `outbox.test.ts` has a database that stores nothing.
test('a database that hangs swallows nothing', async ({ table, player, device }) => {
  const { ana, skips } = await openBoard(
    await table.createGame({ mode: 'normal', players: 3 }),
    await player(),
    await device(),
    HANGING_DATABASE,
  );
  await skipTurn(ana);
  await expect.poll(skips).toBe(1);
  await goOffline(ana);
  await skipTurn(ana);
  await expectNotice(ana, KEEP_OPEN);
  await ana.context().setOffline(false);
  await expectNoNotice(ana, KEEP_OPEN);
  expect(await skips()).toBe(2);
});

test('whatever a gateway answers in place of the server, an entry waits and the clue opens', async ({
  table,
  player,
  device,
}) => {
  const dealt = await table.createGame({ mode: 'normal', players: 3 });
  const { ana: page, skips } = await openBoard(dealt, await player(), await device());
  const { code } = dealt;
  await openPage(page, `/games/${code}/seats/1`);
  await untilTableCached(page);
  await expectClueToOpen(page);
  await expect.poll(() => countRows(page, 'clues')).toBe(1);
  await openPage(page, `/games/${code}/record`);
  await untilLoaded(page);

  // `callApi.test` covers all kinds of them.
  const answers = [
    { status: 503, json: { error: { code: 'ServiceUnavailable' } } },
    { status: 200, json: {} },
  ];
  let count = 0;
  await page.route('**/api/**', route => route.fulfill(answers[count++ % answers.length]));
  await skipTurn(page);
  await expectNotice(page, 'waiting for a connection');
  await expect.poll(() => count).toBeGreaterThanOrEqual(answers.length);
  expect(await countRows(page, 'outbox')).toBe(1);
  await openPage(page, `/games/${code}/seats/1`);
  await untilLoaded(page);
  await expectClueToOpen(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect.poll(skips).toBe(1);
  await expectOutboxEmpty(page);
  await expectConnected(page);
});

test('after the phone has slept, the clue opens and entries are kept, though each connection to the database is dead', async ({
  table,
  player,
  device,
}) => {
  const dealt = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  const { ana: page, skips } = await openBoard(dealt, ana, others, CLOSABLE_DATABASES);
  await untilTableCached(page);
  await goOffline(page);
  expect(await closeDatabases(page)).toBeGreaterThan(0);
  await skipTurn(page);
  await expect.poll(() => countRows(page, 'outbox')).toBe(1);
  await page.context().setOffline(false);
  await expect.poll(skips).toBe(1);

  await openPage(page, `/games/${dealt.code}/seats/1`);
  await untilLoaded(page);
  await expectClueToOpen(page);
  await expect.poll(() => countRows(page, 'clues')).toBe(1);
  await goOffline(page);
  expect(await closeDatabases(page)).toBeGreaterThan(0);
  await expectClueToOpen(page);
});

test('a network that swallows an entry without a word holds nobody up', async ({
  table,
  player,
  device,
}) => {
  const { ana, skips } = await openBoard(
    await table.createGame({ mode: 'normal', players: 3 }),
    await player(),
    await device(),
  );
  let told = 0;
  await ana.route('**/record', async route => {
    told += 1;
    if (told > 1) await route.continue();
  });
  await skipTurn(ana);
  await skipTurn(ana);
  await expect.poll(skips, { timeout: 30_000 }).toBe(2);
  await expectOutboxEmpty(ana);
  expect(await skips()).toBe(2);
  await ana.unrouteAll({ behavior: 'ignoreErrors' });
});

/** The first of three at a table that keeps a record, on the board; `script` runs before the page. */
async function openBoard(
  { code }: TableAnswer,
  { page: ana, expectError }: Player,
  others: Device,
  script = '',
) {
  expectError(EXPECTED_ERRORS);
  await ana.addInitScript(script);
  await claim(ana.request, gameAt(code), 1, { name: 'Ana' });
  await seatOthers(others, code);
  await startRecord(others, gameAt(code), 2);
  await openPage(ana, `/games/${code}/record`);
  await untilLoaded(ana);
  const skips = async () =>
    (await viewTable(others, code)).record?.entries.filter(({ type }) => type === 'skip').length;
  return { ana, skips };
}

test('a clue that was looked at is stored as long as it is needed', async ({
  table,
  player,
  device,
}) => {
  const options = { mode: 'normal', players: 3, seed: 'kept clue' } as const;
  const { code } = await table.createGame(options);
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED_ERRORS);
  const page = ana.page;
  await seatOthers(others, code);
  await startAtSeat(page, code, 1, 'Ana');
  await untilTableCached(page);
  const expectStoredClues = (clues: number) =>
    expect.poll(() => countRows(page, 'clues')).toBe(clues);
  const lookOnce = async () => {
    await hold(page);
    await release(page);
  };
  const atSeat = async () => {
    await openPage(page, `/games/${code}/seats/1`);
    await untilTableCached(page);
  };

  await test.step('it opens without a network, and the looks are counted later', async () => {
    await hold(page);
    const clue = await clueOn(page).textContent();
    await release(page);
    await expectStoredClues(1);
    await goOffline(page);
    for (const _ of ['once', 'and once more']) {
      await hold(page);
      await expect(clueOn(page)).toHaveText(clue ?? '');
      await release(page);
    }
    await page.context().setOffline(false);
    const looks = async () => (await viewTable(others, code)).seats[0]?.looks.count;
    await expect.poll(looks).toBe(3);
    await expectOutboxEmpty(page);
    expect(await looks()).toBe(3);
  });

  await test.step('a phone told never to keep a clue stores none', async () => {
    await openThisPhone(page);
    const never = page.getByRole('checkbox', { name: 'Never save my clue' });
    await never.check();
    await expectStoredClues(0);
    await atSeat();
    await lookOnce();
    await goOffline(page);
    await expect(page.locator('.hold-button')).toContainText('No connection');
    expect(await countRows(page, 'clues')).toBe(0);
    // Holding the button waits for the server: no local copy of the clue remains.
    await pressDown(page.locator('.hold-button'));
    await expectCovered(page);
    await page.context().setOffline(false);
    await expect(clueOn(page)).toBeVisible();
    await release(page);
    expect(await countRows(page, 'clues')).toBe(0);
    await openThisPhone(page);
    await never.uncheck();
  });

  await test.step('it is deleted with its seat', async () => {
    await atSeat();
    await lookOnce();
    await expectStoredClues(1);
    expect((await page.request.delete(`${gameAt(code)}/seats/1`)).ok()).toBe(true);
    await expectStoredClues(0);
  });

  await test.step('it is deleted at the end', async () => {
    await claim(page.request, gameAt(code), 1, { name: 'Ana' });
    await atSeat();
    await lookOnce();
    await expectStoredClues(1);
    for (const seat of [2, 3]) await vote(others, gameAt(code), GIVE_UP, seat);
    await answer(page, 'Yes, reveal them');
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await expectStoredClues(0);
  });
});
