import type { Page } from 'playwright/test';
import { expectHint, hold, openLanguages, release, startAtSeat } from './actions';
import { claim, HINT, tableAfter, vote } from './ask';
import { expect, test } from './fixtures';
import { openPage, untilLoaded } from './open';
import { beginWith } from './recordedGame';
import { gameAt } from './table';
import { answer, expectNoNotice, expectNotice, expectQuestion } from './voting';

// Fieldbook has no Ukrainian: such a phone gets English, which its browser translates.
test.use({ locale: 'uk' });

test('pages that the browser translates keep working, and show what is new', async ({
  page,
  table,
  device,
}) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'translated' });
  const game = gameAt(code);
  const others = await device();
  await claim(others, game, 2, { name: 'Ben' });
  await claim(others, game, 3, { name: 'Cleo' });

  await test.step('a clue is held open and covered repeatedly', async () => {
    await startAtSeat(page, code, 1, 'Ada');
    // Text that is replaced before hydration is rendered again, and React reports it.
    await untilLoaded(page);
    await page.evaluate(translate, 'at once');
    await expectTranslated(page, 'Hold to look');
    for (const _ of [1, 2]) {
      await hold(page);
      await expectTranslated(page, 'Looking');
      await release(page);
      await expectTranslated(page, 'Hold to look');
    }
  });

  expect(errors).toEqual([]);

  await test.step('spaces are chosen, and deselected', async () => {
    await page.addInitScript(translate, 'in two steps');
    await openPage(page, `/games/${code}`);
    await expectTranslated(page, 'Found it!');
    for (const name of ['E2', 'F5', 'F5', 'E2']) {
      await space(page, name).click();
      await expectTranslated(page, 'Found it!');
    }
  });

  await test.step('votes of others are counted', async () => {
    await vote(others, game, HINT, 2);
    await expectQuestion(page, 'Ben asks for a hint');
    await expectNotice(page, '1 of 3 agrees');
    await expectTranslated(page, '1 of 3 agrees');
    await vote(others, game, HINT, 3);
    await expectNotice(page, '2 of 3 agree');
    await expectNoNotice(page, '1 of 3 agrees');
    await answer(page, 'Agree');
    await expectHint(page);
  });

  await test.step('pieces are recorded by two', async () => {
    await beginWith(page.request, game, 1);
    await openPage(page, `/games/${code}/record`);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(
      page.getByRole('heading', { name: 'Ada’s first cube: which space?' }),
    ).toBeVisible();
    await space(page, 'A1').click();
    await page.getByRole('button', { name: 'Cube on A1' }).click();
    await expect(page.getByText('Ada: first cube on A1.')).toBeAttached();
    const data = { seat: 2, type: 'place', owner: 1, space: { row: 1, col: 2 }, kind: 'cube' };
    await tableAfter(await others.post(`${game}/record`, { data }));
    await expect(page.getByText('Ben: first cube on B1.')).toBeAttached();
    await expect(
      page.getByRole('heading', { name: 'Cleo’s first cube: which space?' }),
    ).toBeVisible();
  });

  // A page that is translated before hydration is rendered again.
  expect(errors.filter(error => !/error #418/.test(error))).toEqual([]);
});

test('a translation is offered, except of a language that was chosen', async ({ page }) => {
  const root = page.locator('html');
  await openPage(page, '/settings');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).not.toHaveAttribute('translate');
  await openLanguages(page);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveAttribute('translate', 'no');
});

const space = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** The words are on the page, inserted by the translator. */
const expectTranslated = (page: Page, words: string): Promise<void> =>
  expect(page.locator('font > font', { hasText: words }).first()).toBeAttached();

/**
 * Runs in the page: imitates Chrome's translator. Replaces each new or changed text by `<font><font>…</font></font>`
 * with its translation, in this case the same words.
 */
function translate(how: string): void {
  const isForeign = (text: Text) =>
    text.parentElement?.closest('font, script, style, [translate=no]') === null &&
    /\p{L}/u.test(text.data);

  function replace(text: Text): void {
    if (!isForeign(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    if (how === 'at once') text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }

  function replaceIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  }

  const watch = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) replaceIn(node);
  });
  function start(): void {
    replaceIn(document.body);
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
