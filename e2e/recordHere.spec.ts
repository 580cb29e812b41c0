import type { Page } from 'playwright/test';
import { cluesOf } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { cluesInPlay, habitatOf, mapOf } from '@/lib/game/game';
import { boardOfGame } from '@/lib/game/record/recordedBoard';
import { formatHex } from '@/lib/map/hexName';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { struckBy } from '@/lib/solver/struckBy';
import { expectCovered, expectTable, pressDown, spaceOn } from './actions';
import { expect, test } from './installedPhone';
import { goOffline } from './network';
import { openPage, untilLoaded } from './open';
import { heading } from './passAndPlay';
import { readGame } from './phoneGames';

test('on one phone without a network a game is recorded, checked, corrected and looked back on', async ({
  page,
}) => {
  await openPage(page, '/new');
  await untilLoaded(page);
  await goOffline(page);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('radio', { name: /^Elimination/ }).check();
  await press(page, 'Deal');
  const code = await expectTable(page);
  await press(page, 'Already set up');
  await page.getByRole('link', { name: 'Record', exact: true }).click();
  await press(page, 'Start recording');

  // The initial cubes, two taps each; the last but one is wrong.
  const game = await readGame(page, code);
  const map = mapOf(game);
  const [habitat, clues] = [habitatOf(game), cluesInPlay(game)];
  const areas = clues.map(clue => clueHexes(clue, map));
  const taken: Hex[] = [habitat];
  const nextOf = (hexes: HexSet): string => {
    const hex = hexes.diff(HexSet.of(taken)).first ?? habitat;
    taken.push(hex);
    return formatHex(hex);
  };
  const cubes = [...areas, ...areas].map((area, turn) =>
    nextOf(turn === 4 ? area : area.complement()),
  );
  const [wrong = ''] = cubes.slice(4);
  // Player 1 begins, whichever player the deal named.
  await press(page, /^Entries/);
  await press(page, 'Another piece');
  for (const [turn, at] of cubes.entries()) {
    await spaceOn(page, at).click();
    await press(page, turn === 0 ? 'Player 1: cube' : `Cube on ${at}`);
  }

  // The phone is passed round: each player holds the button, and one learns of the mistake.
  await press(page, /^Entries/);
  await page.getByRole('link', { name: 'Check the board' }).click();
  await expect(heading(page, 'A piece on the board is wrong.')).toBeVisible();
  await press(page, 'Pass the phone round');
  for (const [index, verdict] of [
    'Your pieces are right.',
    `Your cube on ${wrong} is wrong.`,
    'Your pieces are right.',
  ].entries()) {
    await expect(heading(page, `Player ${index + 1}’s turn to look`)).toBeVisible();
    await expectCovered(page);
    await pressDown(page.getByRole('button', { name: `Player ${index + 1}, hold to look` }));
    await expect(page.getByText(verdict)).toBeVisible();
    await page.mouse.up();
    await expectCovered(page);
    await press(page, index < 2 ? 'Done, pass it on' : 'Done');
  }
  await expect(heading(page, 'Everyone has looked')).toBeVisible();
  await page.getByRole('link', { name: 'See the board' }).click();
  await spaceOn(page, wrong).click();
  await press(page, 'Fix a piece');
  await press(page, 'A disc belongs here');
  const to = nextOf(areas[1]?.complement() ?? HexSet.empty);
  await spaceOn(page, to).click();
  await press(page, `Disc on ${wrong}, cube on ${to}`);
  await press(page, /^Entries/);
  await page.getByRole('link', { name: 'Check the board' }).click();
  await expect(heading(page, 'No piece is wrong.')).toBeVisible();

  // The notebook deduces what the other players' pieces leave.
  await openPage(page, `/games/${code}/seats/1/notebook`);
  const recorded = boardOfGame(await readGame(page, code));
  const left = cluesOf('normal').filter(clue => !struckBy(map, recorded.of(1), clue));
  await expect(page.getByRole('radio', { name: 'Player 2:' })).toHaveAccessibleName(
    `Player 2: ${left.length} left`,
  );

  // Player 1 searches, and all answer with a disc.
  await openPage(page, `/games/${code}/record`);
  await spaceOn(page, formatHex(habitat)).click();
  for (const piece of ['Player 1: disc', /^Disc/, /^Disc/]) await press(page, piece);
  await press(page, 'Found it!');
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('piece 0 of 10 · first cubes')).toBeVisible();
  await press(page, 'One piece forward');
  await expect(page.getByText('piece 1 of 10 · first cubes')).toBeVisible();
  const caption = page.getByRole('status').filter({ hasText: 'first cube' });
  await expect(caption).toContainText(`Player 1: first cube on ${cubes[0]}.`);
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
