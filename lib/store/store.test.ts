import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { seatNumber } from '../board/players';
import { deal } from '../game/deal/deal';
import type { Game } from '../game/game';
import { applyMove } from '../game/moves';
import { agreeing } from '../game/votes/ballot';
import { ballotOn } from '../game/votes/motion';
import { ok, refused } from '../result';
import { isUnavailable } from '../table/unavailable';
import { type Backend, postgresBackend, sqliteBackend } from '../testing/backends';
import { newGame } from '../testing/newGame';
import { END, GIVE_UP, vote } from '../testing/playing';
import { FORMAT, formatDocument } from './document';
import type { Store } from './store';

const BACKENDS: Readonly<Record<string, () => Promise<Backend>>> = {
  SQLite: sqliteBackend,
  PostgreSQL: () => postgresBackend(inject('postgresUrls').store),
};

describe.each(Object.entries(BACKENDS))('%s', (_, open) => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await open();
  });
  afterEach(() => backend.clear());
  afterAll(() => backend.close());

  const connect: Backend['connect'] = (...options) => backend.connect(...options);

  describe('storage', () => {
    test('a stored game is read back unchanged, over any connection', async () => {
      const store = await connect();
      const stored = game('KRWNQT');
      expect(await store.create(stored)).toBe(true);
      expect(await store.load('KRWNQT')).toEqual(ok(stored));
      expect(await (await connect()).load('KRWNQT')).toEqual(ok(stored));
      expect(await store.load('BDGHJK')).toEqual(refused('not-found'));
    });

    test('a game is read once until it changes, also if another server changes it', async () => {
      const [store, other] = [await connect(), await connect()];
      await store.create(game('KRWNQT'));
      const [first, again] = [await store.load('KRWNQT'), await store.load('KRWNQT')];
      expect(first.ok && again.ok && first.value === again.value).toBe(true);
      const changed = await other.update('KRWNQT', each => ok({ ...each, version: 2, laid: true }));
      expect(await store.load('KRWNQT')).toEqual(changed);
    });

    test('a second game with a taken code is not stored', async () => {
      const store = await connect();
      const first = game('KRWNQT');
      await store.create(first);
      expect(await store.create({ ...first, players: 3 })).toBe(false);
      expect(await store.load('KRWNQT')).toEqual(ok(first));
    });

    test('an uploaded game is stored once, under the first code', async () => {
      const [store, other] = [await connect(), await connect()];
      const of = (origin: string, code: string) => ({ ...game(code), origin });
      const [one, another, third] = ['1', '2', '3'].map(each => each.repeat(32)) as [
        string,
        string,
        string,
      ];
      expect(await store.receive(of(one, 'KRWNQT'))).toBe('KRWNQT');
      expect(await other.receive(of(one, 'BDGHJK'))).toBe('KRWNQT');
      expect(await other.load('BDGHJK')).toEqual(refused('not-found'));
      expect(await store.receive(of(another, 'KRWNQT'))).toBeUndefined();
      expect(await store.receive(of(another, 'BDGHJK'))).toBe('BDGHJK');
      const codes = await Promise.all(
        [store, other, store, other].map((each, index) =>
          each.receive(of(third, `GHJKL${'MNPQ'[index]}`)),
        ),
      );
      expect(new Set(codes).size).toBe(1);
    });

    test('a check succeeds if the database responds', async () => {
      await expect((await connect()).check()).resolves.toBeUndefined();
    });
  });

  describe('a change', () => {
    test('is written, unless it is refused or changes nothing', async () => {
      const store = await connect();
      await store.create(game('KRWNQT'));
      const claimed = await store.update('KRWNQT', now =>
        applyMove(now, { kind: 'claim', seat: 1, device: 'a', at: 0 }),
      );
      expect(claimed.ok).toBe(true);
      expect(claimed).toEqual(await store.load('KRWNQT'));
      expect(await store.update('KRWNQT', () => refused('no'))).toEqual(refused('no'));
      expect(await store.update('KRWNQT', now => ok(now))).toEqual(claimed);
      expect((await loadGame(store, 'KRWNQT')).version).toBe(2);
    });

    test('of a missing game is refused', async () => {
      expect(await (await connect()).update('KRWNQT', now => ok(now))).toEqual(
        refused('not-found'),
      );
    });

    test('fails as unavailable if the row’s version differs from the document’s', async () => {
      const store = await connect();
      const stored = game('KRWNQT');
      await store.create(stored);
      await backend.write('KRWNQT', formatDocument({ ...stored, version: 7 }));
      const change = applyMove(stored, { kind: 'claim', seat: 1, device: 'a', at: 0 });
      const failure = store.update('KRWNQT', () => change);
      await expect(failure).rejects.toSatisfy(isUnavailable);
      expect(await store.load('KRWNQT')).toMatchObject(ok({ version: 7 }));
    });

    test('two hundred votes at once, over two connections, are all counted', async () => {
      const stores = [await connect(), await connect()] as const;
      const codes = Array.from({ length: 40 }, (_, index) =>
        `GAME${index}`.padEnd(6, 'X').slice(0, 6),
      );
      for (const code of codes) await stores[0].create(seated(code));

      const votes = codes.flatMap(code => [1, 2, 3, 4, 5].map(seat => ({ code, seat })));
      expect(votes).toHaveLength(200);
      await Promise.all(
        votes.map(({ code, seat }, index) =>
          stores[index % 2 === 0 ? 0 : 1].update(code, now =>
            applyMove(now, { ...vote(GIVE_UP)(seatNumber(seat)), device: 'a', at: 0 }),
          ),
        ),
      );
      for (const code of codes) {
        const endBallot = ballotOn(await loadGame(stores[0], code), END);
        expect(agreeing(endBallot).toSorted()).toEqual([1, 2, 3, 4, 5]);
      }
    });

    test('two hundred changes of one game at once are all made, each exactly once', async () => {
      const stores = [await connect(), await connect()] as const;
      await stores[0].create(seated('KRWNQT'));
      const by = { kind: 'claim', device: 'a', at: 0 } as const;
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          stores[index % 2 === 0 ? 0 : 1].update('KRWNQT', now =>
            applyMove(now, { ...by, seat: seatNumber(1 + (index % 5)), name: `name ${index}` }),
          ),
        ),
      );
      expect((await loadGame(stores[1], 'KRWNQT')).version).toBe(201);
    });
  });

  describe('an unreadable document', () => {
    const newer = JSON.stringify({ format: FORMAT + 1, code: 'KRWNQT', version: 3 });
    const ofOtherRow = formatDocument(game('BDGHJK'));

    test.each([
      ['is damaged', '{"format":2,"code":"KRW', 'game-damaged'],
      ['belongs to another row', ofOtherRow, 'game-damaged'],
      ['is newer', newer, 'game-newer'],
    ])('that %s is refused and left unchanged', async (_, document, why) => {
      const onUnreadable = vi.fn();
      const store = await connect(Date.now, onUnreadable);
      await store.create(game('KRWNQT'));
      await backend.write('KRWNQT', document);
      for (let time = 1; time <= 2; time++) {
        expect(await store.load('KRWNQT')).toEqual(refused(why));
        expect(await store.update('KRWNQT', now => ok({ ...now, version: 9 }))).toEqual(
          refused(why),
        );
      }
      expect(await store.create(game('KRWNQT'))).toBe(false);
      expect(await backend.read('KRWNQT')).toBe(document);

      expect(onUnreadable).toHaveBeenCalledOnce();
      expect(JSON.stringify(onUnreadable.mock.calls)).not.toContain('KRWNQT');
    });
  });

  describe('presence', () => {
    test('is recorded per game and device, and updated', async () => {
      let now = 1_000_000;
      const store = await connect(() => now);
      const devices = [
        { code: 'KRWNQT', device: 'a' },
        { code: 'KRWNQT', device: 'b' },
        { code: 'BDGHJK', device: 'a' },
      ];
      await store.recordPresence(devices, 2_000_000);
      now = 1_500_000;
      await store.recordPresence(devices.slice(0, 1), 2_500_000);
      expect([...(await store.presence('KRWNQT'))].toSorted()).toEqual([
        ['a', { seenAt: 1_500_000, connectedUntil: 2_500_000 }],
        ['b', { seenAt: 1_000_000, connectedUntil: 2_000_000 }],
      ]);
      expect((await store.presence('BDGHJK')).size).toBe(1);
      await store.recordPresence([], 3_000_000);
    });

    test('is recorded for a thousand devices at once', async () => {
      const store = await connect();
      const devices = Array.from({ length: 1000 }, (_, index) => ({
        code: 'KRWNQT',
        device: `phone ${index}`,
      }));
      await store.recordPresence(devices, 1);
      expect((await store.presence('KRWNQT')).size).toBe(1000);
    });
  });

  test('versions are returned for existing games', async () => {
    const store = await connect();
    await store.create(game('KRWNQT'));
    expect(await store.versions(['KRWNQT', 'BDGHJK'])).toEqual(new Map([['KRWNQT', 1]]));
    expect(await store.versions([])).toEqual(new Map());
  });

  test('versions are returned for more games than fit in one statement', async () => {
    const store = await connect();
    await store.create(game('KRWNQT'));
    const absent = Array.from({ length: 70_000 }, (_, n) => `no${n}`);
    expect(await store.versions([...absent, 'KRWNQT'])).toEqual(new Map([['KRWNQT', 1]]));
  });

  test('games unchanged for too long are removed with all their data, and others stay', async () => {
    const day = 24 * 60 * 60 * 1000;
    let now = 100 * day;
    const store = await connect(() => now);
    await store.create(game('KRWNQT'));
    await store.create(game('BDGHJK'));
    await store.recordPresence([{ code: 'KRWNQT', device: 'a' }], now);
    await store.recordPresence([{ code: 'BDGHJK', device: 'a' }], now);
    now = 120 * day;
    await store.update('BDGHJK', each =>
      applyMove(each, { kind: 'claim', seat: 1, device: 'a', at: now }),
    );

    expect(await store.prune(now - 10 * day)).toBe(1);
    expect(await store.load('KRWNQT')).toEqual(refused('not-found'));
    expect((await store.presence('KRWNQT')).size).toBe(0);
    expect((await store.load('BDGHJK')).ok).toBe(true);
    expect((await store.presence('BDGHJK')).size).toBe(1);
    expect(await store.prune(now - 10 * day)).toBe(0);
  });
});

const game = (code: string): Game => newGame(code, deal({ mode: 'normal', players: 5 }, code));

/** Loads a game that must exist. */
async function loadGame(store: Store, code: string): Promise<Game> {
  const game = await store.load(code);
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

function seated(code: string): Game {
  const empty = game(code);
  return {
    ...empty,
    seats: empty.seats.map(seat => ({ ...seat, holder: { device: 'a', name: null } })),
  };
}
