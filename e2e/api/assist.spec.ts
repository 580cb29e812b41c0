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
  expect(assist).toMatchObject({ level: 'elimination', proposed: null, votes: 0, needed: 2 });
  const [ana, ben] = [await device(), await device()];
  for (const [index, player] of [ana, ben].entries()) {
    await player.post(`${gameAt(code)}/seats/${index + 1}/claim`);
  }
  const sendVote = async (player: APIRequestContext, method: 'POST' | 'DELETE', data: object) => {
    const answer = await player.fetch(`${gameAt(code)}/assist`, { method, data });
    return { status: answer.status(), ...(await answer.json()) };
  };
  const joint = { level: 'joint' };

  expect(await sendVote(ana, 'POST', { seat: 1, ...joint })).toMatchObject({
    status: 200,
    assist: { level: 'elimination', proposed: 'joint', voters: [1], needed: 2 },
  });
  expect(await sendVote(ben, 'POST', { seat: 2, level: 'none' })).toMatchObject({
    status: 409,
    error: { code: 'other-assist-proposed' },
  });
  expect(await sendVote(ben, 'POST', { seat: 2, ...joint, agree: false })).toMatchObject({
    assist: { level: 'elimination', declined: [2] },
  });
  expect(await sendVote(ana, 'DELETE', { seat: 1, ...joint })).toMatchObject({
    assist: { proposed: null, votes: 0, declined: [] },
  });
  await sendVote(ben, 'POST', { seat: 2, level: 'none' });
  expect(await sendVote(ana, 'POST', { seat: 1, level: 'none' })).toMatchObject({
    assist: { level: 'none', proposed: null },
  });
  expect((await viewTable(request, code)).assist.level).toBe('none');

  expect(await sendVote(ana, 'POST', { seat: 2, ...joint })).toMatchObject({ status: 403 });
  expect(await sendVote(ana, 'POST', { seat: 1, level: 'oracle' })).toMatchObject({
    status: 400,
    error: { code: 'bad-assist' },
  });
  expect(await sendVote(ana, 'POST', { seat: 1 })).toMatchObject({ status: 400 });
});
