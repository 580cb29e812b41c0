import type { Browser, Page } from 'playwright/test';
import { LANGUAGE_COOKIE } from '@/app/_words/languageCookie';
import { LANGUAGE_CODES, type Language } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { pressDown } from './actions';
import { claim } from './ask';
import { hasEastAsianFont, LACKS_EAST_ASIAN_FONT } from './browser.mjs';
import { clueIn } from './clueIn';
import { expectNothingCut } from './cutText';
import { expect } from './fixtures';
import { expectMessagesOnly } from './languages/bareText';
import { expectRealLetters, fontsOf } from './languages/letters';
import { test } from './languages/madeUp';
import { NARROW } from './languages/reader';
import { walkAllPages } from './languages/walk';
import { openPage } from './open';
import { atRelease } from './release';
import { gameAt } from './table';
import { loadTranslator } from './translator';

test('two players at one table each read their own language', async ({
  browser,
  origin,
  table,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 3 });
  const players = [
    { seat: 1, name: 'Ada', language: 'de', locale: 'de-AT' },
    { seat: 2, name: 'Yui', language: 'ja', locale: 'ja-JP' },
  ] as const;
  const pages: Page[] = [];
  for (const { seat, name, language, locale } of players) {
    const page = await openBrowser(browser, origin, locale);
    pages.push(page);
    const say = await loadTranslator(language);
    await openPage(page, `/games/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${say('pages.table')} · Fieldbook`);
    await openPage(page, `/games/${code}/sit?seat=${seat}`);
    await page.getByRole('textbox', { name: say('ui.yourName') }).fill(name);
    await page.getByRole('button', { name: say('table.sitDown'), exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await openPage(page, `/games/${code}`);
  }

  for (const [index, page] of pages.entries()) {
    const { language } = players[index] ?? players[0];
    const say = await loadTranslator(language);
    for (const each of players) {
      await expect(page.getByText(each.name, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: say('table.title') })).toBeVisible();
    for (const address of await addressesOn(page)) {
      expect(address).not.toMatch(/\b(de|ja)\b|lang|locale/);
    }

    const refusal = page.evaluate(async () => (await fetch('/api/games/ZZZZZZ')).json());
    expect((await refusal).error.message).toBe(say('errors.not-found'));

    await page.getByRole('link', { name: say('stages.yourClue') }).click();
    await pressDown(page.getByRole('button', { name: say('seat.holdToLook') }));
    const words = await readMessages(language);
    await expect(page.getByText(clueIn(words))).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await Promise.all(pages.map(page => page.context().close()));
});

/** Long words, no spaces, and two with many accents; before a release all. */
const SHOWN = atRelease<readonly Language[]>(LANGUAGE_CODES, ['de', 'ja', 'hu', 'pl']);

test('in each language a real page has its own words and clue, and nothing is cut', async ({
  browser,
  table,
  origin,
}) => {
  const { code } = await table.createGame({ mode: 'advanced', players: 3, seed: 'words' });
  const page = await openBrowser(browser, origin, 'en');
  await claim(page.request, gameAt(code), 1, { name: 'Wolfgangus Amadé' });
  for (const language of SHOWN)
    await test.step(language, async () => {
      const say = await loadTranslator(language);
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
      await openPage(page, `/games/${code}/seats/1`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${say('pages.yourSeat')} · Fieldbook`);
      await pressDown(page.getByRole('button', { name: say('seat.holdToLook') }));
      await expect(page.getByText(clueIn(await readMessages(language)))).toBeVisible();
      await expectNothingCut(page, `a clue in ${language}`);
      await page.mouse.up();
    });
  await page.context().close();
});

/** One server for both languages, which replace two real ones. */
test.describe('in made-up languages', { tag: '@release' }, () => {
  test.describe.configure({ mode: 'default' });

  test('no text is cut where every message is the longest of the thirteen, and all text is messages', async ({
    browser,
    madeUp,
  }) => {
    test.slow();
    await walkAllPages(browser, { ...madeUp.longest, check: expectMessagesOnly });
  });

  test('no text is cut where no line breaks at a space, in a font that has the letters', async ({
    browser,
    madeUp,
  }) => {
    test.slow();
    test.skip(!hasEastAsianFont(), LACKS_EAST_ASIAN_FONT);
    await test.step('each letter has a shape of its own, in a font of the system', async () => {
      const { origin, words, language } = madeUp.unspaced;
      const page = await openBrowser(browser, origin, language);
      await openPage(page, '/settings');
      await expectRealLetters(page, words);
      const [font] = await fontsOf(page, 'h1');
      expect(font?.isCustomFont).toBe(false);
      await page.context().close();
    });
    await walkAllPages(browser, madeUp.unspaced);
  });
});

for (const language of LANGUAGE_CODES)
  test(`no text is cut on a small phone in ${language}`, { tag: '@release' }, async ({
    browser,
    origin,
  }) => {
    test.slow();
    await walkAllPages(browser, { language, words: await readMessages(language), origin });
  });

async function openBrowser(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale,
    viewport: NARROW,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const addressesOn = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
