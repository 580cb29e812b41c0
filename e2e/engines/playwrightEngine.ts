import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { openOnly } from '../open';
import { type Engine, type Phone, SHOWS_WITHIN } from './phone';

/** Engines driven by Playwright: Chromium, and Mozilla's Firefox. */
export function playwrightEngine(browser: Browser, options: BrowserContextOptions): Engine {
  return {
    async newPhone() {
      const context = await browser.newContext(options);
      context.setDefaultTimeout(SHOWS_WITHIN);
      return phoneWith(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function phoneWith(page: Page): Phone {
  return {
    open: async address => {
      await openOnly(page, address);
    },
    address: async () => page.url(),
    count: (role, name) => page.getByRole(role, { name }).count(),
    text: async () => (await page.locator('body').innerText()).replace(/\s+/g, ' '),
    tap: async (role, name) => {
      const element = page.getByRole(role, { name }).first();
      await (role === 'radio' ? element.check() : element.click());
    },
    tapAt: (x, y) => page.mouse.click(x, y),
    // In Firefox, React does not notice a value set by `fill`.
    type: (name, text) => page.getByRole('textbox', { name }).pressSequentially(text),
    press: async name => {
      await page.getByRole('button', { name }).hover();
      await page.mouse.down();
    },
    release: () => page.mouse.up(),
    escape: () => page.keyboard.press('Escape'),
    back: async () => {
      await page.goBack();
    },
    run: inPage => page.evaluate(inPage),
  };
}
