import type { Locator, Page } from 'playwright/test';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { formatHex } from '@/lib/map/hexName';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { expectAccessible } from './accessible';
import { expectCovered, pressDown, startAtSeat } from './actions';
import { uncover } from './ask';
import { expect, test } from './fixtures';
import { gameAt } from './table';

async function holding(page: Page, button: string, during: () => Promise<void>, inside: Locator) {
  await pressDown(inside.getByRole('button', { name: button }));
  await expect(inside.getByRole('button', { name: 'Looking' })).toBeVisible();
  await during();
  await page.mouse.up();
  await expectCovered(page);
}

test('a space is checked while the clue is held', async ({ table, player }) => {
  const { code, mapCode } = await table.createGame({ mode: 'normal', players: 3, seed: 'check' });
  const { page } = await player();
  await startAtSeat(page, code, 1, 'Ana');
  const { clue } = await uncover(page.request, gameAt(code), 1);
  const subject = parseClue(clue.id);
  if (subject === undefined) throw new Error(clue.id);
  const allowed = clueHexes(subject, readStoredMap(mapCode));
  const hex = allowed.first;
  if (hex === undefined) throw new Error('the clue allows no space');

  const space = page.getByRole('gridcell', { name: new RegExp(`^${formatHex(hex)},`) });
  await space.dispatchEvent('click');
  const verdict = page.getByText(`${formatHex(hex)}: a disc.`);
  const check = async () => {
    await expect(verdict).toBeVisible();
    await expect(page.getByText(clue.short, { exact: true })).toBeVisible();
    await expectAccessible(page);
  };
  await holding(page, `Hold to check ${formatHex(hex)}`, check, page.locator('main'));
  await expect(verdict).toHaveCount(0);

  // With the map filling the screen, the spaces for a penalty cube must be distinguishable.
  await page.getByRole('radio', { name: 'Penalty cube' }).check();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const filled = page.getByRole('dialog', { name: 'The map' });
  const marked = filled.locator('.hollow');
  const spaces = HEX_COUNT - allowed.size;
  await holding(page, 'Hold to see where', () => expect(marked).toHaveCount(spaces), filled);
  await expect(marked).toHaveCount(0);
});
