import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deal } from '@/lib/game/deal/deal';
import type { TableView } from '@/lib/game/views/views';
import { ok, refused } from '@/lib/result';
import { newGame } from '@/lib/testing/newGame';
import type { TableClient } from './tableClient';
import { withoutMemory } from './tableMemory';
import { createTableStore, lostSince } from './tableStore';
import { playingView } from './testing/playingView';
import type { AsyncResult } from './trouble';

const game = newGame('KRWNQT', deal({ mode: 'normal', players: 3 }, 'the table'));
const viewOf = (version: number) => playingView({ ...game, version });

const noMemory = withoutMemory({
  ask: async () => refused({ code: 'offline' }),
  send: async () => refused({ code: 'offline' }),
});

/** A page's table store with a mocked server. */
function openPage(version: number) {
  const loadTable = vi.fn<() => AsyncResult<TableView>>();
  return {
    loadTable,
    page: createTableStore(viewOf(version), { ask: loadTable as TableClient['ask'] }, noMemory),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a version must be loaded unless it is the shown one', () => {
  const { page } = openPage(5);
  expect([4, 5, 6].filter(version => page.getState().receiveVersion(version))).toEqual([4, 6]);
});

test('after a server was restored from a backup, its older version is shown', async () => {
  const { page, loadTable } = openPage(50);
  loadTable.mockResolvedValueOnce(ok(viewOf(45)));
  await page.getState().refresh();
  expect(page.getState().view.version).toBe(45);
});

test('a late answer does not replace a newer view that arrived before it', async () => {
  const { page, loadTable } = openPage(5);
  loadTable.mockImplementationOnce(async () => {
    page.getState().receiveView(viewOf(6));
    return ok(viewOf(5));
  });
  await page.getState().refresh();
  expect(page.getState().view.version).toBe(6);
});

test('a lost connection is recognized even if the clock was set back', async () => {
  const { page, loadTable } = openPage(5);
  vi.setSystemTime(-3_600_000);
  loadTable.mockResolvedValueOnce(refused({ code: 'offline' }));
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBe(1000);
});

test('after a failed request any version must be loaded', async () => {
  const { page, loadTable } = openPage(5);
  loadTable.mockResolvedValueOnce(refused({ code: 'unavailable' }));
  await page.getState().refresh();
  expect(page.getState().receiveVersion(5)).toBe(true);
  loadTable.mockResolvedValueOnce(ok(viewOf(5)));
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBeUndefined();
  expect(page.getState().receiveVersion(5)).toBe(false);
});

test('a lost connection counts from its last contact, which may be a heartbeat', async () => {
  const { page, loadTable } = openPage(5);
  vi.setSystemTime(61_000);
  page.getState().receiveVersion(5);
  vi.setSystemTime(100_000);
  loadTable.mockResolvedValueOnce(refused({ code: 'offline' }));
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBe(61_000);
});

test('an older view never replaces a newer one', () => {
  const { page } = openPage(5);
  page.getState().receiveView(viewOf(4));
  expect(page.getState().view.version).toBe(5);
});

test('a view offered by a page is taken if it is newer, and does not affect the connection', async () => {
  const { page, loadTable } = openPage(5);
  loadTable.mockResolvedValueOnce(refused({ code: 'offline' }));
  await page.getState().refresh();
  for (const version of [4, 5, 7]) page.getState().offerView(viewOf(version));
  expect(page.getState().view.version).toBe(7);
  expect(lostSince(page.getState())).toBe(1000);
});

test.each(['not-found', 'game-damaged', 'game-newer'])(
  'the refusal %s becomes the state of the connection',
  async code => {
    const { page, loadTable } = openPage(5);
    const trouble = { code, message: 'in words' };
    loadTable.mockResolvedValueOnce(refused(trouble));
    await page.getState().refresh();
    expect(page.getState().connection).toEqual({ status: 'refused', trouble });
    // If a server renders the page anyway, the table is watched again.
    page.getState().offerView(viewOf(6));
    expect(page.getState().connection.status).toBe('connected');
  },
);

test('an equal view does not replace the shown one, so nothing renders again', () => {
  const { page } = openPage(5);
  const { view } = page.getState();
  page.getState().receiveView(viewOf(5));
  expect(page.getState().view).toBe(view);
  page.getState().receiveView(viewOf(6));
  expect(page.getState().view).not.toBe(view);
});

test('a request that fails after a later contact does not affect the connection', async () => {
  const { page, loadTable } = openPage(5);
  loadTable.mockImplementationOnce(async () => {
    vi.setSystemTime(2000);
    page.getState().receiveView(viewOf(6));
    return refused({ code: 'offline' });
  });
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBeUndefined();
});

test('any view of the table ends a lost connection', async () => {
  const { page, loadTable } = openPage(5);
  loadTable.mockResolvedValueOnce(refused({ code: 'offline' }));
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBe(1000);
  page.getState().receiveView(viewOf(5));
  expect(lostSince(page.getState())).toBeUndefined();
});

test('a cached view counts as lost since its last contact, until the next one', async () => {
  const loadTable = vi.fn<() => AsyncResult<TableView>>();
  const page = createTableStore(viewOf(5), { ask: loadTable as TableClient['ask'] }, noMemory, 500);
  expect(lostSince(page.getState())).toBe(500);
  loadTable.mockResolvedValueOnce(refused({ code: 'offline' }));
  await page.getState().refresh();
  expect(lostSince(page.getState())).toBe(500);
  loadTable.mockResolvedValueOnce(ok(viewOf(5)));
  await page.getState().refresh();
  expect(page.getState().connection).toEqual({ status: 'connected', at: 1000 });
});

test('selecting the selected space deselects it', () => {
  const { page } = openPage(5);
  page.getState().choose(17);
  page.getState().choose(18);
  expect(page.getState().chosen).toBe(18);
  page.getState().choose(18);
  expect(page.getState().chosen).toBeUndefined();
});

test('a seat that this phone has lost is remembered with its last name', () => {
  const { page } = openPage(5);
  const [first, second] = viewOf(5).seats;
  if (first === undefined || second === undefined) throw new Error('the table has two seats');
  const held = () => page.getState().heldSeats.map(({ seat, name }) => ({ seat, name }));
  expect(held()).toEqual([]);
  page.getState().addKnownSeats({ dealNumber: 1, seats: [{ seat: 2, name: 'Bence' }] });
  page
    .getState()
    .receiveView({ ...viewOf(6), seats: [{ ...first, name: 'Ana' }, second], you: [1] });
  page
    .getState()
    .receiveView({ ...viewOf(7), seats: [{ ...first, name: 'Cleo' }, second], you: [] });
  expect(held()).toEqual([
    { seat: 2, name: 'Bence' },
    { seat: 1, name: 'Ana' },
  ]);
});

test('a redeal clears known seats and selections', () => {
  const { page } = openPage(5);
  page.getState().addKnownSeats({ dealNumber: 1, seats: [{ seat: 2, name: 'Bence' }] });
  page.getState().choose(17);
  page.getState().receiveView({ ...viewOf(6), dealNumber: 2 });
  expect(page.getState().heldSeats).toEqual([]);
  expect(page.getState().chosen).toBeUndefined();
  // The redeal happened while this phone did not show the table.
  page.getState().addKnownSeats({ dealNumber: 1, seats: [{ seat: 2, name: 'Bence' }] });
  expect(page.getState().heldSeats).toEqual([]);
});
