import { expect, test } from 'vitest';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type Result, refused } from '@/lib/result';
import { clientOf } from './clientOf';
import type { AskTable, Trouble } from './tableClient';

const LOST: Trouble = { code: 'offline' };
const WRONG: Trouble = { code: 'wrong-digits' };

/** A client whose calls get these answers in turn, and the ids of its requests. */
function clientWith(...answers: readonly Trouble[]) {
  const remaining = [...answers];
  const ids: (ChangeId | undefined)[] = [];
  const ask: AskTable = async ({ id }): Promise<Result<never, Trouble>> => {
    ids.push(id);
    return refused(remaining.shift() ?? WRONG);
  };
  return { client: clientOf(ask, () => () => {}), ids };
}

test('a call that is repeated after no answer has the same id, so it counts once', async () => {
  const { client, ids } = clientWith(LOST, LOST, WRONG, WRONG);
  for (let times = 0; times < 4; times += 1) await client.takeSeat(1, '123456');
  const [first, second, third, fourth] = ids;
  expect(first).toMatch(/^[\w-]{16,36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('another call has another id, and repeating the first one after it has a new id', async () => {
  const { client, ids } = clientWith(LOST, WRONG, LOST);
  await client.editSeat(1, { name: 'Ana' });
  await client.editSeat(1, { name: 'Anna' });
  await client.editSeat(1, { name: 'Ana' });
  expect(new Set(ids).size).toBe(3);
});
