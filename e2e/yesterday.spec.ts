import { clueOn, expectTable, hold, release, votesOn } from './doings';
import { test as base, expect } from './fixtures';
import { heading } from './goingRound';
import { untilKept } from './offlinePhone';
import type { Server } from './server';
import { gamesHere, keptRows, rowsIn } from './shelf';
import { viewTable } from './table';
import { KEPT, keepYesterday, phoneOfYesterday } from './yesterday/yesterday';

/** A phone and its server on the day after, when changes got names. */

const test = base.extend<{ server: Server }>({
  server: async ({ serve, databaseUrl }, use) => {
    const server = await serve();
    keepYesterday(databaseUrl);
    await use(server);
  },
  baseURL: ({ server }, use) => use(server.url),
  storageState: ({ server }, use) => use(phoneOfYesterday(server.url)),
});

test.use({ serviceWorkers: 'allow' });
// A server of its own, and what is kept to answer without it, come first.
test.slow();

const codeOf = (name: string) => KEPT[name]?.document.code ?? '';

test('all that a phone kept yesterday is there, and what waited is told in its order', async ({
  page,
  context,
  device,
  server,
}) => {
  const others = await device();
  const code = codeOf('shared');
  const before = await viewTable(others, code, server.url);
  // What answers without a network comes first: a page of ours would tell at once what waits.
  await page.goto('/icon.svg');
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
  await untilKept(page);
  await context.setOffline(true);

  await test.step('a game in the middle of its record, with notes', async () => {
    const game = `/games/${codeOf('phoneMidRecord')}`;
    await page.goto(`${game}/record`);
    await expect(page.getByRole('button', { name: 'Log · 14' })).toBeVisible();
    await expect(heading(page, 'Cleo’s turn: where?')).toBeVisible();
    await page.goto(`${game}/seats/1/notebook`);
    await page.getByRole('gridcell', { name: /^D4,/ }).dispatchEvent('click');
    await expect(page.getByText('Ben paused here')).toBeVisible();
    await expect(page.getByText('newer')).toHaveCount(0);
  });

  await test.step('a game that was finished, from its list to its film', async () => {
    await page.goto('/');
    await expect(rowsIn(gamesHere(page))).toHaveCount(4);
    await gamesHere(page).getByRole('link', { name: /Dan/ }).click();
    await page.getByRole('link', { name: 'The film' }).click();
    await expect(page.getByText('piece 0 of 9 · first cubes')).toBeVisible();
  });

  await test.step('a game for two, each with two colours', async () => {
    await page.goto(`/games/${codeOf('phoneTwo')}/record`);
    await expect(page.getByRole('button', { name: 'Log · 5' })).toBeVisible();
    await expect(page.getByRole('gridcell', { name: /Hana \(pink\): cube/ })).toHaveCount(1);
  });

  await test.step('a server’s table, with its clue and what waits to be told', async () => {
    await page.goto(`/games/${code}`);
    await expectTable(page);
    await expect(votesOn(page)).toContainText('You asked for a hint');
    await expect(votesOn(page)).toContainText('Goes out by itself');
    await page.goto(`/games/${code}/seats/1`);
    await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
    await hold(page);
    await expect(clueOn(page)).toHaveText(
      'The habitat is within three spaces of a white structure.',
    );
    await release(page);
  });

  await test.step('what waited goes out once, in its order, before the look of today', async () => {
    const told: unknown[] = [];
    context.on('request', request => {
      const [, what] = request.url().split(`/api/games/${code}/`);
      if (request.method() === 'POST') told.push([what, request.postDataJSON()?.does]);
    });
    await context.setOffline(false);
    const looks = async () => (await viewTable(others, code, server.url)).seats[0]?.looks.count;
    await expect.poll(looks).toBe((before.seats[0]?.looks.count ?? 0) + 2);
    const { hint, record } = await viewTable(others, code, server.url);
    expect(hint.voters).toEqual([1]);
    expect(record?.entries.slice(before.record?.entries.length)).toMatchObject([
      { does: 'place', owner: 2, space: { row: 1, col: 6 }, by: 1 },
      { does: 'place', owner: 0, by: 1 },
      { does: 'turn', player: 2, by: 1 },
    ]);
    // A correction that does not say of which entry is not told, and says so until somebody goes on.
    await page.goto(`/games/${code}/record`);
    await expect(page.getByRole('button', { name: 'Log · 7' })).toBeVisible();
    await expect(page.getByText('Somebody else was faster.')).toBeVisible();
    await expect.poll(() => keptRows(page, 'outbox')).toBe(1);
    expect(told).toEqual([
      ['seats/1/look', undefined],
      ['hint', undefined],
      ['record', 'place'],
      ['record', 'place'],
      ['record', 'turn'],
      ['seats/1/look', undefined],
    ]);
  });

  await test.step('notes that the seat had not heard of are told to it', async () => {
    await page.goto(`/games/${code}/seats/1/notebook`);
    const notebook = `/api/games/${code}/seats/1/notebook`;
    const notes = async () => (await page.request.get(notebook)).text();
    await expect.poll(notes).toMatch(/\[65,2\],\[79,2\].*before the night/);
  });

  await test.step('a game that was opened to others leads to their table, with its notes', async () => {
    const [codeOnPhone] = KEPT.opened?.origin?.split(' ') ?? [];
    await page.goto(`/games/${codeOnPhone}`);
    await page.waitForURL(`**/games/${codeOf('opened')}`);
    await expectTable(page);
    expect((await viewTable(page.request, codeOf('opened'))).you).toEqual([1, 2, 3]);
    await page.goto(`/games/${codeOf('opened')}/seats/2/notebook`);
    await expect(page.getByRole('button', { name: /You struck this out/ })).toHaveCount(1);
    await page.getByRole('gridcell', { name: /^E5,/ }).dispatchEvent('click');
    await expect(page.getByText('Ida hummed')).toBeVisible();
  });
});
