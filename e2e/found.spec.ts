import type { Page } from 'playwright/test';
import { clueHexes } from '@/lib/clues/clueHexes';
import { formatHex } from '@/lib/map/hexName';
import { intersection } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { pressDown } from './actions';
import { claim, send, tableAfter } from './ask';
import { expect, test } from './fixtures';
import { openPage } from './open';
import { cluesAt, enterAction, seatOf } from './recordedGame';
import { gameAt } from './table';
import { answer, expectNotice, foundLink, noticeBar, noticeSheet } from './voting';

const LOW = { width: 360, height: 640 };
const NAMES = ['Ada', 'Ben', 'Cleo'] as const;

test('a wrong find ends nothing; after a recorded search one tap ends the game for all', async ({
  table,
  player,
}) => {
  test.slow();
  const dealt = await table.createGame({ mode: 'normal', players: 3 });
  const { code, mapCode } = dealt;
  const game = gameAt(code);
  const [ada, ben, cleo] = [
    (await player()).page,
    (await player()).page,
    (await player()).page,
  ] as const;
  const pages = [ada, ben, cleo];
  for (const [index, page] of pages.entries()) {
    await page.setViewportSize(LOW);
    await claim(page.request, game, index + 1, { name: NAMES[index] ?? '' });
  }
  const phoneOf = (seat: number) => (pages[seat - 1] ?? ada).request;
  const clues = await cluesAt(dealt, phoneOf);
  const map = readStoredMap(mapCode);
  const areas = clues.map(clue => clueHexes(clue, map));
  const habitat = intersection(areas).single ?? -1;
  // It fits Ada's and Ben's clues, not Cleo's.
  const [adas, bens, cleos] = areas;
  const wrong = adas && bens && cleos && intersection([adas, bens]).diff(cleos).first;
  if (wrong === undefined) throw new Error('the clue of Cleo is not needed');
  const space = formatHex(wrong);
  const line = `Not on ${space}. Play on.`;

  await test.step('all agree to a wrong space, and no clue is revealed', async () => {
    for (const page of pages) await openPage(page, `/games/${code}`);
    await spaceOn(ada, space).click();
    await foundLink(ada).click();
    await expect(
      ada.getByText('If it isn’t there, nothing is revealed and you play on.'),
    ).toBeVisible();
    await ada.getByRole('button', { name: 'Found it!' }).click();
    for (const page of [ben, cleo]) await answer(page, 'Yes, found');
    for (const page of pages) {
      await expect(noticeBar(page)).toHaveText(line);
      await expect(spaceOn(page, `${space},.*not the habitat`)).toBeAttached();
    }
  });

  await test.step('each player checks that space, and no other sees the result', async () => {
    await answer(cleo, 'Check my pieces');
    await expect(cleo.getByRole('radio', { name: `On ${space}` })).toBeChecked();
    await hold(cleo, space);
    await expect(cleo.getByText(`${space}: a cube.`)).toBeVisible();
    await expect(cleo.getByText(`your cube belongs on ${space}.`)).toBeVisible();
    await cleo.mouse.up();
    await answer(ben, 'Check my pieces');
    await hold(ben, space);
    await expect(ben.getByText(`${space}: a disc.`)).toBeVisible();
    await ben.mouse.up();
    await expectNotice(ada, 'Looked since then: 2 of 3.');
    await answer(ada, 'Not now');
    await expect(noticeBar(ada)).toHaveCount(0);
  });

  await test.step('the space cannot be called again', async () => {
    await foundLink(ada).click();
    await expect(ada.getByText('It isn’t there, as you all know.')).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Found it!' })).toBeDisabled();
  });

  await test.step('they play on, and record a search; its last disc and one tap end the game', async () => {
    // Cleo searches; Ada answers, and Ben's answer comes last.
    const disc = (owner: number) => ({ type: 'place', owner, hex: habitat, kind: 'disc' }) as const;
    await tableAfter(await send(ada.request, `${game}/record`, { seat: 1, type: 'start' }));
    for (const action of [
      { type: 'mid-game' },
      { type: 'turn', player: 2 },
      disc(2),
      disc(0),
    ] as const)
      await enterAction(phoneOf(seatOf(action)), game, action);
    await openPage(cleo, `/games/${code}/record`);
    await cleo.getByRole('button', { name: 'Disc could be' }).click();
    await cleo.getByRole('button', { name: 'Found it!' }).click();
    for (const page of pages) {
      await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cleo found it' })).toBeVisible();
      await expect(page.locator('.end-headline-space')).toHaveText(formatHex(habitat));
      await expect(noticeSheet(page)).toHaveCount(0);
    }
  });
});

const spaceOn = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}`) });

/** Presses the button that checks a space, without releasing it. */
async function hold(page: Page, space: string): Promise<void> {
  await pressDown(page.getByRole('button', { name: `Hold to check ${space}` }));
}
