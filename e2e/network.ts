import { createHash } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';

/**
 * A network address unique to the running test and attempt, so that tests do not share a server's per-network
 * limit on wrong guesses.
 */
export function networkOf(host: number): string {
  const { testId, retry, repeatEachIndex } = test.info();
  const hash = createHash('sha256').update([testId, retry, repeatEachIndex].join());
  return `10.${[...hash.digest().subarray(0, 2), host].join('.')}`;
}

/**
 * Goes offline. `setOffline` is not atomic: the page may get the event before its requests fail, and then one more
 * retry succeeds.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const answers = () =>
    fetch('/api/health').then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(answers)).toBe(false);
  await page.evaluate(() => void dispatchEvent(new Event('offline')));
}
