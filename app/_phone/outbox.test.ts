import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange, without } from '@/app/_state/changes';
import { withSent } from '@/app/_state/outboxChanges';
import { withPhone } from './database';
import { changeOutbox, codesToSend, readOutbox } from './outbox';

/** Each test has its own table, and the page knows that the outboxes of the other tables are empty. */
let code: string;
let tables = 0;
beforeEach(async () => {
  vi.restoreAllMocks();
  await withPhone(database => database.clear('outbox'));
  for (let before = 0; before <= tables; before++) await readOutbox(`TABLE${before}`);
  code = `TABLE${++tables}`;
});
afterEach(() => void vi.useRealTimers());

const look = (): Change => createChange({ type: 'look', seat: 1, dealNumber: 1 });
const add = (change: Change) => changeOutbox(code, list => [...list, change]);
const remove = (change: Change) => changeOutbox(code, list => without(list, change.id));
const stored = async () =>
  (await withPhone(database => database.getAll('outbox')))
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ change }) => change);

/** Makes each transaction fail from now on. */
function breakStorage() {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('not now', 'UnknownError');
  });
}

/** Keeps all transactions waiting until the returned function is called. From now on the test makes the time pass. */
async function blockStorage(): Promise<() => Promise<void>> {
  const transaction = await withPhone(async database =>
    database.transaction('outbox', 'readwrite'),
  );
  let isBlocked = true;
  const blocked = (async () => {
    while (isBlocked) await transaction.store.count();
    await transaction.done;
  })();
  // Other kinds of timers stay real, since the database needs them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => {
    isBlocked = false;
    return blocked;
  };
}

/** Waits until an access to the database times out. */
async function unanswered<T>(access: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2000);
  return access;
}

test('changes are stored one by one in order, and only changed rows are written', async () => {
  const [first, second, third] = [look(), look(), look()];
  for (const change of [first, second, third]) await add(change);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await changeOutbox(code, list => withSent(list, second.id));
  await remove(first);
  expect(put).toHaveBeenCalledTimes(1);
  expect(await stored()).toEqual([{ ...second, wasSent: true }, third]);
  expect(await readOutbox(code)).toEqual({
    changes: [{ ...second, wasSent: true }, third],
    isStored: true,
  });
});

test('concurrent writes of two tabs are all stored', async () => {
  const changes = Array.from({ length: 20 }, look);
  await Promise.all(changes.map(add));
  expect(await stored()).toEqual(changes);
});

test('each table has its own outbox, and only tables with changes to send are listed', async () => {
  await add(look());
  await changeOutbox('TABLE0', () => [{ ...look(), refused: { code: 'game-ended' } }]);
  expect(await codesToSend()).toEqual([code]);
  expect((await readOutbox('TABLE0')).changes).toHaveLength(1);
});

test('a change that cannot be written stays in memory, and is written with the next change', async () => {
  const [first, second, third] = [look(), look(), look()];
  await add(first);
  breakStorage();
  await add(second);
  expect(await readOutbox(code)).toEqual({ changes: [first, second], isStored: false });
  expect(await codesToSend()).toEqual([code]);
  vi.restoreAllMocks();
  expect(await stored()).toEqual([first]);
  await add(third);
  expect(await stored()).toEqual([first, second, third]);
  expect((await readOutbox(code)).isStored).toBe(true);
});

test('a change that was sent while storage failed is not sent again', async () => {
  const first = look();
  await add(first);
  breakStorage();
  await remove(first);
  expect((await readOutbox(code)).changes).toEqual([]);
  vi.restoreAllMocks();
  expect((await readOutbox(code)).changes).toEqual([]);
  expect(await codesToSend()).toEqual([]);
  await changeOutbox(code, list => list);
  expect(await stored()).toEqual([]);
});

test('changes made while the database does not respond are stored once it does, each once', async () => {
  const release = await blockStorage();
  const [first, second] = [look(), look()];
  expect((await unanswered(readOutbox(code))).changes).toEqual([]);
  await unanswered(add(first));
  await add(second);
  expect(await readOutbox(code)).toEqual({ changes: [first, second], isStored: false });
  await release();
  await vi.waitFor(async () => {
    await changeOutbox(code, list => list);
    expect(await readOutbox(code)).toEqual({ changes: [first, second], isStored: true });
  });
  expect(await stored()).toEqual([first, second]);
});

test('a change whose write finishes after its timeout is stored once', async () => {
  const release = await blockStorage();
  const change = look();
  await unanswered(add(change));
  expect((await unanswered(readOutbox(code))).isStored).toBe(false);
  await release();
  await vi.waitFor(async () => {
    await changeOutbox(code, list => list);
    expect(await readOutbox(code)).toEqual({ changes: [change], isStored: true });
  });
  expect(await stored()).toEqual([change]);
});
