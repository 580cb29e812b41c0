import type { HintAnswer, SeatAnswer, TableAnswer } from '@/app/_api/tableAnswers';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { GIVE_UP, HINT, takeBack, vote, voteForEnd, votesOn } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { gameAt } from '../table';

test('a table plays a whole game', async ({ table, device }) => {
  const dealt = await table.createGame({ mode: 'normal', players: 3, seed: 'a whole game' });
  const game = gameAt(dealt.code);
  const [ada, ben, cleo] = [await device(), await device(), await device()];
  expect(dealt).toMatchObject({ mode: 'normal', players: 3, phase: 'playing', you: [] });
  expect(dealt.code).toMatch(/^[A-Z]{6}$/);
  expect(dealt.mapCode).toMatch(/^[1-9ABC]{6}[0-9AB]{12}$/);
  expect(dealt.seats.map(({ seat, claimed }) => [seat, claimed])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);

  await claim(ada, game, 1, 'Ada');
  await claim(ben, game, 2, 'Ben');
  const seated = await claim(cleo, game, 3);
  expect(seated.seats.map(({ name, claimed }) => [name, claimed])).toEqual([
    ['Ada', true],
    ['Ben', true],
    [null, true],
  ]);
  expect(seated.you).toEqual([3]);

  const clues = [
    await clueAt(ada, game, 1),
    await clueAt(ben, game, 2),
    await clueAt(cleo, game, 3),
  ];
  expect(new Set(clues.map(({ id }) => id)).size).toBe(3);
  for (const { text, marked = '' } of clues) {
    expect(text).toMatch(/^The habitat is [^<>]+\.$/);
    expect(marked).toContain('<key>');
    expect(withoutMarks(marked)).toBe(text);
  }

  const asked = await ada.post(`${game}/hint`, { data: { seat: 1 } });
  expect(await asked.json()).toMatchObject({ hint: null, question: { by: 1, needed: 3 } });
  expect(votesOn(await vote(ben, game, HINT, 2), 'hint')).toEqual([1, 2]);
  expect(votesOn(await takeBack(ben, game, HINT, 2), 'hint')).toEqual([1]);
  await vote(cleo, game, HINT, 3);
  const { hint } = await vote(ben, game, HINT, 2);
  expect(hint).toEqual({
    id: expect.stringMatching(/^hint_/),
    text: expect.stringMatching(/\w/),
  });
  const shown: HintAnswer = await (await ada.get(`${game}/hint`)).json();
  expect(shown).toMatchObject({ hint, question: { votes: [1, 3, 2], state: 'carried' } });

  await voteForEnd(ada, game, 1);
  const almost: TableAnswer = await voteForEnd(ben, game, 2);
  expect(almost).toMatchObject({
    phase: 'playing',
    questions: [{ motion: GIVE_UP, votes: [1, 2], needed: 3 }, { motion: HINT }],
  });
  expect(almost).not.toHaveProperty('habitat');

  const ended: TableAnswer = await voteForEnd(cleo, game, 3);
  expect(ended.phase).toBe('ended');
  expect(ended.seats.map(({ clue }) => clue)).toEqual(clues);
  expect(ended.habitat?.row).toBeGreaterThanOrEqual(1);
  expect(ended.habitat?.row).toBeLessThanOrEqual(9);
  expect(ended.habitat?.col).toBeGreaterThanOrEqual(1);
  expect(ended.habitat?.col).toBeLessThanOrEqual(12);
});

test('at a table for four, three votes show the hint', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 4 });
  const phone = await device();
  for (const seat of [1, 2, 3]) await claim(phone, gameAt(code), seat);

  for (const seat of [1, 2]) expect((await vote(phone, gameAt(code), HINT, seat)).hint).toBeNull();
  expect((await vote(phone, gameAt(code), HINT, 3)).hint).not.toBeNull();
});

test('a seed deals the same map and the same clues again', async ({ table, device }) => {
  const phone = await device();
  const deals = [];
  for (const seed of ['again', 'again', 'another']) {
    const { code, mapCode } = await table.createGame({ mode: 'advanced', players: 3, seed });
    const clues = [];
    for (const seat of [1, 2, 3]) {
      await claim(phone, gameAt(code), seat);
      clues.push((await clueAt(phone, gameAt(code), seat)).id);
    }
    deals.push({ mapCode, clues });
  }
  expect(deals[1]).toEqual(deals[0]);
  expect(deals[2]).not.toEqual(deals[0]);
});

test('a map code deals on that map', async ({ table }) => {
  const mapCode = '79B48C6A152A76418B';
  const dealt = await table.createGame({ mode: 'normal', players: 5, mapCode });
  expect(dealt.mapCode).toBe(mapCode);
});

test('no secret of another seat is sent before the end', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 5, seed: 'silence' });
  const game = gameAt(code);
  const [owner, stranger] = [await device(), await device()];
  const clues = [];
  for (const seat of [1, 2, 3, 4]) {
    await claim(owner, game, seat);
    clues.push(await clueAt(owner, game, seat));
  }
  await claim(stranger, game, 5);
  await vote(owner, game, HINT, 1);
  await voteForEnd(owner, game, 1);

  const responses = await Promise.all([
    stranger.get(game),
    stranger.get(`${game}/hint`),
    stranger.get(`${game}/seats/5`),
    stranger.get(`${game}/seats/1`),
    stranger.post(`${game}/hint`, { data: { seat: 1 } }),
    stranger.post(`${game}/hint`, { data: { seat: 5 } }),
    stranger.post(`${game}/votes`, { data: { seat: 5, motion: GIVE_UP } }),
  ]);
  const texts = await Promise.all(responses.map(answer => answer.text()));
  for (const text of texts) {
    for (const { id, officialId } of clues) {
      expect(text).not.toContain(JSON.stringify(id));
      expect(text).not.toContain(JSON.stringify(officialId));
    }
    expect(text).not.toMatch(/"habitat"|"hint_/);
  }
});

test('a device is identified by a cookie that scripts cannot read', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);

  const { cookies } = await phone.storageState();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('no response may be cached on the way', async ({ table, request }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  for (const path of ['', '/hint', '/seats/1']) {
    const answer = await request.get(`${gameAt(code)}${path}`);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
});

async function claim(device: Device, game: string, seat: number, name?: string) {
  const answer = await device.post(`${game}/seats/${seat}/claim`, { data: { name } });
  expect(answer.status(), await answer.text()).toBe(200);
  const view: TableAnswer = await answer.json();
  return view;
}

async function clueAt(device: Device, game: string, seat: number) {
  const answer = await device.get(`${game}/seats/${seat}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const view: SeatAnswer = await answer.json();
  return view.clue;
}
