import type { Page } from 'playwright/test';
import { formatClue } from '@/lib/clues/clue';
import { cluesInPlay, mapOf, modeOf } from '@/lib/game/game';
import { expect } from '../fixtures';
import { answerInTurn, heading, lookInTurn, sayWhoPlays } from '../goingRound';
import { untilKept } from '../offlinePhone';
import { codeIn, keptGame } from '../phoneGames';
import { POCKET_ENGINES, test } from './pocketPhone';

/** An evening in a cellar: Fieldbook was visited once, and now there is no server any more. */

const NAMES = ['Anna', 'Jonas', 'Tilda', 'Kwame'] as const;

for (const engine of POCKET_ENGINES) {
  test.describe(`in ${engine}`, () => {
    test.use({ pocketEngine: engine });
    // Browsers start several times.
    test.slow();

    test('four play on one phone that was started cold, without a server', async ({
      pocketPhone,
      serve,
    }) => {
      const server = await serve();
      const before = await pocketPhone.switchOn();
      await before.goto(server.url);
      await untilKept(before);
      await pocketPhone.switchOff();
      await server.kill();

      const page = await pocketPhone.switchOn();
      await page.goto(server.url);
      const code = await dealAdvanced(page);
      const map = mapOf(await keptGame(page, code));
      await page.getByRole('link', { name: 'Pass the phone round' }).click();
      await sayWhoPlays(page, NAMES);
      const clues = [];
      for (const [turn, name] of NAMES.entries()) {
        clues.push(await lookInTurn(page, name, { map }));
        await page.getByRole('button', { name: turn < 3 ? 'Done, pass on' : 'Done' }).click();
      }
      expect(clues).toEqual(cluesInPlay(await keptGame(page, code)));
      await page.getByRole('link', { name: 'To the map' }).click();

      await page.getByRole('button', { name: 'Ask for a hint' }).click();
      for (const name of NAMES.slice(0, 3)) await answerInTurn(page, `A hint, ${name}?`, 'Agree');
      await expect(heading(page, 'The hint')).toBeVisible();
      await page.getByRole('button', { name: 'To the map' }).click();

      // The phone was off meanwhile; the game is where it was.
      await pocketPhone.switchOff();
      const again = await pocketPhone.switchOn();
      await again.goto(`${server.url}/games/${code}`);
      await again.getByRole('link', { name: 'Found it!', exact: true }).click();
      await again.getByRole('radio', { name: 'Jonas' }).check();
      await again.getByRole('button', { name: 'Without a space' }).click();
      for (const name of ['Anna', 'Tilda'])
        await answerInTurn(again, `Found, ${name}?`, 'Yes, found');
      await again.getByRole('button', { name: 'Yes, found' }).click();
      await expect(heading(again, 'The end')).toBeVisible();

      await again.getByRole('button', { name: 'Same map, new clues' }).click();
      await again.waitForURL(url => !url.pathname.includes(code));
      const next = await keptGame(again, codeIn(again));
      expect(mapOf(next)).toEqual(map);
      expect(next).toMatchObject({ round: 2, previous: code });
      expect(cluesInPlay(next).map(formatClue)).not.toEqual(clues.map(formatClue));
      await again.getByRole('link', { name: 'Pass the phone round' }).click();
      await lookInTurn(again, 'Anna', { map });
    });
  });
}

/** From the start page to a table on this phone whose map lies there. */
async function dealAdvanced(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: '4' }).check();
  await page.getByRole('radio', { name: 'Advanced' }).check();
  await page.getByRole('radio', { name: 'On this phone' }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(heading(page, 'The table')).toBeVisible();
  const code = codeIn(page);
  expect(modeOf(await keptGame(page, code))).toBe('advanced');
  await page.getByRole('button', { name: 'Already laid' }).click();
  return code;
}
