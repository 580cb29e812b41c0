import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { freeing, GIVE_UP, uncover } from '../ask';
import { dealPair, expectIdentical, withoutNames } from '../dealPair';
import { type Device, expect, test } from '../fixtures';
import type { Received } from '../recorder';
import { createRequestLog } from '../requestLog';
import { openStream } from '../stream';
import { createGame, gameAt, viewTable } from '../table';

/**
 * Two games on one map with different clues, habitats and hints, in which the players do the same. If a secret
 * affected anything that the server sends, in any spelling, the two games would differ.
 */
for (const mode of MODES) {
  for (const players of PLAYER_COUNTS) {
    // `lib/table/twins.test.ts` covers every combination.
    const tag = (mode === 'advanced') === (players % 2 === 0) ? [] : '@release';
    test(`${mode} games for ${players} look alike on one map until they end`, { tag }, async ({
      device,
      origin,
    }) => {
      const three = { ada: await device(), ben: await device(), eve: await device() };
      const options = { mode, players, handicap: players > 2 };
      const { mapCode, seeds } = dealPair(options);
      const games: Played[] = [];
      for (const seed of seeds) {
        const { code } = await createGame(three.ada, { ...options, mapCode, seed });
        games.push({ code, received: await play(code, players, three, origin) });
      }
      const [first, second] = games;
      if (!first || !second) throw new Error('a pair has two deals');
      expectIdentical(first.received, second.received);
      await expectSamePages(first.code, second.code, three);
    });
  }
}

type Played = { readonly code: string; readonly received: readonly Received[] };
type Three = { readonly ada: Device; readonly ben: Device; readonly eve: Device };

/** Everything that three devices receive during a game with fixed actions. */
async function play(
  code: string,
  players: number,
  { ada, ben, eve }: Three,
  origin: string,
): Promise<readonly Received[]> {
  const [game, log] = [gameAt(code), createRequestLog()];
  const seats = Array.from({ length: players }, (_, index) => index + 1);
  const sending =
    (method: 'POST' | 'PUT') =>
    (device: Device, path: string, data = {}) =>
      log.ask(device, `${game}/${path}`, { method, data });
  const [post, put] = [sending('POST'), sending('PUT')];

  await post(ada, 'seats/1/claim', { name: 'Ada' });
  for (const seat of seats.slice(1)) await post(ben, `seats/${seat}/claim`);
  const stream = await openStream(eve, code, origin);
  await put(ben, 'order', { seat: 2, order: seats.toReversed(), starter: 2 });
  await put(ben, 'hard-envelope', { seat: 2, to: 1 });
  // A holder's own clue is revealed but not compared.
  for (const seat of seats) await uncover(seat === 1 ? ada : ben, game, seat);
  await put(ada, 'hard-envelope', { seat: 1, to: 2 });
  await post(ada, 'hint', { seat: 1 });
  // Only asked, not carried: each game would draw another new deal.
  const motion = { about: 'redeal', players: players === 5 ? 4 : players + 1 };
  await post(ben, 'votes', { seat: 2, motion });
  await post(ada, 'votes', { seat: 1, motion, agree: false });
  await post(ben, 'votes', { seat: 2, motion: GIVE_UP });
  await post(ben, 'votes', { seat: 2, motion: freeing(1) });
  await post(eve, 'votes', { seat: 1, motion: GIVE_UP });
  await post(eve, 'seats/1/take', { digits: '123456' });
  for (const seat of seats) {
    await log.ask(eve, `${game}/seats/${seat}`);
    await post(eve, `seats/${seat}/look`);
  }
  await log.ask(ada, `${game}/seats/2`);
  for (const path of [game, `${game}/hint`]) await log.ask(eve, path);

  const { version } = await viewTable(eve, code, origin);
  await expect.poll(stream.versions).toContain(version);
  await stream.close();
  return withoutNames([...log.received(), { from: 'the stream', text: stream.text() }], code);
}

/** Pages of the two games, for their holder and for a stranger, as HTML and as payload. */
async function expectSamePages(first: string, second: string, { ada, eve }: Three): Promise<void> {
  // Next sends the rows of a page in the order in which they are ready, which varies on a busy machine.
  for (const [device, path] of [
    [ada, ''],
    [ada, '/seats/1'],
    [ada, '/seats/2'],
    [eve, ''],
    [eve, '/lay'],
    [eve, '/seats/1'],
  ] as const)
    for (const headers of [{}, { RSC: '1' }])
      await expect(async () => {
        const [one, other] = await Promise.all(
          [first, second].map(async code => {
            const log = createRequestLog();
            await log.ask(device, `/games/${code}${path}`, { headers });
            return withoutNames(log.received(), code);
          }),
        );
        expectIdentical(one ?? [], other ?? []);
      }).toPass({ timeout: 60_000 });
}
