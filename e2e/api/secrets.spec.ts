import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import { type Deal, type DealOptions, deal } from '@/lib/game/deal/deal';
import { claim, freeing, GIVE_UP, voteForEnd } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { idsIn, logOnceComplete } from '../logs';
import { createRequestLog, type RequestLog } from '../requestLog';
import {
  clueSecrets,
  deviceSecrets,
  findSecrets,
  habitatSecrets,
  hintSecrets,
  type Secret,
  spelled,
} from '../secrets';
import { openStream } from '../stream';
import { createGame, gameAt } from '../table';

/** Each round has its own three devices and plays one game of each kind. */
const ROUNDS = [0, 1, 2, 3, 4];
const KINDS = MODES.flatMap(mode => PLAYER_COUNTS.map(players => ({ mode, players })));

/** A finished game: its secrets, and what two phones (holding all seats) and a stranger received. */
type Played = {
  readonly secrets: readonly Secret[];
  /** Also forbidden in logs: names and the game's code. */
  readonly private: readonly Secret[];
  readonly requestLog: RequestLog;
  /** Request ids of its streams, which end last. */
  readonly streamIds: readonly string[];
};

test('no secret of forty games is sent, shown or logged', async ({ shared, device }) => {
  // Deals forty games and reads all pages of each.
  test.setTimeout(300_000);
  const { url } = await shared('faultless');
  const rounds = await Promise.all(ROUNDS.map(round => playRound(round, url, device)));

  const ids = rounds.flatMap(({ streamIds }) => streamIds);
  expect(ids, 'two streams a game').toHaveLength(2 * ROUNDS.length * KINDS.length);
  const log = await logOnceComplete('faultless', ids);
  const secrets = rounds.flatMap(round => round.secrets);
  expect(findSecrets([{ from: 'the log', text: log }], secrets)).toEqual([]);
  expect(log, 'the log contains the requests').toContain('"route":"/api/games/:code"');
});

/** What a round's log must not contain, and the requests that it must. */
type Round = { readonly secrets: readonly Secret[]; readonly streamIds: readonly string[] };

async function playRound(
  round: number,
  url: string,
  device: () => Promise<Device>,
): Promise<Round> {
  const [ada, ben, eve] = [await device(), await device(), await device()];
  const secrets: Secret[] = [];
  const streamIds: string[] = [];
  for (const [index, kind] of KINDS.entries()) {
    const seed = `seed-${round * KINDS.length + index}`;
    const game = await playSome(kind, seed, round, url, { ada, ben, eve });
    const devices = (await Promise.all([ada, ben, eve].map(deviceSecrets))).flat();
    expect(findSecrets(game.requestLog.received(), [...game.secrets, ...devices])).toEqual([]);
    secrets.push(...game.secrets, ...game.private, ...devices);
    streamIds.push(...game.streamIds);
  }
  return { secrets, streamIds };
}

async function playSome(
  options: DealOptions,
  seed: string,
  round: number,
  url: string,
  { ada, ben, eve }: { ada: Device; ben: Device; eve: Device },
): Promise<Played> {
  const dealt = deal(options, seed);
  const { code } = await createGame(ada, { ...options, seed }, url);
  const [game, page, requestLog] = [gameAt(code, url), `${url}/games/${code}`, createRequestLog()];
  const seats = Array.from({ length: options.players }, (_, index) => index + 1);
  const holderOf = (seat: number) => (seat % 2 === 1 ? ada : ben);
  const names = seats.map(seat => `${seed}-Zoë-${seat}`);

  for (const seat of seats) {
    const data = { name: names[seat - 1] };
    await requestLog.ask(holderOf(seat), `${game}/seats/${seat}/claim`, { method: 'POST', data });
  }
  const streams = [await openStream(eve, code, url), await openStream(ada, code, url)];

  // Holders receive only their own clue.
  const own = createRequestLog();
  for (const seat of seats) {
    await own.ask(holderOf(seat), `${game}/seats/${seat}/look`, { method: 'POST' });
  }
  const all = secretsOf(dealt, {});
  for (const [index, received] of own.received().entries()) {
    const others = secretsOf(dealt, { but: index + 1 });
    expect(findSecrets([received], others)).toEqual([]);
    expect(findSecrets([received], all), 'the own clue is found').not.toEqual([]);
  }

  const offered = await ada.post(`${game}/seats/1/hand-over`);
  const { digits } = await offered.json();
  const wrong = { digits: digits === '000000' ? '000001' : '000000' };
  await requestLog.ask(eve, `${game}/seats/1/take`, { method: 'POST', data: wrong });
  for (const motion of [GIVE_UP, freeing(1)])
    await requestLog.ask(ben, `${game}/votes`, { method: 'POST', data: { seat: 2, motion } });
  const showsHint = round % 2 === 1;
  for (const seat of showsHint ? seats : [1]) {
    const received = showsHint ? createRequestLog() : requestLog;
    await received.ask(holderOf(seat), `${game}/hint`, { method: 'POST', data: { seat } });
  }

  for (const path of [game, `${game}/hint`]) {
    for (const one of [ada, eve]) await requestLog.ask(one, path);
  }
  // A stranger's pages, and a holder's: their own covered seat, and another's, which they may not open.
  for (const [one, path, status] of [
    [eve, page, 200],
    [eve, `${page}/lay`, 200],
    [ada, `${page}/seats/1`, 200],
    [ada, `${page}/seats/2`, 404],
  ] as const) {
    const shown = await requestLog.ask(one, path);
    expect(shown.status(), path).toBe(status);
    await requestLog.ask(one, path, { headers: { RSC: '1' } });
  }
  for (const seat of [1, 99, 'x', undefined]) {
    const data = { seat, motion: GIVE_UP };
    await requestLog.ask(eve, `${game}/votes`, { method: 'POST', data });
  }
  for (const seat of [...seats, 9]) {
    await requestLog.ask(eve, `${game}/seats/${seat}`);
    await requestLog.ask(eve, `${game}/seats/${seat}/look`, { method: 'POST' });
  }
  for (const headers of [{ 'Sec-Purpose': 'prefetch' }, { Accept: 'text/html' }]) {
    await requestLog.ask(ada, `${game}/seats/1`, { headers });
  }
  await requestLog.ask(ada, `${game}/seats/1`, { method: 'HEAD' });
  for (const stream of streams) await stream.close();

  const receivedByStreams = streams.map(stream => ({ from: 'a stream', text: stream.text() }));
  const secrets = [
    ...all.filter(({ what }) => !(showsHint && what === 'the hint')),
    ...spelled('the seed', [seed]),
    ...spelled('hand-over digits', [digits]),
  ];
  expect(findSecrets(receivedByStreams, secrets)).toEqual([]);
  return {
    secrets: secrets.filter(({ what }) => what !== 'the seed'),
    private: [
      ...spelled('a name', names),
      ...spelled('a code', [code]),
      ...hintSecrets(dealt.hint),
    ],
    requestLog,
    streamIds: idsIn(streams.map(stream => stream.text())),
  };
}

const secretsOf = (
  { map, players, clues, habitat, hint }: Deal,
  { but }: { but?: number },
): Secret[] => [
  ...clues.flatMap((clue, index) => {
    // With two players, each holds two clues.
    const seat = Math.floor((index * players) / clues.length) + 1;
    return seat === but ? [] : clueSecrets(`the clue of seat ${seat}`, clue, map);
  }),
  ...habitatSecrets(habitat),
  ...hintSecrets(hint),
];

test('after the end any device sees the habitat and all clues', async ({ table, device }) => {
  const options = { mode: 'advanced', players: 4 } as const;
  const { code } = await table.createGame({ ...options, seed: 'the end' });
  const [phone, eve, requestLog] = [await device(), await device(), createRequestLog()];
  for (const seat of [1, 2, 3, 4]) await claim(phone, gameAt(code), seat);
  for (const seat of [1, 2, 3, 4]) await voteForEnd(phone, gameAt(code), seat);

  await requestLog.ask(eve, gameAt(code));
  await requestLog.ask(eve, `/games/${code}`);
  const { map, clues, habitat } = deal(options, 'the end');
  for (const received of requestLog.received()) {
    expect(findSecrets([received], habitatSecrets(habitat)), received.from).not.toEqual([]);
    for (const clue of clues) {
      expect(findSecrets([received], clueSecrets('a clue', clue, map)), received.from).not.toEqual(
        [],
      );
    }
  }
});
