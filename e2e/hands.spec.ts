import type { Locator } from 'playwright/test';
import {
  clueOn,
  expectCovered,
  expectTable,
  holdButton,
  SIT_DOWN,
  spaceOn,
  startAtSeat,
} from './actions';
import { claim, voteForEnd } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { beginWith } from './recordedGame';
import { gameAt, viewTable } from './table';
import { middleOf, startTouching } from './touch';
import { answer, expectNotice, hintButton } from './voting';

/** Fingers, and input that cannot hold a button: voice, switch and screen reader click without a pointer. */

test('a clue is held by a finger, whatever else fingers do meanwhile', async ({ page, table }) => {
  const { code } = await table.createGame({ mode: 'normal', players: 3, seed: 'held' });
  await startAtSeat(page, code, 1, 'Ada');
  const fingers = await startTouching(page);
  const { x, y } = await middleOf(holdButton(page));

  await test.step('a long press opens, and neither a menu nor a selection appears', async () => {
    await page.evaluate(() => {
      document.addEventListener('contextmenu', event => {
        document.body.dataset.menu = String(!event.defaultPrevented);
      });
    });
    await fingers('touchStart', { x, y });
    await expect(clueOn(page)).toBeVisible();
    await holdButton(page).dispatchEvent('contextmenu');
    expect(await page.evaluate(() => document.body.dataset.menu)).toBe('false');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  await test.step('a swipe that starts on the button does not scroll, and the clue stays open', async () => {
    const before = await page.evaluate(() => scrollY);
    for (let step = 1; step <= 8; step += 1) await fingers('touchMove', { x, y: y - 30 * step });
    await expect(clueOn(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step('a second finger on the button changes nothing', async () => {
    await fingers('touchMove', { x, y });
    await fingers('touchStart', { x, y }, { x: x + 60, y });
    await expect(clueOn(page)).toBeVisible();
    // The second finger is lifted.
    await fingers('touchMove', { x, y });
    await expect(clueOn(page)).toBeVisible();
  });

  await test.step('lifting the holding finger covers the clue', async () => {
    await fingers('touchEnd');
    await expectCovered(page);
  });

  await test.step('a short tap opens nothing', async () => {
    await holdButton(page).tap();
    await expectCovered(page);
  });

  await test.step('with that setting, a tap opens the clue and the next one covers it', async () => {
    await openPage(page, '/settings');
    const byTapping = page.getByRole('checkbox', { name: 'Show my clue by tapping' });
    await byTapping.check();
    await expect(byTapping).toBeChecked();
    await openPage(page, `/games/${code}/seats/1`);
    await page.getByRole('button', { name: 'Tap to look' }).tap();
    await expect(clueOn(page)).toBeVisible();
    await page.getByRole('button', { name: 'Tap to cover' }).tap();
    await expectCovered(page);
  });
});

test('an evening by activation alone', async ({ player, device }) => {
  const [{ page }, others] = [await player(), await device()];
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();
  await openPage(page, '/');
  await activate(link('New game'));
  await activate(button('Deal'));
  const code = await expectTable(page);
  await activate(button('Already set up'));
  await activate(link('Take a seat'));
  await activate(button(SIT_DOWN));
  await expect(page.getByRole('heading', { name: 'Player 1', level: 1 })).toBeVisible();

  await test.step('the clue opens, and the next activation covers it', async () => {
    await activate(holdButton(page));
    await expect(clueOn(page)).toBeVisible();
    await activate(page.getByRole('button', { name: 'Tap to cover' }));
    await expectCovered(page);
    await activate(spaceOn(page, 'D4'));
    await activate(button('Hold to check D4'));
    await expect(page.getByText(/^D4: a (cube|disc)\./)).toBeVisible();
    await activate(page.getByRole('button', { name: 'Tap to cover' }));
    await expectCovered(page);
  });

  const { seats } = await viewTable(others, code);
  for (const { seat } of seats.slice(1)) await claim(others, gameAt(code), seat);
  await beginWith(page.request, gameAt(code), 1);
  await activate(link('Go to the table'));

  await test.step('a piece is recorded', async () => {
    await activate(link('Record'));
    await activate(button('Start recording'));
    await expect(
      page.getByRole('heading', { name: 'Player 1’s first cube: which space?' }),
    ).toBeVisible();
    await activate(spaceOn(page, 'A1'));
    await activate(button('Cube on A1'));
    await expect(spaceOn(page, 'A1')).toHaveAccessibleName(/Player 1: cube/);
    await openPage(page, `/games/${code}`);
  });

  await test.step('a hint is asked for, and the end is called', async () => {
    await activate(hintButton(page));
    await expectNotice(page, /hint/);
    await answer(page, 'Take back');
    await activate(link('Found it!'));
    await activate(button('Don’t say where'));
    await expectTable(page);
    for (const { seat } of seats.slice(1)) await voteForEnd(others, gameAt(code), seat);
    await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  });
});

/** Clicks without a pointer, once the element is there. */
async function activate(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  // Buttons that have just appeared ignore taps for a moment.
  await expect(target.page().locator('.ignores-taps')).toHaveCount(0);
  await target.evaluate(element => (element as HTMLElement).click());
}
