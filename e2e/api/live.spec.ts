import { claim, expectRefusal, HINT, vote, voteForEnd } from '../ask';
import { expect, test } from '../fixtures';
import { openStream, type Stream } from '../stream';
import { createGame, gameAt, viewTable } from '../table';

test('every listener receives a vote, as a version and nothing more', async ({
  table,
  device,
  origin,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben, onlooker] = [await device(), await device(), await device()];
  await claim(ada, gameAt(code), 1, { name: 'Ada' });
  await claim(ben, gameAt(code), 2, { name: 'Ben' });
  const streams = await Promise.all([ada, ben, onlooker].map(who => openStream(who, code, origin)));

  const { version } = await voteForEnd(ada, gameAt(code), 1);

  for (const stream of streams) await expect.poll(stream.versions).toContain(version);
  for (const stream of streams) {
    const [head = '', ...events] = stream.text().split('retry: ');
    expect(head).toMatch(/^content-type: text\/event-stream\b/m);
    expect(head).toMatch(/^cache-control: .*no-store/m);
    expect(events.join('')).toMatch(/^\d+\n((event: beat\n)?data: \d+\n\n)+$/);
  }
  await closeAll(streams);
});

test('a device that returns receives the current version first', async ({
  table,
  device,
  origin,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  await claim(ada, gameAt(code), 1);
  await claim(ben, gameAt(code), 2);
  const asleep = await openStream(ben, code, origin);
  await asleep.close();

  await vote(ada, gameAt(code), HINT, 1);
  const { version } = await voteForEnd(ada, gameAt(code), 1);

  const awake = await openStream(ben, code, origin);
  expect(awake.versions()[0]).toBe(version);
  await awake.close();
});

test('a seat is connected while its device listens', async ({ table, device, origin }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  await claim(ada, gameAt(code), 1);
  await claim(ben, gameAt(code), 2);
  await claim(ben, gameAt(code), 3);
  const connected = async () => (await viewTable(ada, code)).seats.map(seat => seat.connected);
  expect(await connected()).toEqual([false, false, false]);

  const adas = await openStream(ada, code, origin);
  await expect.poll(connected).toEqual([true, false, false]);
  const received = adas.versions().length;
  const bens = await openStream(ben, code, origin);
  await expect.poll(connected).toEqual([true, true, true]);
  await expect
    .poll(() => adas.versions().length, 'the table is notified')
    .toBeGreaterThan(received);

  await bens.close();
  await expect.poll(connected).toEqual([true, false, false]);
  await adas.close();
  await expect.poll(connected).toEqual([false, false, false]);
  expect((await viewTable(ada, code)).seats[0]?.lastConnectedAt).toMatch(/^\d{4}-/);
});

test('a device with two open pages is connected until the second is closed', async ({
  table,
  device,
  origin,
}) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, ben] = [await device(), await device()];
  await claim(ada, gameAt(code), 1);
  await claim(ben, gameAt(code), 2);
  const connected = async () => (await viewTable(ada, code)).seats.map(seat => seat.connected);
  const [first, second, bens] = [
    await openStream(ada, code, origin),
    await openStream(ada, code, origin),
    await openStream(ben, code, origin),
  ];
  await expect.poll(connected).toEqual([true, true, false]);

  await first.close();
  await bens.close();
  await expect.poll(connected).toEqual([true, false, false]);
  await second.close();
  await expect.poll(connected).toEqual([false, false, false]);
});

test('a HEAD request opens no stream', async ({ table, device }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const phone = await device();
  await claim(phone, gameAt(code), 1);
  const head = await phone.head(`${gameAt(code)}/live`);
  expect(head.status()).toBe(200);
  expect(head.headers()['content-type']).toBe('text/event-stream');
  expect((await viewTable(phone, code)).seats[0]).toMatchObject({
    connected: false,
    lastConnectedAt: null,
  });
});

test('an onlooker’s device does not count as connected', async ({ table, device, origin }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3 });
  const [ada, onlooker] = [await device(), await device()];
  await claim(ada, gameAt(code), 1);
  const streams = [await openStream(onlooker, code, origin), await openStream(ada, code, origin)];
  const connected = async () => (await viewTable(ada, code)).seats.map(seat => seat.connected);
  await expect.poll(connected).toEqual([true, false, false]);
  await closeAll(streams);
});

test('streams are limited per game and per network, and a refused device can poll instead', async ({
  serve,
  device,
}) => {
  const { url } = await serve({
    STREAMS_PER_GAME: '2',
    STREAMS_PER_NETWORK: '3',
    TRUSTED_PROXIES: '1',
  });
  const ana = await device('10.1.0.1');
  const games = [];
  for (let each = 0; each < 2; each++)
    games.push((await createGame(ana, { mode: 'normal', players: 3 }, url)).code);
  const [code = '', other = ''] = games;
  await claim(ana, gameAt(code, url), 1);
  const open = (who: typeof ana, from: string, at = code) => openStream(who, at, url, from);
  const expectRefused = async (who: typeof ana, at = code) => {
    const answer = await who.get(`${gameAt(at, url)}/live`);
    await expectRefusal(answer, 429, 'too-many-streams');
    expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
    expect((await who.get(gameAt(at, url))).status()).toBe(200);
  };

  const onlookers = await device('10.1.0.2');
  const [first, second] = [await open(onlookers, '10.1.0.2'), await open(onlookers, '10.1.0.2')];
  await expectRefused(onlookers);
  await test.step('onlookers do not use up the streams of seated players', async () => {
    const own = [await open(ana, '10.1.0.1'), await open(ana, '10.1.0.1')];
    await expectRefused(ana);
    await closeAll(own);
  });
  await test.step('a network has its own limit, across all games', async () => {
    const third = await open(onlookers, '10.1.0.2', other);
    await expectRefused(onlookers, other);
    await third.close();
  });
  await test.step('closing a stream allows another one', async () => {
    await first.close();
    await expect(async () => (await open(onlookers, '10.1.0.2')).close()).toPass();
  });
  await second.close();
});

const closeAll = (streams: readonly Stream[]) => Promise.all(streams.map(stream => stream.close()));
