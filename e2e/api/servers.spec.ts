import { claim, GIVE_UP, uncover, voteForEnd, votesOn } from '../ask';
import { expect, test } from '../fixtures';
import { askAndLeave, openStream } from '../stream';
import { createGame, gameAt, viewTable } from '../table';

// PostgreSQL and two servers start before the first test.
test.slow();

test('a vote on one server reaches the players on another', async ({ shared, device }) => {
  const [first, second] = await Promise.all([shared('first'), shared('second')]);
  const [ada, ben] = [await device(), await device()];
  const { code } = await createGame(ada, { mode: 'normal', players: 3 }, first.url);
  await claim(ada, gameAt(code, first.url), 1);
  await claim(ben, gameAt(code, second.url), 2);
  const [adas, bens] = [
    await openStream(ada, code, first.url),
    await openStream(ben, code, second.url),
  ];

  const byAda = await voteForEnd(ada, gameAt(code, first.url), 1);
  await expect.poll(bens.versions).toContain(byAda.version);
  const byBen = await voteForEnd(ben, gameAt(code, second.url), 2);
  await expect.poll(adas.versions).toContain(byBen.version);
  expect(await viewTable(ada, code, first.url)).toMatchObject({
    questions: [{ votes: [1, 2] }],
  });

  const present = async () =>
    (await viewTable(ben, code, second.url)).seats.map(seat => seat.connected);
  await expect.poll(present).toEqual([true, true, false]);
  await adas.close();
  await expect.poll(present).toEqual([false, true, false]);
  await bens.close();
});

test('players of a killed server continue on the other', async ({ shared, serve, device }) => {
  const other = await shared('second');
  const doomed = await serve({ DATABASE_URL: other.databaseUrl });
  const [ada, ben] = [await device(), await device()];
  const { code } = await createGame(ada, { mode: 'advanced', players: 3 }, doomed.url);
  await claim(ada, gameAt(code, doomed.url), 1, { name: 'Ada' });
  await claim(ben, gameAt(code, other.url), 2);
  await claim(ben, gameAt(code, other.url), 3);
  const { clue } = await uncover(ada, gameAt(code, doomed.url), 1);
  await voteForEnd(ada, gameAt(code, doomed.url), 1);
  const [lost, bens] = [
    await openStream(ada, code, doomed.url),
    await openStream(ben, code, other.url),
  ];

  await doomed.kill();
  await lost.ended;

  const adas = await openStream(ada, code, other.url);
  expect((await uncover(ada, gameAt(code, other.url), 1)).clue).toEqual(clue);
  expect(votesOn(await viewTable(ada, code, other.url), 'end')).toEqual([1]);
  await voteForEnd(ben, gameAt(code, other.url), 2);
  const ended = await voteForEnd(ben, gameAt(code, other.url), 3);
  expect(ended.phase).toBe('ended');
  for (const stream of [adas, bens]) {
    await expect.poll(stream.versions).toContain(ended.version);
    await stream.close();
  }
});

test('votes sent to two servers at once are all counted, each once', async ({ shared, device }) => {
  const servers = await Promise.all([shared('first'), shared('second')]);
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 5 }, servers[0].url);
  const games = servers.map(({ url }) => gameAt(code, url));
  const seats = [1, 2, 3, 4, 5];
  for (const seat of seats) await claim(phone, gameAt(code, servers[0].url), seat);

  const answers = await Promise.all(
    seats.flatMap(seat =>
      games.map(game => phone.post(`${game}/votes`, { data: { seat, motion: GIVE_UP } })),
    ),
  );
  expect(answers.map(answer => answer.status())).toEqual(answers.map(() => 200));
  const ended = await viewTable(phone, code, servers[1].url);
  expect(votesOn(ended, 'end').toSorted()).toEqual(seats);
  expect(ended.phase).toBe('ended');
});

// With PostgreSQL a query takes long enough for a phone to disconnect meanwhile.
test('phones that disconnect before the response leave no stream behind', async ({
  shared,
  device,
}) => {
  const { url } = await shared('first');
  const phone = await device();
  const { code } = await createGame(phone, { mode: 'normal', players: 3 }, url);
  await claim(phone, gameAt(code, url), 1);
  for (let round = 0; round < 20; round++) {
    await Promise.all(Array.from({ length: 15 }, (_, n) => askAndLeave(phone, code, url, n)));
  }

  // A leaked stream would mark the seat as connected for as long as the server runs.
  const isConnected = async () => (await viewTable(phone, code, url)).seats[0]?.connected;
  const stream = await openStream(phone, code, url);
  await expect.poll(isConnected).toBe(true);
  await stream.close();
  await expect.poll(isConnected).toBe(false);
});
