import { type TestInfo, test } from 'playwright/test';
import { createRandom, drawHex } from '@/lib/random';

/** The seeds of each test's games, in order. */
const seedsByTest = new WeakMap<TestInfo, string[]>();

/**
 * A seed for the running test's next game, in the servers' format. Derived from the test's title and the number
 * of its games so far: every run deals the same games, and no two are alike.
 */
export function nextSeed(): string {
  const info = test.info();
  const seeds = seedsByTest.get(info) ?? [];
  const title = [...info.titlePath, seeds.length].join(' › ');
  const seed = drawHex(createRandom(title, 'test'));
  seedsByTest.set(info, [...seeds, seed]);
  return seed;
}

export const seedsOf = (info: TestInfo): readonly string[] => seedsByTest.get(info) ?? [];
