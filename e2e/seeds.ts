import { type TestInfo, test } from 'playwright/test';
import { drawSpokenSeed } from '@/lib/game/deal/spokenSeed';
import { createRandom } from '@/lib/random';

/** The seeds of the games of each test, in order. */
const dealt = new WeakMap<TestInfo, string[]>();

/**
 * The seed of the running test's next game, in the form of those that servers draw: by the test's title and how many
 * games it has had, so that it deals the same games whenever it runs, and no two alike.
 */
export function nextSeed(): string {
  const info = test.info();
  const seeds = dealt.get(info) ?? [];
  const title = [...info.titlePath, seeds.length].join(' › ');
  const seed = drawSpokenSeed(createRandom(title, 'test'));
  dealt.set(info, [...seeds, seed]);
  return seed;
}

export const seedsOf = (info: TestInfo): readonly string[] => dealt.get(info) ?? [];
