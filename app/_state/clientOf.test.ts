import { expect, test } from 'vitest';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type Result, refused } from '@/lib/result';
import { clientOf } from './clientOf';
import type { AskTable, Trouble } from './tableClient';

const LOST: Trouble = { code: 'offline' };
const WRONG: Trouble = { code: 'wrong-digits' };

/** A client whose calls are answered in turn, and the ids of its requests. */
function answeredBy(...answers: readonly Trouble[]) {
  const left = [...answers];
  const ids: (ChangeId | undefined)[] = [];
  const ask: AskTable = async ({ id }): Promise<Result<never, Trouble>> => {
    ids.push(id);
    return refused(left.shift() ?? WRONG);
  };
  return { client: clientOf(ask, () => () => {}), ids };
}

test('a call without an answer keeps its id when it is made again, so that it counts once', async () => {
  const { client, ids } = answeredBy(LOST, LOST, WRONG, WRONG);
  for (let times = 0; times < 4; times += 1) await client.takeSeat(1, '123456');
  const [first, second, third, fourth] = ids;
  expect(first).toMatch(/^[\w-]{16,36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('another call takes another id, and the first one is new again after it', async () => {
  const { client, ids } = answeredBy(LOST, WRONG, LOST);
  await client.editSeat(1, { name: 'Ana' });
  await client.editSeat(1, { name: 'Anna' });
  await client.editSeat(1, { name: 'Ana' });
  expect(new Set(ids).size).toBe(3);
});
