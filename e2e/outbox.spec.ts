import type { Page } from 'playwright/test';
import { claim } from './ask';
import {
  clueOn,
  expectCovered,
  goToTable,
  hold,
  holdButton,
  release,
  startAtSeat,
  untilWhole,
  votesOn,
} from './doings';
import { type Device, expect, test } from './fixtures';
import { startProxy } from './proxy';
import { createGame, gameAt, viewTable } from './table';
import { answer, expectQuestion, hintButton } from './voting';

/** What a phone does at a server's table while it has no connection, and what becomes of it. */

const WAITS = 'Goes out by itself as soon as there’s a network.';
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

/** What a page may come to do is fetched a moment after it, and the table then kept. */
async function settled(page: Page) {
  await expect.poll(() => keptOn(page, 'tables')).toBeGreaterThan(0);
  await untilWhole(page);
}

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

/** Ana sits at the first seat, and two others whom one phone stands for. */
async function sitTogether(ana: Page, others: Device, code: string) {
  for (const seat of [2, 3]) await claim(others, gameAt(code), seat);
  await startAtSeat(ana, code, 1, 'Ana');
}

/** How many of the phone's own rows of that kind there are. */
const keptOn = (page: Page, store: 'clues' | 'outbox' | 'tables'): Promise<number> =>
  page.evaluate(async name => {
    const names = (await indexedDB.databases()).map(each => each.name);
    // To open it would be to make it.
    if (!names.includes('fieldbook')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('fieldbook');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction(name).objectStore(name).count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  }, store);

test('a hint asked for without a network is asked for once it is back', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, bence, third] = [await player(), await player(), await device()];
  ana.expectError(EXPECTED);
  await startAtSeat(bence.page, code, 2, 'Bence');
  await claim(third, gameAt(code), 3);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await goToTable(ana.page);
  await settled(ana.page);

  await setOffline(ana.page, true);
  await expect(ana.page.getByText('No connection since')).toBeVisible();
  await hintButton(ana.page).click();
  await expect(votesOn(ana.page)).toContainText('You asked for a hint');
  await expect(votesOn(ana.page)).toContainText(WAITS);
  expect((await viewTable(third, code)).hint.voters).toEqual([]);
  await setOffline(ana.page, false);

  await expectQuestion(bence.page, 'Ana asks for a hint');
  await expect(votesOn(ana.page)).toContainText('You asked for a hint');
  await expect(votesOn(ana.page)).not.toContainText(WAITS);
  expect((await viewTable(third, code)).hint.voters).toEqual([1]);
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
});

test('who holds two seats says whose hint it is that waits', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, third] = [await player(), await device()];
  ana.expectError(EXPECTED);
  const page = ana.page;
  await startAtSeat(page, code, 1, 'Ana');
  const second = await page.request.post(`${gameAt(code)}/seats/2/claim`, { data: {} });
  expect(second.ok()).toBe(true);
  await claim(third, gameAt(code), 3);
  await goToTable(page);
  await settled(page);

  await setOffline(page, true);
  await expect(page.getByText('No connection since')).toBeVisible();
  await hintButton(page).click();
  const sheet = page.getByRole('dialog', { name: 'Who asks for a hint?' });
  await expect(sheet.getByRole('button', { name: 'Ana' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Player 2' }).click();
  await expect(sheet).toBeHidden();
  await expect(votesOn(page)).toContainText('You asked for a hint');
  await setOffline(page, false);
  await expect.poll(() => keptOn(page, 'outbox')).toBe(0);
  expect((await viewTable(third, code)).hint.voters).toEqual([2]);
});

test('what is taken back before it went out is never heard of', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED);
  await sitTogether(ana.page, others, code);
  await goToTable(ana.page);
  await settled(ana.page);
  await setOffline(ana.page, true);
  await hintButton(ana.page).click();
  await votesOn(ana.page).getByRole('button', { name: 'Take back' }).click();
  await expect(votesOn(ana.page)).toBeEmpty();
  const { version } = await viewTable(others, code);
  await setOffline(ana.page, false);
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
  expect((await viewTable(others, code)).version).toBe(version);
});

test('a vote whose answer is lost is not told twice', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  ana.expectError(/ERR_|Failed to load resource/);
  await sitTogether(ana.page, others, code);
  await goToTable(ana.page);
  await settled(ana.page);
  let told = 0;
  await ana.page.route('**/hint', async route => {
    told += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hintButton(ana.page).click();
  await expect(votesOn(ana.page)).toContainText('You asked for a hint');
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
  await expect(votesOn(ana.page)).not.toContainText(WAITS);
  expect(told).toBe(1);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
});

test('a network that swallows a vote without a word holds nobody up', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  await sitTogether(ana.page, others, code);
  await goToTable(ana.page);
  await settled(ana.page);
  let told = 0;
  await ana.page.route('**/hint', async route => {
    told += 1;
    if (told > 1) await route.continue();
  });
  await hintButton(ana.page).click();
  await expect(votesOn(ana.page)).toContainText('You asked for a hint');
  await expect(hintButton(ana.page)).toHaveText('Hint: 1 of 3');
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
  await ana.page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('two pages of one phone tell it once, and both show what waits', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED);
  await sitTogether(ana.page, others, code);
  await goToTable(ana.page);
  const other = await ana.page.context().newPage();
  await other.goto(`/games/${code}/seats/1`);
  for (const page of [ana.page, other]) await settled(page);
  let told = 0;
  ana.page.context().on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/hint')) told += 1;
  });
  await setOffline(ana.page, true);
  await expect(ana.page.getByText('No connection since')).toBeVisible();
  await hintButton(ana.page).click();
  for (const page of [ana.page, other]) await expect(votesOn(page)).toContainText(WAITS);
  await setOffline(ana.page, false);
  for (const page of [ana.page, other]) await expect(votesOn(page)).not.toContainText(WAITS);
  await expect.poll(() => keptOn(other, 'outbox')).toBe(0);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
  expect(told).toBe(1);
});

test('where the browser keeps nothing, what is said waits as long as the page', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED);
  await ana.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('nothing is kept here', 'InvalidStateError');
    };
  });
  await sitTogether(ana.page, others, code);
  await goToTable(ana.page);
  // Here nothing tells that the script is there which comes after the page.
  await ana.page.waitForTimeout(2000);
  await setOffline(ana.page, true);
  await expect(ana.page.getByText('No connection since')).toBeVisible();
  await hintButton(ana.page).click();
  await expect(votesOn(ana.page)).toContainText(WAITS);
  await setOffline(ana.page, false);
  await expect(votesOn(ana.page)).not.toContainText(WAITS);
  expect((await viewTable(others, code)).hint.voters).toEqual([1]);
});

test('an answer to what nobody asks any more says so', async ({ table, player, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED);
  await sitTogether(ana.page, others, code);
  await settled(ana.page);
  const call = { data: { seat: 2, found: true } };
  expect((await others.post(`${gameAt(code)}/end`, call)).ok()).toBe(true);
  await expectQuestion(ana.page, /Player 2/);
  await setOffline(ana.page, true);
  await answer(ana.page, 'Yes, found');
  await expect(votesOn(ana.page)).toContainText('You said: yes, found');
  await expect(votesOn(ana.page)).toContainText(WAITS);

  const back = { data: { seat: 2 } };
  expect((await others.delete(`${gameAt(code)}/end`, back)).ok()).toBe(true);
  await setOffline(ana.page, false);
  await expect(votesOn(ana.page)).toContainText(
    'This didn’t count. That question was no longer open.',
  );
  expect((await viewTable(others, code)).end.voters).toEqual([]);
  // It stays until it is read.
  await ana.page.reload();
  await expect(votesOn(ana.page)).toContainText('This didn’t count.');
  await votesOn(ana.page).getByRole('button', { name: 'Got it' }).click();
  await expect(votesOn(ana.page)).toBeEmpty();
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
});

test('a clue that was looked at opens without a network, and the looks are counted later', async ({
  table,
  player,
  device,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, countLooks: true });
  const [ana, others] = [await player(), await device()];
  ana.expectError(EXPECTED);
  await sitTogether(ana.page, others, code);
  await settled(ana.page);
  await hold(ana.page);
  const clue = await clueOn(ana.page).textContent();
  await release(ana.page);
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(1);

  await setOffline(ana.page, true);
  await expect(ana.page.getByText('Your clue opens anyway')).toBeVisible();
  for (const _ of ['once', 'and once more']) {
    await hold(ana.page);
    await expect(clueOn(ana.page)).toHaveText(clue ?? '');
    await release(ana.page);
  }
  await setOffline(ana.page, false);
  const looks = async () => (await viewTable(others, code)).seats[0]?.looks.count;
  await expect.poll(looks).toBe(3);
  await expect.poll(() => keptOn(ana.page, 'outbox')).toBe(0);
  expect(await looks()).toBe(3);

  // With the end it goes.
  await ana.page.reload();
  const call = { data: { seat: 2, found: false } };
  expect((await others.post(`${gameAt(code)}/end`, call)).ok()).toBe(true);
  const agrees = { data: { seat: 3 } };
  expect((await others.post(`${gameAt(code)}/end`, agrees)).ok()).toBe(true);
  await answer(ana.page, 'Yes, open them');
  await expect(ana.page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(0);
});

test('a clue goes from the phone with its seat', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  await startAtSeat(ana.page, code, 1, 'Ana');
  await settled(ana.page);
  await hold(ana.page);
  await release(ana.page);
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(1);
  expect((await ana.page.request.delete(`${gameAt(code)}/seats/1`)).ok()).toBe(true);
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(0);
});

test('whoever wants no clue kept has none', async ({ table, player }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const ana = await player();
  ana.expectError(EXPECTED);
  await startAtSeat(ana.page, code, 1, 'Ana');
  await settled(ana.page);
  await hold(ana.page);
  await release(ana.page);
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(1);
  await ana.page.goto('/settings');
  await ana.page.getByRole('checkbox', { name: 'Never keep my clue' }).check();
  await expect.poll(() => keptOn(ana.page, 'clues')).toBe(0);

  await ana.page.goto(`/games/${code}/seats/1`);
  await settled(ana.page);
  await hold(ana.page);
  await release(ana.page);
  await setOffline(ana.page, true);
  await expect(ana.page.locator('.hold-button')).toContainText('No connection');
  expect(await keptOn(ana.page, 'clues')).toBe(0);
  await holdButton(ana.page).count();
  await expectCovered(ana.page);
});

test.describe('with the page that is kept for when no server answers', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a table opens cold without its server, and what is done there goes out when it is back', async ({
    serve,
    player,
    playwright,
  }) => {
    test.slow();
    const first = await serve();
    const proxy = await startProxy(first.url);
    const others = await playwright.request.newContext();
    const { code } = await createGame(others, { mode: 'normal', players: 3 }, first.url);
    for (const seat of [2, 3]) {
      const path = `${gameAt(code, first.url)}/seats/${seat}/claim`;
      expect((await others.post(path, { data: {} })).ok()).toBe(true);
    }
    const ana = await player(proxy.url);
    ana.expectError(/ERR_|Failed to load resource/);
    await startAtSeat(ana.page, code, 1, 'Ana');
    await ana.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await hold(ana.page);
    await release(ana.page);
    await expect.poll(() => keptOn(ana.page, 'clues')).toBe(1);
    await first.stop();

    // Another page of the same phone, as after the night.
    const page = await ana.page.context().newPage();
    await ana.page.close();
    await page.goto(`/games/${code}/seats/1`);
    await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
    await expect(page.getByText('No connection since')).toBeVisible();
    await hold(page);
    await release(page);
    await goToTable(page);
    await expect(page.getByText('No connection since')).toBeVisible();
    await hintButton(page).click();
    await expect(votesOn(page)).toContainText(WAITS);
    await page.reload();
    await expect(votesOn(page)).toContainText('You asked for a hint');
    await expect(votesOn(page)).toContainText(WAITS);

    const second = await serve();
    proxy.pointTo(second.url);
    await expect(votesOn(page)).not.toContainText(WAITS, { timeout: 30_000 });
    await expect(page.getByText('No connection since')).toBeHidden();
    expect((await viewTable(others, code, second.url)).hint.voters).toEqual([1]);
    await others.dispose();
    await proxy.close();
  });

  test('a table that this phone has never seen says so without a server', async ({
    serve,
    player,
  }) => {
    test.slow();
    const first = await serve();
    const proxy = await startProxy(first.url);
    const ana = await player(proxy.url);
    ana.expectError(/ERR_|Failed to load resource/);
    await ana.page.goto('/');
    await ana.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.stop();
    await ana.page.goto('/games/KRWNQT');
    await expect(ana.page.getByText('hasn’t opened that table yet')).toBeVisible();
    await proxy.close();
  });
});
