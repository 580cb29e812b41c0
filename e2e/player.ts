import { type Browser, expect, type Page } from '@playwright/test';
import { type Received, recordBefore } from './recorder';

/** Somebody at the table with a device of their own. */
export type Player = {
  readonly page: Page;
  /** Everything that has reached the device, and what its page holds now. */
  seen(): Promise<readonly Received[]>;
  /** Says that the console will report this, such as `/status of 404/` where one is provoked. */
  expectError(pattern: RegExp): void;
};

/** A player, and how they leave: leaving fails if their browser reported an unexpected error. */
export async function seatPlayer(
  browser: Browser,
  origin: string,
): Promise<{ player: Player; leave(): Promise<void> }> {
  const recorder = await recordBefore(origin);
  const context = await browser.newContext({ baseURL: recorder.url });
  const errors: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', error => errors.push(String(error.error())));
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  const page = await context.newPage();

  return {
    player: {
      page,
      seen: async () => [
        ...recorder.received(),
        { from: 'the page as it stands', text: await page.content() },
        { from: 'what the browser keeps', text: JSON.stringify(await context.storageState()) },
      ],
      expectError: pattern => expected.push(pattern),
    },
    async leave() {
      await context.close();
      await recorder.close();
      const unexpected = errors.filter(error => !expected.some(pattern => pattern.test(error)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
  };
}
