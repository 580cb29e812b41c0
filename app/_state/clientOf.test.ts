import { expect, test } from 'vitest';
import { CALLS } from '@/app/_api/calls';
import type { ChangeId } from '@/lib/game/seats/seat';
import { type Result, refused } from '@/lib/result';
import { createChange } from './changes';
import { clientOf, requestOf } from './clientOf';
import type { AskTable } from './tableClient';
import type { Trouble } from './trouble';

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

test('the retry of an unanswered call has the same id, so that the call counts once', async () => {
  const { client, ids } = clientWith(LOST, LOST, WRONG, WRONG);
  for (let times = 0; times < 4; times += 1)
    await client.ask('takeSeat', { seat: 1, body: { digits: '123456' } });
  const [first, second, third, fourth] = ids;
  expect(first).toMatch(/^[\w-]{16,36}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

test('a different call gets a new id, and so does the first one after it', async () => {
  const { client, ids } = clientWith(LOST, WRONG, LOST);
  await client.ask('editSeat', { seat: 1, body: { name: 'Ana' } });
  await client.ask('editSeat', { seat: 1, body: { name: 'Anna' } });
  await client.ask('editSeat', { seat: 1, body: { name: 'Ana' } });
  expect(new Set(ids).size).toBe(3);
});

test.each([
  ['agree', true],
  ['not-now', false],
  ['take-back', null],
] as const)('the answer “%s” to a question is the same call', (answer, agree) => {
  const motion = { about: 'hint' } as const;
  const change = { type: 'vote', seat: 2, dealNumber: 1, motion, answer, askedAt: null } as const;
  const { name, body } = requestOf(createChange(change));
  expect([name, CALLS.vote.body?.parse(body)]).toEqual([
    'vote',
    { seat: 2, motion, agree, askedAt: null },
  ]);
});
