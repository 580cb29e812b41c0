import type { APIRequestContext, Browser, Page } from 'playwright/test';
import type { Language } from '@/app/_words/languages';
import type { Messages } from '@/app/_words/testing/flatten';
import { clueIn } from '../clueIn';
import { expectNothingCut } from '../cutText';
import { expect } from '../fixtures';
import { type Say, speakerOf } from '../speaker';
import { APP_PAGES, pageAt } from './appPages';

export const NARROW = { width: 360, height: 780 };

/** What is read, and on which server. */
export interface Tongue {
  readonly language: Language;
  readonly words: Messages;
  readonly origin: string;
  /** What else must hold of each page that is seen. */
  readonly check?: (page: Page, where: string) => Promise<void>;
}

/** Somebody with a small phone who goes through the pages, and finds nothing cut on any of them. */
export interface Reader {
  readonly page: Page;
  readonly say: Say;
  /** Somebody else's phone at the same server. */
  readonly others: APIRequestContext;
  /** Looks at the page as it stands; some texts may be cut there. */
  see(what: string, mayBeCut?: readonly string[]): Promise<void>;
  /** Opens an address and looks at what is there, once `there` is to be seen. */
  visit(path: string, there?: string, mayBeCut?: readonly string[]): Promise<void>;
  /** Holds a button, sees so many clues, and lets go. */
  look(button: string, clues: number): Promise<void>;
  /** The pages of the app that it has not seen. */
  unseen(): readonly string[];
  leave(): Promise<void>;
}

/** What stands for the names of people who gave none: over a box of pieces a name may end in three dots. */
export const standIns = (say: Say): readonly string[] =>
  [1, 2, 3, 4, 5].map(seat => say('table.player', { seat }));

export async function openReader(browser: Browser, tongue: Tongue): Promise<Reader> {
  const { language, words, origin, check } = tongue;
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
    say: speakerOf(language, words),
    others: other.request,
    see,
    async visit(path, there = 'h1', mayBeCut = []) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator(there).filter({ visible: true }).first()).toBeVisible();
      await see(path, mayBeCut);
    },
    async look(button, clues) {
      await page.getByRole('button', { name: button }).hover();
      await page.mouse.down();
      await expect(page.getByText(clueIn(words))).toHaveCount(clues);
      await see('a clue held open');
      await page.mouse.up();
    },
    unseen: () => APP_PAGES.filter(each => !seen.has(each)),
    leave: async () => void (await Promise.all([own.close(), other.close()])),
  };
}
