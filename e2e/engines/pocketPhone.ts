import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, devices, firefox, type Page } from 'playwright/test';
import { findFirefox, LACKS_FIREFOX } from '../browser.mjs';
import { test as base } from '../fixtures';
import { NO_EMULATION } from './engines';

/** Engines whose browser can be closed and reopened with its stored data. */
export const POCKET_ENGINES = ['Chromium', 'Firefox'] as const;
type PocketEngine = (typeof POCKET_ENGINES)[number];

const SCREEN = { width: 360, height: 640 };
const CHROMIUM = { ...devices['Pixel 7'], viewport: SCREEN, serviceWorkers: 'allow' } as const;
const FIREFOX = {
  ...NO_EMULATION,
  channel: 'moz-firefox',
  viewport: SCREEN,
  locale: 'en-US',
  serviceWorkers: 'allow',
} as const;

/** A phone that can be switched off: afterwards it has only what its browser stored. */
export type PocketPhone = {
  /** Starts the browser with one page. */
  switchOn(): Promise<Page>;
  switchOff(): Promise<void>;
};

type Fixtures = {
  pocketEngine: PocketEngine;
  /** Skips the test if the browser is missing. */
  pocketPhone: PocketPhone;
};

export const test = base.extend<Fixtures>({
  pocketEngine: ['Chromium', { option: true }],

  pocketPhone: async ({ pocketEngine, launchOptions }, use) => {
    const firefoxPath = findFirefox();
    if (pocketEngine === 'Firefox' && firefoxPath === undefined)
      return base.skip(true, LACKS_FIREFOX);
    const folder = await mkdtemp(join(tmpdir(), 'fieldbook-phone-'));
    const open: BrowserContext[] = [];
    const start = () =>
      pocketEngine === 'Chromium'
        ? chromium.launchPersistentContext(folder, { ...launchOptions, ...CHROMIUM })
        : firefox.launchPersistentContext(folder, {
            ...FIREFOX,
            executablePath: firefoxPath ?? '',
          });
    const switchOff = async () => {
      await open.pop()?.close();
    };
    await use({
      async switchOn() {
        const context = await start();
        open.push(context);
        return context.pages()[0] ?? context.newPage();
      },
      switchOff,
    });
    await switchOff();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  },
});
