import { expect, type Locator, type Page } from 'playwright/test';
import type { Clue } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { clueOn, expectCovered, litOn, mapOn, pressDown } from './actions';
import { expectForgotten, readLitClue } from './clueSecrecy';

/** Actions on one phone that is passed round. */

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** On the page for them: enters all names, and starts the round. */
export async function enterNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(heading(page, 'Who plays?')).toBeVisible();
  for (const [index, name] of names.entries()) {
    // In Firefox, React does not notice a value set by `fill`.
    await page.getByRole('textbox', { name: `Player ${index + 1}` }).pressSequentially(name);
  }
  await page.getByRole('button', { name: 'Pass the phone round' }).click();
}

/**
 * The player whose turn it is holds the clue open; the map is lit meanwhile. Until then the page must not
 * name `others`.
 */
export async function lookInTurn(
  page: Page,
  name: string,
  { map, others = [] }: { readonly map: GameMap; readonly others?: readonly string[] },
): Promise<Clue> {
  await expect(heading(page, `${name}’s turn to look`)).toBeVisible();
  await expectCovered(page);
  await expect(mapOn(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: `${name}, hold to look` });
  const box = await button.boundingBox();
  await pressDown(button);
  await expect(clueOn(page)).toBeVisible();
  await expect(litOn(page)).toBeVisible();
  for (const other of others) await expect(page.getByText(other)).toHaveCount(0);
  expect(await page.getByRole('button', { name: 'Looking' }).boundingBox()).toEqual(box);
  const clue = await readLitClue(page, map);
  await page.mouse.up();
  await expect(heading(page, 'Covered again')).toBeVisible();
  await expectCovered(page);
  await expect(mapOn(page)).toHaveCount(0);
  await expectForgotten(page, clue, map);
  return clue;
}

/** Holds the clue open for a moment; other tests check what it shows. */
export async function peek(page: Page, name: string): Promise<void> {
  await pressDown(page.getByRole('button', { name: `${name}, hold to look` }));
  await expect(clueOn(page).first()).toBeVisible();
  await page.mouse.up();
}

/** All players look in turn; the last one goes back to the table. */
export async function lookRound(page: Page, names: readonly string[]): Promise<void> {
  for (const [turn, name] of names.entries()) {
    await peek(page, name);
    if (turn < names.length - 1)
      await page.getByRole('button', { name: 'Done, pass it on' }).click();
    else await page.getByRole('link', { name: 'See the map' }).click();
  }
}
