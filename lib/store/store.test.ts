import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deal } from '../game/deal';
import { type Game, newGame } from '../game/game';
import { play } from '../game/moves';
import { ok, refused } from '../result';
import { openStore } from './openStore';
import type { Store } from './store';

let folder: string;
let open: Store[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fieldbook-store-'));
  open = [];
});

afterEach(async () => {
  await Promise.all(open.map(store => store.close()));
  rmSync(folder, { recursive: true });
});

async function connect(): Promise<Store> {
  const store = await openStore(`file:${join(folder, 'deep', 'test.db')}`);
  open.push(store);
  return store;
}

const game = (code: string): Game => newGame(code, deal({ mode: 'normal', players: 5 }, code));

describe('what is kept', () => {
  test('comes back the same, also after closing', async () => {
    const store = await connect();
    const kept = game('KRWNQT');
    expect(await store.create(kept)).toBe(true);
    expect(await store.load('KRWNQT')).toEqual(kept);
    expect(await (await connect()).load('KRWNQT')).toEqual(kept);
    expect(await store.load('BDGHJK')).toBeUndefined();
  });

  test('a second game under the same code is not taken', async () => {
    const store = await connect();
    const first = game('KRWNQT');
    await store.create(first);
    expect(await store.create({ ...first, players: 3 })).toBe(false);
    expect(await store.load('KRWNQT')).toEqual(first);
  });

  test('the database is asked whether it answers', async () => {
    const store = await connect();
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
    await expect(store.check()).rejects.toThrow();
    open = [];
  });
});

describe('a change', () => {
  test('is written, unless it is refused or changes nothing', async () => {
    const store = await connect();
    await store.create(game('KRWNQT'));
    const claimed = await store.update('KRWNQT', now =>
      play(now, { kind: 'claim', seat: 1, device: 'a' }),
    );
    expect(claimed.ok && claimed.value).toEqual(await store.load('KRWNQT'));
    expect(await store.update('KRWNQT', () => refused('no'))).toEqual(refused('no'));
    expect(await store.update('KRWNQT', now => ok(now))).toEqual(claimed);
    expect((await store.load('KRWNQT'))?.version).toBe(2);
  });

  test('of a game that is not there is refused', async () => {
    expect(await (await connect()).update('KRWNQT', now => ok(now))).toEqual(refused('not-found'));
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
          play(now, { kind: 'vote-end', seat, device: 'a' }),
        ),
      ),
    );
    for (const code of codes) {
      const { endVotes = [] } = (await stores[0].load(code)) ?? {};
      expect(endVotes.toSorted()).toEqual([1, 2, 3, 4, 5]);
    }
  });

  test('two hundred changes of one game at once are all made, each exactly once', async () => {
    const stores = [await connect(), await connect()] as const;
    await stores[0].create(seated('KRWNQT'));
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        stores[index % 2 === 0 ? 0 : 1].update('KRWNQT', now =>
          play(now, { kind: 'claim', seat: 1, device: 'a', name: `name ${index}` }),
        ),
      ),
    );
    expect((await stores[1].load('KRWNQT'))?.version).toBe(201);
  });
});

function seated(code: string): Game {
  const empty = game(code);
  return {
    ...empty,
    seats: empty.seats.map(seat => ({ ...seat, holder: { device: 'a', name: null } })),
  };
}
