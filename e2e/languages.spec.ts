import type { Browser, Page } from 'playwright/test';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { claim } from './ask';
import { expectNothingCut } from './cutText';
import { expect, test } from './fixtures';
import { speaker } from './speaker';
import { createGame, gameAt } from './table';

const NARROW = { width: 360, height: 780 };

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
    const say = await speaker(language);
    await page.goto(`/games/${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${say('pages.table')} · Fieldbook`);
    await page.goto(`/games/${code}/sit?seat=${seat}`);
    await page.getByRole('textbox', { name: say('ui.yourName') }).fill(name);
    await page.getByRole('button', { name: say('table.sitDown'), exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await page.goto(`/games/${code}`);
    await expect(page.getByRole('link', { name })).toContainText(say('table.you'));
  }

  for (const [index, page] of pages.entries()) {
    const { language } = players[index] ?? players[0];
    const say = await speaker(language);
    for (const each of players) {
      await expect(page.getByText(each.name, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: say('table.title') })).toBeVisible();
    for (const address of await addressesOn(page)) {
      expect(address).not.toMatch(/\b(de|ja)\b|lang|locale/);
    }

    const refusal = page.evaluate(async () => (await fetch('/api/games/ZZZZZZ')).json());
    expect((await refusal).error.message).toBe(say('errors.not-found'));

    await page.getByRole('link', { name: say('moments.yourClue') }).click();
    await page.getByRole('button', { name: say('seat.holdToLook') }).hover();
    await page.mouse.down();
    const { clues } = await readMessages(language);
    await expect(page.getByText(clueIn(clues.sentence))).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await Promise.all(pages.map(page => page.context().close()));
});

for (const language of LANGUAGE_CODES) {
  test(`no text is cut on a small phone in ${language}`, async ({
    browser,
    origin,
    table,
    device,
  }) => {
    test.slow();
    const say = await speaker(language);
    const { code } = await table.createGame({ mode: 'advanced', players: 4, seed: 'words' });
    const { code: toLay } = await table.createGame({ mode: 'advanced', players: 5, laid: false });
    const { code: forTwo } = await table.createGame({ mode: 'advanced', players: 2 });
    const page = await openBrowser(browser, origin, language);
    const visit = async (path: string) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNothingCut(page, `${path} in ${language}`);
    };
    // By the short way: what it is like to sit down, other journeys tell.
    const sitDown = async (table: string, seat: number, name: string) => {
      await visit(`/games/${table}/sit?seat=${seat}`);
      await claim(page.request, gameAt(table), seat, { name });
      await visit(`/games/${table}`);
    };
    const look = async (button: string, shown: number) => {
      await page.getByRole('button', { name: button }).hover();
      await page.mouse.down();
      const { clues } = await readMessages(language);
      await expect(page.getByText(clueIn(clues.sentence))).toHaveCount(shown);
      await expectNothingCut(page, `a clue in ${language}`);
      await page.mouse.up();
    };

    await visit('/');
    await visit('/new');
    await page.locator('input[name=phone]').last().check();
    const folds = page.locator('button[aria-expanded=false]');
    await folds.evaluateAll(buttons => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await expect(folds).toHaveCount(0);
    await expectNothingCut(page, 'the new game, unfolded');
    await visit('/new/code');
    await visit('/new/table');

    for (const seat of [3, 4])
      await claim(await device(), gameAt(code), seat, { name: `Wolfgangus ${seat}` });
    await visit(`/games/${toLay}`);
    await visit(`/games/${code}`);
    await sitDown(code, 1, 'Wolfgangus Amadé');
    await page.getByRole('button', { name: 'Wolfgangus 3' }).click();
    await expectNothingCut(page, 'somebody else’s seat, as one player sees it');
    await page.getByRole('button', { name: say('table.done') }).click();
    await sitDown(code, 2, 'Bence');
    await page.locator('.seats-line').click();
    await expectNothingCut(page, 'all that lies behind the line of seats');
    await page.getByRole('dialog').getByRole('button', { name: 'Wolfgangus 3' }).click();
    await expectNothingCut(page, 'somebody else’s seat, as two on one phone see it');
    await visit(`/games/${code}/seats/1`);
    await look(say('seat.holdToLook'), 1);
    await page.getByRole('button', { name: say('seat.yourSeat') }).click();
    await expectNothingCut(page, 'the list of what can be done with a seat');
    await visit(`/games/${code}/seats/3/take`);
    for (const step of [1, 7, 11, 15]) await visit(`/games/${code}/lay?step=${step}`);
    await visit(`/games/${code}/pass`);
    await look(say('pass.holdToLook', { name: 'Bence' }), 1);

    const passed = { mode: 'advanced', players: 5, onePhone: true, countLooks: true } as const;
    const { code: round } = await createGame(page.request, passed);
    const long = 'Wolfgangus Amadé';
    await visit(`/games/${round}/pass`);
    await page.getByRole('textbox', { name: say('table.player', { seat: 1 }) }).fill(long);
    await page.getByRole('button', { name: say('pass.begin') }).click();
    await expect(
      page.getByRole('heading', { name: say('pass.nowLooks', { name: long }) }),
    ).toBeVisible();
    await expectNothingCut(page, 'whose turn it is');
    await look(say('pass.holdToLook', { name: long }), 1);
    await expect(page.getByRole('button', { name: say('pass.passOn') })).toBeVisible();
    await expectNothingCut(page, 'the clue covered again');
    for (const seat of [2, 3, 4, 5])
      expect((await page.request.post(`${gameAt(round)}/seats/${seat}/look`)).ok()).toBe(true);
    await visit(`/games/${round}/pass`);
    await visit(`/games/${round}`);
    await page.locator('.seats-line').click();
    await expectNothingCut(page, 'all who share a phone');

    await sitDown(forTwo, 1, 'Ada');
    await visit(`/games/${forTwo}/seats/1`);
    await look(say('seat.holdToLook'), 2);

    await visit('/judge');
    await visit('/how-to-play');
    await visit('/settings');
    await visit('/games/ZZZZZZ');
    await page.context().close();
  });
}

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

/** Any of a language's clues, as a whole. */
const clueIn = (sentences: Readonly<Record<string, string>>): RegExp =>
  new RegExp(`^(${Object.values(sentences).map(withoutMarks).map(escapeForPattern).join('|')})$`);

const escapeForPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
