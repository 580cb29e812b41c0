import type { APIRequestContext, Browser, Page } from 'playwright/test';
import type { Language } from '@/app/_words/languages';
import type { Messages } from '@/app/_words/testing/flatten';
import { pressDown } from '../actions';
import { clueIn } from '../clueIn';
import { expectNothingCut } from '../cutText';
import { expect } from '../fixtures';
import { openPage } from '../open';
import { type Say, translatorOf } from '../translator';
import { APP_PAGES, pageAt } from './appPages';

export const NARROW = { width: 360, height: 780 };

/** The language under test and its server. */
export interface LanguageUnderTest {
  readonly language: Language;
  readonly words: Messages;
  readonly origin: string;
  /** A further check for each page. */
  readonly check?: (page: Page, where: string) => Promise<void>;
}

/** A small phone that visits the pages and checks that no text is cut off. */
export interface Reader {
  readonly page: Page;
  readonly say: Say;
  /** Another user's phone on the same server. */
  readonly others: APIRequestContext;
  /** Checks the current page; the given texts may be cut off. */
  see(what: string, mayBeCut?: readonly string[]): Promise<void>;
  /** Opens an address and checks the page once `selector` is visible. */
  visit(path: string, selector?: string, mayBeCut?: readonly string[]): Promise<void>;
  /** Holds a button, expects that many clues, and releases it. */
  look(button: string, clues: number): Promise<void>;
  /** Pages of the app not yet visited. */
  unseen(): readonly string[];
  leave(): Promise<void>;
}

/** Default names of players without one: above a piece palette a name may be truncated. */
export const standIns = (say: Say): readonly string[] =>
  [1, 2, 3, 4, 5].map(seat => say('table.player', { seat }));

export async function openReader(
  browser: Browser,
  languageUnderTest: LanguageUnderTest,
): Promise<Reader> {
  const { language, words, origin, check } = languageUnderTest;
  const open = () =>
    browser.newContext({
      baseURL: origin,
      locale: language,
      viewport: NARROW,
      reducedMotion: 'reduce',
    });
  const [own, other] = await Promise.all([open(), open()]);
  const page = await own.newPage();
  const seen = new Set<string | undefined>();

  async function see(what: string, mayBeCut?: readonly string[]): Promise<void> {
    const isOver = await page.locator('dialog[data-over-page]').isVisible();
    seen.add(pageAt(page.url(), isOver));
    await page.evaluate(() => document.fonts.ready);
    await expectNothingCut(page, what, mayBeCut);
    await check?.(page, what);
  }

  return {
    page,
    say: translatorOf(language, words),
    others: other.request,
    see,
    async visit(path, selector = 'h1', mayBeCut = []) {
      await openPage(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
      await see(path, mayBeCut);
    },
    async look(button, clues) {
      await pressDown(page.getByRole('button', { name: button }));
      await expect(page.getByText(clueIn(words))).toHaveCount(clues);
      await see('a clue held open');
      await page.mouse.up();
    },
    unseen: () => APP_PAGES.filter(each => !seen.has(each)),
    leave: async () => void (await Promise.all([own.close(), other.close()])),
  };
}
