import { createHash } from 'node:crypto';
import { test } from 'playwright/test';

/**
 * The address of a network that only the running test, at this try, has: at a server that counts by network, nobody's
 * wrong guesses are another's.
 */
export function networkOf(host: number): string {
  const { testId, retry, repeatEachIndex } = test.info();
  const told = createHash('sha256').update([testId, retry, repeatEachIndex].join());
  return `10.${[...told.digest().subarray(0, 2), host].join('.')}`;
}
