import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Page } from 'playwright/test';
import { findChromium } from '../browser.mjs';

/** A phone that keeps its data while its browser is closed. */
export interface Phone {
  /** Starts the browser and returns a page. */
  start(): Promise<Page>;
  /** Closes the browser, as if the phone were switched off. */
  close(): Promise<void>;
  /** Also deletes the phone's data. */
  forget(): Promise<void>;
}

export async function newPhone(): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-phone-'));
  const executablePath = findChromium();
  let close = async () => {};
  return {
    async start() {
      const browser = await chromium.launchPersistentContext(folder, {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 640 },
        ...(executablePath !== undefined && { executablePath }),
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--disable-gpu',
          '--disable-background-networking',
        ],
      });
      close = () => browser.close();
      return browser.pages()[0] ?? browser.newPage();
    },
    close: () => close(),
    async forget() {
      await close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Throttles the page's main thread by that factor; other threads keep their speed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Waits until the phone has cached every page that works offline. */
export const untilAllCached = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
