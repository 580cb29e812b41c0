import { type Browser, type BrowserContextOptions, expect, type Page } from 'playwright/test';
import type { Received } from './recorder';

/** A player with their own device. */
export type Player = {
  /** The current page; replaced by `reopen`. */
  readonly page: Page;
  /** Restarts the browser: session data is lost. */
  reopen(): Promise<void>;
  /** Allows a console error, such as `/status of 404/` where a test provokes one. */
  expectError(pattern: RegExp): void;
};

export type RecordedPlayer = Player & {
  /** Everything the device has received, and the current content of its page. */
  seen(): Promise<readonly Received[]>;
};

type Seated = {
  readonly player: Player;
  leave(): Promise<void>;
  /** The current content of the page, and the browser's stored data. */
  currentState(): Promise<readonly Received[]>;
};

/** A player with a `leave` function, which fails if their browser reported an unexpected error. */
export async function seatPlayer(browser: Browser, origin: string): Promise<Seated> {
  const errors: string[] = [];
  const expected: RegExp[] = [];
  let page = await open();

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ ...options, baseURL: origin });
    context.on('weberror', error => errors.push(String(error.error())));
    context.on('console', message => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    return context.newPage();
  }

  return {
    player: {
      get page() {
        return page;
      },
      async reopen() {
        const { cookies, origins } = await page.context().storageState();
        await page.context().close();
        page = await open({ storageState: { cookies: cookies.filter(outlivesBrowser), origins } });
      },
      expectError: pattern => expected.push(pattern),
    },
    currentState: async () => [
      { from: 'the current page', text: await page.content() },
      {
        from: 'the storage of the browser',
        text: JSON.stringify(await page.context().storageState({ indexedDB: true })),
      },
    ],
    async leave() {
      await page.context().close();
      const unexpected = errors.filter(error => !expected.some(pattern => pattern.test(error)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
  };
}

const outlivesBrowser = ({ expires }: { readonly expires: number }) => expires !== -1;
