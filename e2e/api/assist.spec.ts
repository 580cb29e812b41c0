import type { APIRequestContext } from 'playwright/test';
import { expect, test } from '../fixtures';
import { gameAt, viewTable } from '../table';

test('a table is dealt with a level of help, and changing it takes all seated players', async ({
  table,
  device,
  request,
}) => {
  const { code, assist } = await table.createGame({
    mode: 'normal',
    players: 3,
    assist: 'elimination',
  });
  expect(assist).toBe('elimination');
  const [ana, ben] = [await device(), await device()];
  for (const [index, player] of [ana, ben].entries()) {
    await player.post(`${gameAt(code)}/seats/${index + 1}/claim`);
  }
  const sendVote = async (
    player: APIRequestContext,
    seat: number,
    level?: string,
    agree: boolean | null = true,
  ) => {
    const data = { seat, motion: { about: 'assist', level }, agree };
    const answer = await player.post(`${gameAt(code)}/votes`, { data });
    return { status: answer.status(), ...(await answer.json()) };
  };
  const motion = { about: 'assist', level: 'joint' };

  expect(await sendVote(ana, 1, 'joint')).toMatchObject({
    status: 200,
    assist: 'elimination',
    questions: [{ motion, by: 1, votes: [1], notNow: [], needed: 2, state: 'open' }],
  });
  expect(await sendVote(ben, 2, 'none')).toMatchObject({
    status: 409,
    error: { code: 'other-question-open' },
  });
  expect(await sendVote(ben, 2, 'joint', false)).toMatchObject({
    assist: 'elimination',
    questions: [{ motion, notNow: [2], state: 'closed' }],
  });
  expect(await sendVote(ana, 1, 'joint', null)).toMatchObject({
    questions: [],
    events: [{ kind: 'withdrawn', by: 1 }],
  });
  await sendVote(ben, 2, 'none');
  expect(await sendVote(ana, 1, 'none')).toMatchObject({ assist: 'none', questions: [] });
  expect((await viewTable(request, code)).assist).toBe('none');

  expect(await sendVote(ana, 2, 'joint')).toMatchObject({ status: 403 });
  for (const level of ['oracle', undefined])
    expect(await sendVote(ana, 1, level)).toMatchObject({
      status: 400,
      error: { code: 'bad-motion' },
    });
});
