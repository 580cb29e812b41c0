import { chromium, firefox, type LaunchOptions } from 'playwright/test';
import { findFirefox, findWebKit, LACKS_FIREFOX, LACKS_WEBKIT } from '../browser.mjs';
import { test as base, expect } from '../fixtures';
import type { Engine, Phone } from './phone';
import { playwrightEngine } from './playwrightEngine';
import { webKitEngine } from './webKit';

/** The engines of nearly all phones. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;

type EngineName = (typeof ENGINES)[number];

type Fixtures = {
  /** The engine under test. */
  engine: EngineName;
  /** Opens another phone with that engine, without a page. Skips the test if the browser is missing. */
  phone: () => Promise<Phone>;
};

export const test = base.extend<Fixtures>({
  engine: ['Chromium', { option: true }],

  phone: async ({ engine: name, launchOptions }, use) => {
    const engine = await start(name, launchOptions);
    if (typeof engine === 'string') return base.skip(true, engine);
    await use(engine.newPhone).finally(engine.close);
  },
});

const PHONE = { viewport: { width: 393, height: 851 }, locale: 'en-US' };

/** Mozilla's Firefox does not support emulation of these preferences. */
export const NO_EMULATION = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};

/** Starts an engine, or returns why it cannot be tested on this machine. */
async function start(name: EngineName, launchOptions: LaunchOptions): Promise<Engine | string> {
  switch (name) {
    case 'Chromium':
      return playwrightEngine(await chromium.launch(launchOptions), PHONE);
    case 'Firefox': {
      const executablePath = findFirefox();
      if (executablePath === undefined) return LACKS_FIREFOX;
      const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
      return playwrightEngine(browser, { ...PHONE, ...NO_EMULATION });
    }
    case 'WebKit': {
      const programs = findWebKit();
      return programs === undefined ? LACKS_WEBKIT : webKitEngine(programs);
    }
  }
}

export { expect };
