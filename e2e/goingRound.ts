import { expect, type Locator, type Page } from 'playwright/test';
import type { Clue } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { clueOn, expectCovered, litOn, mapOn } from './doings';
import { expectForgotten, readLitClue } from './keptSecrets';

/** What people do with one phone that goes round. */

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name });

/** Names everybody, as the phone asks before its first round. */
export async function sayWhoPlays(page: Page, names: readonly string[]): Promise<void> {
  await expect(heading(page, 'Who plays?')).toBeVisible();
  for (const [index, name] of names.entries()) {
    // Firefox sets a value that is filled in at once past React.
    await page.getByRole('textbox', { name: `Player ${index + 1}` }).pressSequentially(name);
  }
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Whose turn it is holds the clue open: the map is lit just as long. `others` are not named until it is covered. */
export async function lookInTurn(
  page: Page,
  name: string,
  { map, others = [] }: { readonly map: GameMap; readonly others?: readonly string[] },
): Promise<Clue> {
  await expect(heading(page, `Now ${name} looks`)).toBeVisible();
  await expectCovered(page);
  await expect(mapOn(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: `${name}, hold to look` });
  const place = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  await expect(clueOn(page)).toBeVisible();
  await expect(litOn(page)).toBeVisible();
  for (const other of others) await expect(page.getByText(other)).toHaveCount(0);
  expect(await page.getByRole('button', { name: 'Looking' }).boundingBox()).toEqual(place);
  const clue = await readLitClue(page, map);
  await page.mouse.up();
  await expect(heading(page, 'Covered again')).toBeVisible();
  await expectCovered(page);
  await expect(mapOn(page)).toHaveCount(0);
  await expectForgotten(page, clue, map);
  return clue;
}

/** Holds the clue open for a moment; what there is to see other tests tell. */
export async function peek(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, hold to look` }).hover();
  await page.mouse.down();
  await expect(clueOn(page).first()).toBeVisible();
  await page.mouse.up();
}

/** All look in turn. */
export async function lookRound(page: Page, names: readonly string[]): Promise<void> {
  for (const [turn, name] of names.entries()) {
    await peek(page, name);
    const isLast = turn === names.length - 1;
    await page.getByRole('button', { name: isLast ? 'Done' : 'Done, pass on' }).click();
  }
}

/** Whose turn it is answers what they are asked. */
export async function answerInTurn(page: Page, question: string, answer: string): Promise<void> {
  await expect(heading(page, question)).toBeVisible();
  await page.getByRole('button', { name: answer, exact: true }).click();
  await expect(heading(page, question)).toHaveCount(0);
}
