import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Page } from 'playwright/test';
import { findChromium } from '../browser.mjs';

/** A phone that keeps what it has while its browser is closed. */
export interface Phone {
  /** A page of the browser, which is started anew. */
  start(): Promise<Page>;
  /** Closes the browser, as when the phone was switched off. */
  close(): Promise<void>;
  /** The same, and it forgets everything. */
  forget(): Promise<void>;
}

export async function buyPhone(): Promise<Phone> {
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

/** Slows the page's own thread down so many times. Other threads of the page stay as fast as they are. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Until the phone keeps every page that needs no server. */
export const untilAllIsKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
