import type { Page } from 'playwright/test';
import {
  clueOn,
  expectCovered,
  hold,
  release,
  startAtSeat,
  startAtTable,
  untilLoaded,
} from './actions';
import { claim } from './ask';
import { type Device, expect, test } from './fixtures';
import { countRows, untilTableCached } from './phoneStorage';
import { gameAt, viewTable } from './table';
import {
  answer,
  askForHint,
  expectConnected,
  expectDisconnected,
  expectNoNotice,
  expectNoNotices,
  expectNotice,
  expectQuestion,
  hintButton,
} from './voting';

/** What a phone does at a server's table while offline, and how it is sent later. */

const QUEUED = 'Goes out by itself as soon as there’s a network.';
const KEEP_OPEN = 'Leave this page open until there’s a network.';
const EXPECTED_ERRORS = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Two other players, both on one phone. */
async function seatOthers(others: Device, code: string) {
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
}

const expectOutboxEmpty = (page: Page) => expect.poll(() => countRows(page, 'outbox')).toBe(0);

test('a vote without a network is sent once', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'said once' });
  const [ana, others] = [await player(), await device()];
  ana.expectError(/ERR_|Failed to load resource/);
  const page = ana.page;
  await seatOthers(others, code);
  await startAtTable(page, code, 1, 'Ana');
  const other = await page.context().newPage();
  await other.goto(`/games/${code}/seats/1`);
  for (const each of [page, other]) await untilTableCached(each);
  let requests = 0;
  page.context().on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/hint')) requests += 1;
  });
  const hint = async () => (await viewTable(others, code)).hint.voters;

  await test.step('a vote taken back before it was sent never reaches the server', async () => {
    const { version } = await viewTable(others, code);
    await setOffline(page, true);
    await expectDisconnected(page);
    await askForHint(page);
    await answer(page, 'Take back');
    await expectNoNotice(page, 'You asked for a hint');
    await setOffline(page, false);
    await expectConnected(page);
    await expectOutboxEmpty(page);
    expect((await viewTable(others, code)).version).toBe(version);
    expect(requests).toBe(0);
  });

  await test.step('a hint requested without a network is queued on both pages of the phone', async () => {
    await setOffline(page, true);
    await expectDisconnected(page);
    await askForHint(page);
    await expectNotice(page, 'You asked for a hint');
    for (const each of [page, other]) await expectNotice(each, QUEUED);
    expect(await hint()).toEqual([]);
  });

  await test.step('the request is sent when the network is back, and counts once', async () => {
    const { version } = await viewTable(others, code);
    await setOffline(page, false);
    for (const each of [page, other]) await expectNoNotice(each, QUEUED);
    await expectNotice(page, 'You asked for a hint');
    await expectOutboxEmpty(other);
    expect(await hint()).toEqual([1]);
    // Both pages may have sent the vote, but it counted once.
    expect((await viewTable(others, code)).version).toBe(version + 1);
  });

  await test.step('a vote whose response is lost is sent again, and counts once', async () => {
    await other.close();
    await answer(page, 'Take back');
    await expectNoNotices(page);
    await expect.poll(hint).toEqual([]);
    await expectOutboxEmpty(page);
    let isLost = false;
    const { version } = await viewTable(others, code);
    await page.route('**/hint', async route => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await askForHint(page);
    await expectNotice(page, 'You asked for a hint');
    await expectOutboxEmpty(page);
    await expectNoNotice(page, QUEUED);
    expect(await hint()).toEqual([1]);
    expect((await viewTable(others, code)).version).toBe(version + 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('an answer to a withdrawn question is reported as void, until that is dismissed', async () => {
    const end = `${gameAt(code)}/end`;
    expect((await others.post(end, { data: { seat: 2, found: true } })).ok()).toBe(true);
    await expectQuestion(page, /Player 2/);
    await setOffline(page, true);
    await answer(page, 'Yes, found');
    await expectNotice(page, 'You said: yes, found');
    await expectNotice(page, QUEUED);
    expect((await others.delete(end, { data: { seat: 2 } })).ok()).toBe(true);
    await setOffline(page, false);
    const notice = 'This didn’t count. That question was no longer open.';
    await expectNotice(page, notice);
    expect((await viewTable(others, code)).end.voters).toEqual([]);
    await page.reload();
    await expectNotice(page, notice);
    await answer(page, 'Got it');
    await expectNoNotice(page, notice);
    await expectOutboxEmpty(page);
  });
});

test('a hanging database loses nothing', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'hung' });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED_ERRORS);
  await ana.page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await seatOthers(others, code);
  await startAtTable(ana.page, code, 1, 'Ana');
  await untilLoaded(ana.page);
  await askForHint(ana.page);
  await expectNotice(ana.page, 'You asked for a hint');
  await expect.poll(async () => (await viewTable(others, code)).hint.voters).toEqual([1]);
  await setOffline(ana.page, true);
  await expectDisconnected(ana.page);
  await answer(ana.page, 'Take back');
  await expectNotice(ana.page, KEEP_OPEN);
});

test('a phone with two seats asks which of them requests the hint', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'two seats' });
  const [ana, third] = [await player(), await device()];
  ana.expectError(EXPECTED_ERRORS);
  const page = ana.page;
  await claim(page.request, gameAt(code), 1, { name: 'Ana' });
  await claim(page.request, gameAt(code), 2);
  await claim(third, gameAt(code), 3);
  await page.goto(`/games/${code}`);
  await untilTableCached(page);
  // The confirmation sheet loads after the page.
  await untilLoaded(page);

  await setOffline(page, true);
  await expectDisconnected(page);
  await askForHint(page);
  const sheet = page.getByRole('dialog', { name: 'Who asks for a hint?' });
  await expect(sheet.getByRole('button', { name: 'Ana' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Player 2' }).click();
  await expect(sheet).toBeHidden();
  await expectNotice(page, 'You asked for a hint');
  await setOffline(page, false);
  await expectOutboxEmpty(page);
  expect((await viewTable(third, code)).hint.voters).toEqual([2]);
});

test('a vote that the network loses silently is sent again', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'swallowed' });
  const [ana, others] = [await player(), await device()];
  await seatOthers(others, code);
  await startAtTable(ana.page, code, 1, 'Ana');
  await untilTableCached(ana.page);
  let requests = 0;
  await ana.page.route('**/hint', async route => {
    requests += 1;
    if (requests > 1) await route.continue();
  });
  await askForHint(ana.page);
  await expectNotice(ana.page, 'You asked for a hint');
  await expect(hintButton(ana.page)).toHaveText('Hint: 1 of 3');
  await expectOutboxEmpty(ana.page);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
  await ana.page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without storage, a vote stays queued as long as the page is open', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'nothing kept' });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED_ERRORS);
  await ana.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is disabled', 'InvalidStateError');
    };
  });
  await seatOthers(others, code);
  await startAtTable(ana.page, code, 1, 'Ana');
  await untilLoaded(ana.page);
  await setOffline(ana.page, true);
  await expectDisconnected(ana.page);
  await askForHint(ana.page);
  await expectNotice(ana.page, KEEP_OPEN);
  await setOffline(ana.page, false);
  await expectNoNotice(ana.page, KEEP_OPEN);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
});

test('a clue that was looked at is stored as long as it is needed', async ({
  table,
  player,
  device,
}) => {
  const options = { mode: 'normal', players: 3, countLooks: true, seed: 'kept clue' } as const;
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
    await page.goto(`/games/${code}/seats/1`);
    await untilTableCached(page);
  };

  await test.step('it opens without a network, and the looks are counted later', async () => {
    await hold(page);
    const clue = await clueOn(page).textContent();
    await release(page);
    await expectStoredClues(1);
    await setOffline(page, true);
    await expect(page.getByText('Your clue opens anyway')).toBeVisible();
    for (const _ of ['once', 'and once more']) {
      await hold(page);
      await expect(clueOn(page)).toHaveText(clue ?? '');
      await release(page);
    }
    await setOffline(page, false);
    const looks = async () => (await viewTable(others, code)).seats[0]?.looks.count;
    await expect.poll(looks).toBe(3);
    await expectOutboxEmpty(page);
    expect(await looks()).toBe(3);
  });

  await test.step('a phone told never to keep a clue stores none', async () => {
    await page.goto('/settings');
    const never = page.getByRole('checkbox', { name: 'Never keep my clue' });
    await never.check();
    await expectStoredClues(0);
    await atSeat();
    await lookOnce();
    await setOffline(page, true);
    await expect(page.locator('.hold-button')).toContainText('No connection');
    expect(await countRows(page, 'clues')).toBe(0);
    // Holding the button waits for the server: no local copy of the clue remains.
    await page.locator('.hold-button').hover();
    await page.mouse.down();
    await expectCovered(page);
    await setOffline(page, false);
    await expect(clueOn(page)).toBeVisible();
    await release(page);
    expect(await countRows(page, 'clues')).toBe(0);
    await page.goto('/settings');
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
    const end = `${gameAt(code)}/end`;
    expect((await others.post(end, { data: { seat: 2, found: false } })).ok()).toBe(true);
    expect((await others.post(end, { data: { seat: 3 } })).ok()).toBe(true);
    await answer(page, 'Yes, open them');
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
    await expectStoredClues(0);
  });
});
