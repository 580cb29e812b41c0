// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { withPhone as WithPhone } from './database';

let withPhone: typeof WithPhone;

const count = () => withPhone(database => database.count('outbox'));
const connection = () => withPhone(async database => database);

beforeEach(async () => {
  vi.resetModules();
  ({ withPhone } = await import('./database'));
  // Other kinds of timers stay real, since the database needs them.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a connection that was closed without an event is replaced, and the access is repeated', async () => {
  const dead = await connection();
  dead.close();
  expect(await Promise.all([count(), count(), count()])).toEqual([0, 0, 0]);
  expect(await connection()).not.toBe(dead);
});

test('a connection that Safari has lost is replaced', async () => {
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  expect(await count()).toBe(0);
  expect(lost).toHaveBeenCalledTimes(2);
});

test('an access that fails again is not repeated', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('damaged', 'UnknownError');
  });
  await expect(count()).rejects.toThrow('damaged');
});

/** Expects a timeout after this time; 0 means at once. */
async function expectTimeout(access: Promise<unknown>, milliseconds: number) {
  let isDone = false;
  const rejected = access.catch(error => {
    isDone = true;
    return error.name;
  });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(isDone).toBe(milliseconds === 0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await rejected).toBe('TimeoutError');
}

test('the next access replaces a connection that hangs', async () => {
  const raw = unwrap(await connection());
  const { count: realCount } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(function (
    this: IDBObjectStore,
    ...range
  ) {
    // A request that is never answered.
    return this.transaction.db === raw ? new IDBRequest() : realCount.apply(this, range);
  });
  await expectTimeout(count(), 2000);
  expect(await count()).toBe(0);
});

test('a database that never opens times out after two seconds, and is tried again after half a minute', async () => {
  // A request that is never answered: not a refusal, which fails at once.
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest());
  await expectTimeout(count(), 2000);
  await expect(count()).rejects.toThrow('does not answer');
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await count()).toBe(0);
});

test('a busy thread whose timer fires late does not treat the database as hung', async () => {
  const opening = new IDBOpenDBRequest();
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => opening);
  const access = count();
  // The timer fires, but three seconds late.
  vi.spyOn(performance, 'now').mockReturnValueOnce(5000);
  await vi.advanceTimersByTimeAsync(2000);
  await expectTimeout(access, 2000);
});

test('blocked storage does not count as a lost connection', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('a private window', 'InvalidStateError');
  });
  await expect(count()).rejects.toMatchObject({ name: 'SecurityError' });
});
