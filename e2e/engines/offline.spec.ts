import type { Page } from 'playwright/test';
import type { Clue } from '@/lib/clues/clue';
import { cluesInPlay, mapOf, modeOf } from '@/lib/game/game';
import type { GameMap } from '@/lib/map/gameMap';
import { expect } from '../fixtures';
import { untilCached } from '../offlinePhone';
import { openPage } from '../open';
import { enterNames, heading, lookInTurn } from '../passAndPlay';
import { codeIn, readGame } from '../phoneGames';
import { POCKET_ENGINES, test } from './pocketPhone';

/** An evening in a cellar: the phone has visited Fieldbook before, and now no server is reachable. */

const NAMES = ['Anna', 'Jonas', 'Tilda'] as const;

for (const engine of POCKET_ENGINES) {
  test.describe(`in ${engine}`, { tag: '@release' }, () => {
    test.use({ pocketEngine: engine });
    // Starts browsers several times.
    test.slow();

    test('three play on one phone that was restarted without a server', async ({
      pocketPhone,
      serve,
    }) => {
      const server = await serve();
      const before = await pocketPhone.switchOn();
      await openPage(before, server.url);
      await untilCached(before);
      const { code, map } = await dealAdvanced(before);
      await test.step('two tabs with one game agree', () => agreeInTwoTabs(before));
      await pocketPhone.switchOff();
      await server.kill();

      const page = await pocketPhone.switchOn();
      await test.step('a phone that was restarted without a server deals', async () => {
        await openPage(page, server.url);
        const dealt = await dealAdvanced(page);
        expect(dealt.code).not.toBe(code);
      });

      const clues: Clue[] = [];
      await test.step('the earlier game is unchanged, and all players look', async () => {
        await openPage(page, `${server.url}/games/${code}`);
        await page.getByRole('link', { name: 'Who plays?' }).click();
        await enterNames(page, NAMES);
        for (const [turn, name] of NAMES.entries()) {
          clues.push(await lookInTurn(page, name, { map }));
          if (turn < 2) await page.getByRole('button', { name: 'Done, pass it on' }).click();
        }
        expect(clues).toEqual(cluesInPlay(await readGame(page, code)));
      });
    });
  });
}

/** Deals a game on this phone, from the start page to the table with its map still to be laid. */
async function dealAdvanced(page: Page): Promise<{ code: string; map: GameMap }> {
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '3' }).check();
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await page.getByRole('radio', { name: 'On this phone' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(heading(page, 'The table')).toBeVisible();
  const code = codeIn(page);
  const game = await readGame(page, code);
  expect(modeOf(game)).toBe('advanced');
  return { code, map: mapOf(game) };
}

/** Another tab shows the same game and receives changes from the first one. */
async function agreeInTwoTabs(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await openPage(other, page.url());
  const laid = (tab: Page) => tab.getByRole('button', { name: 'Already set up' });
  await expect(laid(other)).toBeVisible();
  await laid(page).click();
  for (const tab of [page, other]) await expect(laid(tab)).toHaveCount(0);
  await other.close();
}
