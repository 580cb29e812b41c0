import { createHash } from 'node:crypto';
import { test } from 'playwright/test';

/**
 * A network address unique to the running test and attempt, so that tests do not share a server's per-network
 * limit on wrong guesses.
 */
export function networkOf(host: number): string {
  const { testId, retry, repeatEachIndex } = test.info();
  const hash = createHash('sha256').update([testId, retry, repeatEachIndex].join());
  return `10.${[...hash.digest().subarray(0, 2), host].join('.')}`;
}
