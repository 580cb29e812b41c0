import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { type Deal, type DealOptions, deal } from '@/lib/game/deal';
import { claim, vote } from '../ask';
import { createEar, type Ear } from '../ear';
import { type Device, expect, test } from '../fixtures';
import {
  clueSecrets,
  deviceSecrets,
  findSecrets,
  habitatSecrets,
  hintSecrets,
  type Secret,
  spelled,
} from '../secrets';
import type { Server } from '../server';
import { openStream } from '../stream';
import { createGame, gameAt } from '../table';

const ROUNDS = 5;
const GAMES = Array.from({ length: ROUNDS }, (_, round) =>
  MODES.flatMap(mode => PLAYER_COUNTS.map(players => ({ mode, players, round }))),
).flat();

/** How a game goes: what two phones with all the seats between them, and a stranger, hear of it. */
type Played = {
  readonly secrets: readonly Secret[];
  /** What no log may hold beside the secrets: names, the game's code. */
  readonly private: readonly Secret[];
  readonly ear: Ear;
};

test('no secret of thirty games is told, shown or logged', async ({ serve, device }) => {
  // It deals thirty games and reads all pages of each.
  test.setTimeout(300_000);
  const server = await serve({ GUESSES_PER_MINUTE: '999999' });
  const [ada, ben, eve] = [await device(), await device(), await device()];
  const all: Secret[] = [];

  for (const [index, { mode, players, round }] of GAMES.entries()) {
    const game = await playSome({ mode, players }, `seed-${index}`, round, server, {
      ada,
      ben,
      eve,
    });
    const devices = (await Promise.all([ada, ben, eve].map(deviceSecrets))).flat();
    expect(findSecrets(game.ear.heard(), [...game.secrets, ...devices])).toEqual([]);
    all.push(...game.secrets, ...game.private, ...devices);
  }

  await server.stop();
  expect(findSecrets([{ from: 'the log', text: server.logs() }], all)).toEqual([]);
  expect(server.logs(), 'the log tells of them at all').toContain('"route":"/api/games/:code"');
});

async function playSome(
  options: DealOptions,
  seed: string,
  round: number,
  { url }: Server,
  { ada, ben, eve }: { ada: Device; ben: Device; eve: Device },
): Promise<Played> {
  const dealt = deal(options, seed);
  const { code } = await createGame(ada, { ...options, seed }, url);
  const [game, page, ear] = [gameAt(code, url), `${url}/games/${code}`, createEar()];
  const seats = Array.from({ length: options.players }, (_, index) => index + 1);
  const holderOf = (seat: number) => (seat % 2 === 1 ? ada : ben);
  const names = seats.map(seat => `${seed}-Zoë-${seat}`);

  for (const seat of seats) {
    const data = { name: names[seat - 1] };
    await ear.ask(holderOf(seat), `${game}/seats/${seat}/claim`, { method: 'POST', data });
  }
  const streams = [await openStream(eve, code, url), await openStream(ada, code, url)];

  // A holder hears their own clue, and no other.
  const own = createEar();
  for (const seat of seats) {
    await own.ask(holderOf(seat), `${game}/seats/${seat}/look`, { method: 'POST' });
  }
  const heardOwn = own
    .heard()
    .flatMap((heard, index) => findSecrets([heard], secretsOf(dealt, { but: index + 1 })));
  expect(heardOwn).toEqual([]);

  const offered = await ada.post(`${game}/seats/1/hand-over`);
  const { digits } = await offered.json();
  const wrong = { digits: digits === '000000' ? '000001' : '000000' };
  await ear.ask(eve, `${game}/seats/1/take`, { method: 'POST', data: wrong });
  await ear.ask(ben, `${game}/end`, { method: 'POST', data: { seat: 2 } });
  await ear.ask(ben, `${game}/seats/1/free`, { method: 'POST', data: { seat: 2 } });
  const showsHint = round % 2 === 1;
  for (const seat of showsHint ? seats : [1]) {
    const heard = showsHint ? createEar() : ear;
    await heard.ask(holderOf(seat), `${game}/hint`, { method: 'POST', data: { seat } });
  }

  for (const path of [game, `${game}/hint`]) {
    for (const one of [ada, eve]) await ear.ask(one, path);
  }
  // A stranger's pages, and a holder's: their own seat, which is covered, and another's.
  for (const [one, path] of [
    [eve, page],
    [eve, `${page}/lay`],
    [ada, `${page}/seats/1`],
    [ada, `${page}/seats/2`],
  ] as const) {
    await ear.ask(one, path);
    await ear.ask(one, path, { headers: { RSC: '1' } });
  }
  for (const data of [{ seat: 1 }, { seat: 99 }, { seat: 'x' }, {}]) {
    await ear.ask(eve, `${game}/end`, { method: 'POST', data });
  }
  for (const seat of [...seats, 9]) {
    await ear.ask(eve, `${game}/seats/${seat}`);
    await ear.ask(eve, `${game}/seats/${seat}/look`, { method: 'POST' });
  }
  for (const headers of [{ 'Sec-Purpose': 'prefetch' }, { Accept: 'text/html' }]) {
    await ear.ask(ada, `${game}/seats/1`, { headers });
  }
  await ear.ask(ada, `${game}/seats/1`, { method: 'HEAD' });
  for (const stream of streams) await stream.close();

  const heardStreams = streams.map(stream => ({ from: 'a stream', text: stream.text() }));
  const secrets = [
    ...secretsOf(dealt, {}).filter(({ what }) => !(showsHint && what === 'the hint')),
    ...spelled('the seed', [seed]),
    ...spelled('hand-over digits', [digits]),
  ];
  expect(findSecrets(heardStreams, secrets)).toEqual([]);
  return {
    secrets: secrets.filter(({ what }) => what !== 'the seed'),
    private: [
      ...spelled('a name', names),
      ...spelled('a code', [code]),
      ...hintSecrets(dealt.hint),
    ],
    ear,
  };
}

const secretsOf = (
  { map, players, clues, habitat, hint }: Deal,
  { but }: { but?: number },
): Secret[] => [
  ...clues.flatMap((clue, index) => {
    // Two players hold two clues each.
    const seat = Math.floor((index * players) / clues.length) + 1;
    return seat === but ? [] : clueSecrets(`the clue of seat ${seat}`, clue, map);
  }),
  ...habitatSecrets(habitat),
  ...hintSecrets(hint),
];

test('after the end everybody sees the habitat and all clues', async ({ table, device }) => {
  const options = { mode: 'advanced', players: 4 } as const;
  const { code } = await table.createGame({ ...options, seed: 'the end' });
  const [phone, eve, ear] = [await device(), await device(), createEar()];
  for (const seat of [1, 2, 3, 4]) await claim(phone, gameAt(code), seat);
  for (const seat of [1, 2, 3, 4]) await vote(phone, `${gameAt(code)}/end`, seat);

  await ear.ask(eve, gameAt(code));
  await ear.ask(eve, `/games/${code}`);
  const { map, clues, habitat } = deal(options, 'the end');
  for (const heard of ear.heard()) {
    expect(findSecrets([heard], habitatSecrets(habitat)), heard.from).not.toEqual([]);
    for (const clue of clues) {
      expect(findSecrets([heard], clueSecrets('a clue', clue, map)), heard.from).not.toEqual([]);
    }
  }
});
