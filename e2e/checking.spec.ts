import type { APIRequestContext, Locator, Page } from 'playwright/test';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { DeedView } from '@/lib/game/recordView';
import { placeView } from '@/lib/game/views';
import { formatHex } from '@/lib/map/hexName';
import { HEX_COUNT, type Hex, type HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import { claim, send, tableAfter, uncover } from './ask';
import { expectCovered, startAtSeat } from './doings';
import { expect, test } from './fixtures';
import { gameAt } from './table';

const enter = async (device: APIRequestContext, code: string, seat: number, deed: object) =>
  tableAfter(await send(device, `${gameAt(code)}/record`, { seat, ...deed }));

const placed = (owner: number, hex: Hex, kind: 'cube' | 'disc'): DeedView => ({
  does: 'place',
  owner,
  space: placeView(hex),
  kind,
});

/** Chosen before it is held: "My clue", "This space", "Paying". */
const choose = (page: Page, what: string) => page.getByRole('radio', { name: what }).check();

const tap = (page: Page, hex: Hex) =>
  page.getByRole('gridcell', { name: new RegExp(`^${formatHex(hex)},`) }).dispatchEvent('click');

async function holding(
  page: Page,
  button: string | RegExp,
  during: () => Promise<void>,
  inside: Page | Locator = page,
) {
  await inside.getByRole('button', { name: button }).hover();
  await page.mouse.down();
  await expect(inside.getByRole('button', { name: 'Looking' })).toBeVisible();
  await during();
  await page.mouse.up();
  await expectCovered(page);
}

const firstOf = (hexes: HexSet): Hex => {
  const { first } = hexes;
  if (first === undefined) throw new Error('the clue says the same of all spaces');
  return first;
};

test('a space is checked while the clue is held', async ({ table, player, device }) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3, seed: 'check' });
  const [ana, server] = [await player(), await device()];
  await startAtSeat(ana.page, code, 1, 'Ana');
  await claim(server, gameAt(code), 3, { name: 'Eva' });
  const { clue } = await uncover(ana.page.request, gameAt(code), 1);
  const [map, subject] = [readStoredMap(mapCode), parseClue(clue.id)];
  if (subject === undefined) throw new Error(clue.id);
  const allowed = clueHexes(subject, map);
  const [could, cannot] = [firstOf(allowed), firstOf(allowed.complement())];

  // What is to be answered, and nothing of it before or after.
  await choose(ana.page, 'This space');
  await expect(ana.page.getByRole('button', { name: 'Choose a space, then hold.' })).toBeVisible();
  for (const [hex, answer] of [
    [could, 'a disc.'],
    [cannot, 'a cube.'],
  ] as const) {
    const verdict = ana.page.getByText(`${formatHex(hex)}: ${answer}`);
    await tap(ana.page, hex);
    await expect(verdict).toHaveCount(0);
    await holding(ana.page, `Hold to check ${formatHex(hex)}`, async () => {
      await expect(verdict).toBeVisible();
      await expect(ana.page.getByText(clue.short, { exact: true })).toBeVisible();
      await expectAccessible(ana.page);
    });
    await expect(verdict).toHaveCount(0);
  }

  // Where she may pay: nothing needs to be recorded.
  await choose(ana.page, 'Paying');
  const spaces = HEX_COUNT - allowed.size;
  await holding(ana.page, 'Hold to see where', async () => {
    await expect(ana.page.getByText(`Pay on any of ${spaces} marked spaces.`)).toBeVisible();
  });
  // On a map that fills the screen they can be told apart.
  await ana.page.getByRole('button', { name: 'Fill the screen with the map' }).click();
  const filled = ana.page.getByRole('dialog', { name: 'The map' });
  const marked = filled.locator('.hollow');
  await holding(ana.page, 'Hold to see where', () => expect(marked).toHaveCount(spaces), filled);
  await expect(marked).toHaveCount(0);
  await filled.getByRole('button', { name: 'Close' }).click();
  await enter(server, code, 3, { does: 'start' });
  await enter(server, code, 3, placed(2, cannot, 'cube'));
  await holding(ana.page, 'Hold to see where', async () => {
    await expect(ana.page.getByText(`Pay on any of ${spaces - 1} marked spaces.`)).toBeVisible();
  });
});
