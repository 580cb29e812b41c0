import { describe, expect, inject, test } from 'vitest';
import { openGuesses } from './guesses';
import { openDatabase } from './openDatabase';

const BACKENDS: Readonly<Record<string, () => string>> = {
  SQLite: () => ':memory:',
  PostgreSQL: () => inject('postgresUrls').guesses,
};

describe.each(Object.entries(BACKENDS))('guesses counted in %s', (_, url) => {
  test('who has used up theirs waits, nobody else does', async () => {
    const database = await openDatabase(url());
    const guesses = await openGuesses(database, 3);
    expect(await guesses.secondsToWait('eve')).toBe(0);
    for (let guess = 1; guess <= 2; guess++) await guesses.count('eve');
    expect(await guesses.secondsToWait('eve')).toBe(0);
    for (let guess = 3; guess <= 6; guess++) await guesses.count('eve');
    const wait = await guesses.secondsToWait('eve');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await guesses.secondsToWait('ana')).toBe(0);
    await database.db.destroy();
  });
});

test('servers on one database share the count', async () => {
  const databases = [
    await openDatabase(inject('postgresUrls').guesses),
    await openDatabase(inject('postgresUrls').guesses),
  ] as const;
  const here = await openGuesses(databases[0], 2);
  const there = await openGuesses(databases[1], 2);
  await here.count('mallory');
  await there.count('mallory');
  expect(await here.secondsToWait('mallory')).toBeGreaterThan(0);
  expect(await there.secondsToWait('mallory')).toBeGreaterThan(0);
  for (const { db } of databases) await db.destroy();
});
