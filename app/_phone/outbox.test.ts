import { beforeEach, expect, test, vi } from 'vitest';
import { type Change, createChange, without } from '@/app/_state/changes';
import { withChange } from '@/app/_state/waitingList';
import { changeOutbox, codesToSend, readOutbox } from './outbox';

/** The stored outboxes, and whether opening the database or a transaction fails. */
const kept = new Map<string, { code: string; waiting: readonly Change[] }>();
const fails = { open: false, transactions: false };

vi.mock('./database', () => ({
  async openPhone() {
    if (fails.open) throw new DOMException('nothing is kept here', 'SecurityError');
    const fail = () => {
      if (fails.transactions) throw new DOMException('not now', 'UnknownError');
    };
    return {
      async get(_: string, code: string) {
        fail();
        return kept.get(code);
      },
      async getAll() {
        fail();
        return [...kept.values()];
      },
      transaction() {
        fail();
        const store = {
          get: async (code: string) => kept.get(code),
          put: (row: { code: string; waiting: readonly Change[] }) => kept.set(row.code, row),
          delete: (code: string) => kept.delete(code),
        };
        return { store, done: Promise.resolve() };
      },
    };
  },
}));

const CODE = 'KRWNQT';
const look = (): Change => createChange({ does: 'look', seat: 1 });
const add = (change: Change) => changeOutbox(CODE, list => withChange(list, change));
const remove = (change: Change) => changeOutbox(CODE, list => without(list, change.id));

beforeEach(async () => {
  Object.assign(fails, { open: false, transactions: false });
  kept.clear();
  await changeOutbox(CODE, () => []);
});

test('what could not be written goes out after what is kept, and is kept as soon as it can be', async () => {
  const [first, second, third] = [look(), look(), look()];
  await add(first);
  fails.transactions = true;
  await add(second);
  // The stored changes are unreadable, so later ones must not be sent before them.
  await expect(readOutbox(CODE)).rejects.toThrow('not now');
  await expect(codesToSend()).rejects.toThrow('not now');
  fails.transactions = false;
  expect(await readOutbox(CODE)).toEqual([first, second]);
  await add(third);
  expect(kept.get(CODE)?.waiting).toEqual([first, second, third]);
});

test('what was told while nothing could be written is told once more, and then taken off', async () => {
  const first = look();
  await add(first);
  fails.transactions = true;
  await remove(first);
  fails.transactions = false;
  expect(await readOutbox(CODE)).toEqual([first]);
  await remove(first);
  expect(await codesToSend()).toEqual([]);
});

test('where a browser keeps nothing, changes wait as long as the page', async () => {
  fails.open = true;
  const [first, second] = [look(), look()];
  await add(first);
  await add(second);
  expect(await readOutbox(CODE)).toEqual([first, second]);
  expect(await codesToSend()).toEqual([CODE]);
  await remove(first);
  expect(await readOutbox(CODE)).toEqual([second]);
});
