import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { type Database, openDatabase } from './openDatabase';
import { openRateLimiter, type RateLimiter } from './rateLimiter';

const BACKENDS: Readonly<Record<string, () => string>> = {
  SQLite: () => ':memory:',
  PostgreSQL: () => inject('postgresUrls').guesses,
};

const opened: Database[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const { db } of opened.splice(0)) await db.destroy();
});

async function open(
  url: string,
  perMinute = { guess: 3, costly: 2, refused: 2 },
): Promise<RateLimiter> {
  const database = await openDatabase(url);
  opened.push(database);
  return openRateLimiter(database, perMinute);
}

describe.each(Object.entries(BACKENDS))('counted in %s', (kind, url) => {
  /** Both databases persist between tests, so names must be unique. */
  const named = (name: string) => `${name} ${kind} ${Math.random()}`;

  test('a network that has used up its guesses waits, and no other does', async () => {
    const counts = await open(url());
    const [eve, ana] = [named('eve'), named('ana')];
    expect(await counts.secondsToWait('guess', eve)).toBe(0);
    for (let guess = 1; guess <= 2; guess++) await counts.count('guess', eve);
    expect(await counts.secondsToWait('guess', eve)).toBe(0);
    for (let guess = 3; guess <= 6; guess++) await counts.count('guess', eve);
    const wait = await counts.secondsToWait('guess', eve);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await counts.secondsToWait('guess', ana)).toBe(0);
  });

  test('kinds of actions are counted separately, and only those above the limit wait', async () => {
    const counts = await open(url());
    const eve = named('eve');
    for (let guess = 1; guess <= 3; guess++) await counts.count('guess', eve);
    const waits = [];
    for (let call = 1; call <= 4; call++) waits.push(await counts.count('costly', eve));
    expect(waits.map(wait => wait > 0)).toEqual([false, false, true, true]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  test('without a limit no network waits', async () => {
    const counts = await open(url(), { guess: 0, costly: 0, refused: 0 });
    const eve = named('eve');
    for (const { count } of [counts, counts.holders])
      for (let call = 1; call <= 50; call++) expect(await count('costly', eve)).toBe(0);
    expect(await counts.secondsToWait('guess', eve)).toBe(0);
  });

  test('seat holders are counted apart from networks, without guesses, and nothing is stored', async () => {
    const counts = await open(url());
    const ada = named('ada');
    for (let call = 1; call <= 9; call++)
      for (const what of ['guess', 'costly', 'refused'] as const)
        await counts.holders.count(what, ada);
    const waits = async ({ secondsToWait }: Pick<RateLimiter, 'secondsToWait'>) => [
      await secondsToWait('guess', ada),
      await secondsToWait('costly', ada),
      await secondsToWait('refused', ada),
    ];
    expect((await waits(counts.holders)).map(wait => wait > 0)).toEqual([false, true, true]);
    expect(await waits(counts)).toEqual([0, 0, 0]);
  });

  test('expired counts are removed, and the rest stays', async () => {
    const database = await openDatabase(url());
    opened.push(database);
    const counts = await openRateLimiter(database, { guess: 3, costly: 2, refused: 2 });
    const [old, eve] = [named('old'), named('eve')];
    vi.useFakeTimers({ now: Date.now() - 61_000, toFake: ['Date'] });
    for (let guess = 1; guess <= 3; guess++) await counts.count('guess', old);
    vi.useRealTimers();
    for (let guess = 1; guess <= 3; guess++) await counts.count('guess', eve);
    await counts.removeOld();
    const { rows } =
      await sql`select key from guesses where key in (${`guess ${old}`}, ${`guess ${eve}`})`.execute(
        database.db,
      );
    expect(rows).toEqual([{ key: `guess ${eve}` }]);
  });
});

test('servers on one database share the count', async () => {
  const url = inject('postgresUrls').guesses;
  const [one, other] = [await open(url), await open(url)];
  for (const server of [one, other, one]) await server.count('guess', 'mallory');
  expect(await one.secondsToWait('guess', 'mallory')).toBeGreaterThan(0);
  expect(await other.secondsToWait('guess', 'mallory')).toBeGreaterThan(0);
});
