import fc from 'fast-check';
import { MODES, PLAYER_COUNTS } from '@/lib/data/terms';
import type { Game } from '@/lib/game/game';
import { cluesInPlay, habitatOf, mapOf } from '@/lib/game/game';
import { MAX_ENTRIES, MAX_NOTEBOOK_LETTERS } from '@/lib/game/limits';
import { formatDocument } from '@/lib/store/document';
import { entryId } from '@/lib/testing/arbitraries';
import { expectRefusal, GIVE_UP, send, uncover, voteForEnd } from '../ask';
import { type Device, expect, test } from '../fixtures';
import { FUZZ_SEED, printSeed } from '../fuzzSeed';
import { idsIn, logOnceComplete } from '../logs';
import { dealtOnPhone } from '../phoneDocument';
import { atRelease } from '../release';
import { createRequestLog } from '../requestLog';
import {
  clueSecrets,
  deviceSecrets,
  findSecrets,
  habitatSecrets,
  hintSecrets,
  spelled,
} from '../secrets';
import { gameAt, viewTable } from '../table';

const FOUR = { mode: 'advanced', players: 4 } as const;

const upload = (device: Device, game: Game | string, url = '') =>
  send(device, `${url}/api/games/upload`, typeof game === 'string' ? game : formatDocument(game));

async function mustUpload(device: Device, game: Game, url?: string) {
  const answer = await upload(device, game, url);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test('a phone’s game is uploaded once, and its seats move to other phones', async ({ device }) => {
  const [ana, ben, eve] = [await device(), await device(), await device()];
  const game = await dealtOnPhone(FOUR, 'opened once');
  const { code, you } = await mustUpload(ana, game);
  expect(you).toEqual([1, 2, 3, 4]);
  expect((await mustUpload(ana, game)).code).toBe(code);

  const table = gameAt(code);
  const offered = await ana.post(`${table}/seats/2/hand-over`);
  const taken = await send(ben, `${table}/seats/2/take`, await offered.json());
  expect((await taken.json()).you).toEqual([2]);
  expect((await uncover(ben, table, 2)).clue.id).toBe(game.clues[1]);
  await expectRefusal(await ana.get(`${table}/seats/2`), 404, 'not-found');

  // Another device with the same game also gets the table's code, but no seats.
  expect(await mustUpload(eve, game)).toMatchObject({ code, you: [] });
  expect((await viewTable(ana, code)).you).toEqual([1, 3, 4]);
});

test('a game is uploaded with everything that was written in it', async ({ device }) => {
  const ana = await device();
  const game = await dealtOnPhone(FOUR, 'written full');
  const notebook = '語'.repeat(MAX_NOTEBOOK_LETTERS);
  const { code, record } = await mustUpload(ana, {
    ...game,
    seats: game.seats.map(seat => ({ ...seat, notebook })),
    record: Array.from({ length: MAX_ENTRIES }, (_, at) => ({
      type: 'turn',
      player: 1,
      id: entryId(at),
      by: 1,
      at: 1,
    })),
  });
  expect(record.entries).toHaveLength(MAX_ENTRIES);
  const stored = await ana.get(`${gameAt(code)}/seats/4/notebook`);
  expect((await stored.json()).text).toBe(notebook);
});

test('of all devices with a copy of a game, the first to upload it holds its seats', async ({
  device,
}) => {
  const game = await dealtOnPhone(FOUR, 'many copies');
  const ana = await device();
  const { code, version } = await mustUpload(ana, game);
  const others = await Promise.all(Array.from({ length: 5 }, () => device()));
  for (const other of others)
    expect(await mustUpload(other, game)).toMatchObject({ code, version, you: [] });
  expect(await mustUpload(ana, game)).toMatchObject({ code, you: [1, 2, 3, 4] });
});

test('simultaneous uploads of a game create one table', async ({ device }) => {
  const ana = await device();
  const game = await dealtOnPhone(FOUR, 'at once');
  const tables = await Promise.all(Array.from({ length: 6 }, () => mustUpload(ana, game)));
  expect(new Set(tables.map(({ code }) => code)).size).toBe(1);
});

test('an uploaded game is played to its end, and continued, like any other', async ({ device }) => {
  const ana = await device();
  const game = await dealtOnPhone({ mode: 'normal', players: 3 }, 'to the end');
  const { code } = await mustUpload(ana, { ...game, round: 3 });
  for (const seat of [1, 2, 3]) await voteForEnd(ana, gameAt(code), seat);
  const ended = await viewTable(ana, code);
  expect(ended.seats.map(({ clue }) => clue?.id)).toEqual(game.clues);
  expect(ended.fairness).toBeDefined();
  const next = await send(ana, `${gameAt(code)}/again`, {});
  expect(await next.json()).toMatchObject({ round: 4, onePhone: false, you: [1, 2, 3] });
  await expectRefusal(await upload(ana, { ...game, endedAt: 1 }), 409, 'game-ended');
});

test('data that no phone stores is refused', async ({ device }) => {
  const ana = await device();
  const game = await dealtOnPhone(FOUR, 'refused');
  const document = formatDocument(game);
  for (const body of ['', '{', '[]', 'null', '{}', document.slice(0, -1)])
    await expectRefusal(await upload(ana, body), 400, 'bad-game');
  await expectRefusal(await upload(ana, { ...game, code: 'KRWNQT' }), 400, 'bad-game');
  await expectRefusal(await upload(ana, { ...game, mapCode: 'nowhere' }), 400, 'bad-game');
  const newer = document.replace(/"format":\d+/, '"format":999');
  await expectRefusal(await upload(ana, newer), 409, 'game-newer');
  await expectRefusal(
    await upload(ana, `${document}${' '.repeat(2 ** 19)}`),
    413,
    'body-too-large',
  );
  await expectRefusal(await ana.get('/api/games/upload'), 405, 'method-not-allowed');
  const foreign = await ana.post('/api/games/upload', {
    data: document,
    headers: { 'Sec-Fetch-Site': 'cross-site' },
  });
  await expectRefusal(foreign, 403, 'cross-origin');
});

test('an upload reveals no secrets', async ({ shared, device }) => {
  const server = await shared('faultless');
  const [ana, eve] = [await device(), await device()];
  const all = [];
  for (const mode of MODES) {
    for (const players of PLAYER_COUNTS) {
      const requestLog = createRequestLog();
      const game = await dealtOnPhone({ mode, players }, `Zoë${players}`);
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'POST' as const, data: Buffer.from(formatDocument(game)), headers };
      await requestLog.ask(ana, `${server.url}/api/games/upload`, options);
      const { code } = await mustUpload(ana, game, server.url);
      await requestLog.ask(ana, `${server.url}/games/${code}/hand-out`);
      for (const one of [ana, eve]) {
        await requestLog.ask(one, `${server.url}/api/games/upload`, options);
        await requestLog.ask(one, gameAt(code, server.url));
        await requestLog.ask(one, `${server.url}/games/${code}`);
      }
      const map = mapOf(game);
      const secrets = [
        ...cluesInPlay(game).flatMap(clue => clueSecrets('a clue', clue, map)),
        ...habitatSecrets(habitatOf(game)),
        ...hintSecrets(game.hint),
        ...spelled('the phone’s code', [game.code]),
        ...(await Promise.all([ana, eve].map(deviceSecrets))).flat(),
      ];
      expect(findSecrets(requestLog.received(), secrets)).toEqual([]);
      all.push(...secrets, ...spelled('a code', [code]), ...spelled('a name', [`Zoë${players} 1`]));
    }
  }
  const last = await upload(ana, '{', server.url);
  const log = await logOnceComplete(
    'faultless',
    idsIn([`x-request-id: ${last.headers()['x-request-id']}`]),
  );
  expect(findSecrets([{ from: 'the log', text: log }], all)).toEqual([]);
  expect(log).toContain('"route":"/api/games/upload"');
});

const ALTERED = atRelease(400, 200);

test('an altered game is refused, or plays on to its end', async ({ device }) => {
  // Uploads hundreds of games, one after another.
  test.slow();
  printSeed();
  const ana = await device();
  const games = await Promise.all(
    PLAYER_COUNTS.map(players => dealtOnPhone({ mode: 'advanced', players }, `odd ${players}`)),
  );
  const odd = fc.sample(
    fc.constantFrom(...games).chain(game => altered(JSON.parse(formatDocument(game)))),
    { numRuns: ALTERED, seed: FUZZ_SEED },
  );
  let uploaded = 0;
  for (const document of odd) {
    const answer = await upload(ana, JSON.stringify(document));
    const context = `seed ${FUZZ_SEED}: ${JSON.stringify(document)}`;
    expect([201, 400, 409], context).toContain(answer.status());
    if (answer.status() !== 201) continue;
    uploaded++;
    const { code, you, phase } = await answer.json();
    for (const seat of phase === 'ended' ? [] : you) {
      const voted = await send(ana, `${gameAt(code)}/votes`, { seat, motion: GIVE_UP });
      expect(voted.status(), context).toBeLessThan(500);
    }
    for (const path of [gameAt(code), `/games/${code}`])
      expect((await ana.get(path)).status(), context).toBe(200);
  }
  expect(uploaded).toBeGreaterThan(0);
});

/** The same document with one of its values, at any depth, replaced by an odd one. */
function altered(document: unknown): fc.Arbitrary<unknown> {
  const places = placesIn(document);
  return fc
    .tuple(fc.constantFrom(...places), odd)
    .map(([place, value]) => withValue(document, place, value));
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, 1, 2, -1, 99, 8.64e15, '', [], {}, 'red', 'pink'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.record({ seat: fc.integer({ min: 1, max: 5 }), agrees: fc.boolean() })),
  fc.integer(),
);

type Place = readonly (string | number)[];

function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const inside = names.flatMap(name => placesIn(Reflect.get(value, name), [...at, name]));
  return at.length === 0 ? inside : [at, ...inside];
}

function withValue(value: unknown, [first, ...rest]: Place, put: unknown): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return put;
  const changed = withValue(Reflect.get(value, first), rest, put);
  return Array.isArray(value) ? value.with(Number(first), changed) : { ...value, [first]: changed };
}
