import { clueHexes } from '@/lib/clues/clueHexes';
import { placeView } from '@/lib/game/views/views';
import { HEXES, HexSet } from '@/lib/map/hexSet';
import { entryId } from '@/lib/testing/arbitraries';
import { claim } from '../ask';
import { type DealPair, dealPair, expectIdentical, withoutNames } from '../dealPair';
import { type Device, expect, test } from '../fixtures';
import type { Received } from '../recorder';
import { createRequestLog } from '../requestLog';
import { openStream } from '../stream';
import { createGame, gameAt } from '../table';

const FIVE = { mode: 'advanced', players: 5 } as const;
/** The seat with the wrong piece. */
const LAST = 5;

/**
 * Twin games with the same record, where each player has a phone. All pieces are correct in both games, except
 * one of the last player's: as a disc it is wrong in the second game, and the cube that replaces it is wrong in
 * the first.
 */
test('of five who record, only the owner of a wrong piece learns of it', async ({
  device,
  origin,
}) => {
  const { mapCode, seeds, deals } = dealPair(FIVE);
  const requests = requestsFor(deals);
  const received = [];
  for (const seed of seeds) {
    const [stranger, first, last] = [await device(), await device(), await device()];
    const { code } = await createGame(stranger, { ...FIVE, mapCode, seed });
    const middle = [await device(), await device(), await device()];
    received.push(await play(code, { stranger, first, middle, last }, requests, origin));
  }
  const [first, second] = received;
  if (first === undefined || second === undefined) throw new Error('two games are played');
  expectIdentical(first.others, second.others);

  const differing = first.owner.filter(({ text }, index) => text !== second.owner[index]?.text);
  const pages = ['', '/record', `/seats/${LAST}`].map(page => `GET /games/CODE${page}`);
  const expected = [`GET ${gameAt('CODE')}`, `POST ${gameAt('CODE')}/check-board`, ...pages];
  expect(differing.map(({ from }) => from)).toEqual(expect.arrayContaining(expected));
});

/** A request by a seat that changes the game. */
interface SeatRequest {
  readonly by: number;
  readonly path: string;
  readonly method?: 'PUT';
  readonly data: object;
  readonly headers?: Record<string, string>;
}

/** The requests made in both games. From its disc on, the last seat has a wrong piece in one of them. */
function requestsFor(deals: DealPair['deals']): readonly SeatRequest[] {
  const [first = [], second = []] = deals.map(({ map, clues }) =>
    clues.map(clue => clueHexes(clue, map)),
  );
  const owner = LAST - 1;
  // An owner whose two clues are complementary has no space with the same answer in both games.
  const alike = first.flatMap((allowed, owner) => {
    const hex = HEXES.find(each => allowed.has(each) === second[owner]?.has(each));
    if (hex === undefined) return [];
    return { owner, space: placeView(hex), kind: allowed.has(hex) ? 'disc' : 'cube' };
  });
  const hex = first[owner]?.diff(second[owner] ?? HexSet.empty).first ?? -1;
  const disc = { owner, space: placeView(hex), kind: 'disc' };

  /** With an idempotency key made from that number. */
  const record = (by: number, type: string, entry: object = {}, number = 0): SeatRequest => ({
    by,
    path: 'record',
    data: { seat: by, type, ...entry },
    headers: { 'Idempotency-Key': entryId(number) },
  });
  const motion = { about: 'assist', level: 'elimination' };
  return [
    record(1, 'start'),
    ...alike.map((piece, at) => record(1, 'place', piece, 1 + at)),
    record(1, 'place', disc, 20),
    record(1, 'undo', { entry: entryId(20) }, 30),
    record(LAST, 'place', disc, 21),
    record(1, 'remove', { entry: entryId(21) }, 22),
    record(1, 'place', disc, 23),
    record(LAST, 'place', disc, 25),
    { by: 1, path: 'votes', data: { seat: 1, motion } },
    { by: LAST, path: 'votes', data: { seat: LAST, motion, agree: false } },
    { by: LAST, path: `seats/${LAST}/notebook`, method: 'PUT', data: { text: 'not swamp' } },
    { by: LAST, path: `seats/${LAST}/look`, data: {} },
    record(1, 'fix', { ...disc, kind: 'cube', to: null }, 24),
  ];
}

interface Phones {
  readonly stranger: Device;
  /** The first seat's phone. */
  readonly first: Device;
  readonly middle: readonly Device[];
  /** The phone of the last seat, whose piece is wrong. */
  readonly last: Device;
}

/** Everything received during a game with these requests, by the last seat and by all others. */
async function play(
  code: string,
  { stranger, first, middle, last }: Phones,
  requests: readonly SeatRequest[],
  origin: string,
): Promise<{ readonly owner: readonly Received[]; readonly others: readonly Received[] }> {
  const [game, page, owner, others] = [
    gameAt(code),
    `/games/${code}`,
    createRequestLog(),
    createRequestLog(),
  ];
  const check = `${game}/check-board`;
  const phones = [first, ...middle, last];
  for (const [index, phone] of phones.entries()) await claim(phone, game, index + 1);
  const streams = [await openStream(stranger, code, origin), await openStream(first, code, origin)];
  // Both streams report that the first seat is connected now.
  for (const { versions } of streams) await expect.poll(() => versions().length).toBe(2);

  for (const { by, path, method = 'POST', data, headers } of requests) {
    const [log, phone] = by === 1 ? [others, first] : [owner, last];
    const done = await log.ask(phone, `${game}/${path}`, {
      method,
      data,
      ...(headers && { headers }),
    });
    expect(done.ok(), await done.text()).toBe(true);
    await others.ask(stranger, game);
    await owner.ask(last, game);
    await owner.ask(last, check, { method: 'POST' });
    await others.ask(first, check, { method: 'POST' });
    const { version } = await (await others.ask(first, game)).json();
    for (const { versions } of streams) await expect.poll(versions).toContain(version);
  }
  for (const phone of [stranger, ...middle]) {
    await others.ask(phone, game);
    await others.ask(phone, check, { method: 'POST' });
    await others.ask(phone, `${game}/seats/${LAST}/notebook`);
  }

  const seat = `/seats/${LAST}`;
  const own = ['/seats/1', '/seats/1/notebook'];
  for (const path of ['', '/record', '/assist', '/replay', seat, `${seat}/notebook`, ...own]) {
    await others.ask(first, `${page}${path}`);
    await others.ask(first, `${page}${path}`, { headers: { RSC: '1' } });
  }
  for (const path of ['', '/record', seat]) {
    await others.ask(stranger, `${page}${path}`);
    await owner.ask(last, `${page}${path}`);
  }

  for (const stream of streams) await stream.close();
  const streamed = streams.map((stream, index) => ({
    from: `stream ${index}`,
    text: stream.text(),
  }));
  return {
    owner: withoutNames(owner.received(), code),
    others: withoutNames([...others.received(), ...streamed], code),
  };
}
