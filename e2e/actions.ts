import { expect, type Locator, type Page } from 'playwright/test';
import { isPhoneCode, parseGameCode } from '@/lib/game/gameCode';
import { claim } from './ask';
import { openPage, untilAlive } from './open';
import { gameAt } from './table';
import { answer, askForHint, closeNotices, expectQuestion, hintButton } from './voting';

/** User actions on the pages, shared by several tests. */

/** The button that takes a seat, whether or not the player has entered where they sit. */
export const SIT_DOWN = /^Take a seat( anyway)?$/;

/** The table's heading once all players have joined, until the first piece is placed. */
export const ALL_HERE = /^.+ starts$/;

/** Opens the list of languages in the settings, in any language. */
export const openLanguages = (page: Page): Promise<void> =>
  page.locator('.settings .rows button').first().click();

/** Opens the part of the settings about this phone's storage. */
export async function openThisPhone(page: Page): Promise<Locator> {
  await openPage(page, '/settings');
  await page.getByRole('button', { name: 'On this phone' }).click();
  return page.getByRole('dialog', { name: 'On this phone' });
}

type NewGameOptions = { readonly mode: 'Normal' | 'Advanced'; readonly players: 3 | 4 | 5 };

/** Creates a game from the start page, with its map laid; returns its code. */
export async function startGame(page: Page, { mode, players }: NewGameOptions): Promise<string> {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: String(players) }).check();
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  await page.getByRole('button', { name: 'Already set up' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible();
  return code;
}

/** Counts touches and mouse presses on all pages opened from now on. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = () => Reflect.get(window, 'countTap')();
    addEventListener('pointerdown', count, { capture: true });
  });
  return () => taps;
}

/** Enters a table's code on the start page to get to its seats. */
export async function joinGame(page: Page, code: string): Promise<void> {
  await openPage(page, '/');
  await typeCode(page, code);
  expect(await expectToSit(page)).toBe(code);
}

/** Waits for the page for taking a seat; returns the table's code. */
export async function expectToSit(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  return codeIn(page);
}

/** The one box for codes and keys. */
export const codeBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Code', exact: true });

/** A table's six letters submit themselves. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeBox(page).fill(code.toLowerCase());
}

/** Waits for a table; returns its code. */
export async function expectTable(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  return codeIn(page);
}

/** The code of a page's table. */
function codeIn(page: Page): string {
  const text = new URL(page.url()).pathname.split('/')[2] ?? '';
  const code = isPhoneCode(text) ? text : parseGameCode(text);
  if (code === undefined) throw new Error(`this page shows no table: ${page.url()}`);
  return code;
}

export const mapOn = (page: Page | Locator): Locator => page.getByRole('img', { name: /^Map/ });

/** A space of the map, such as "D4". */
export const spaceOn = (page: Page | Locator, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) });

/** Opens the page for taking that seat from any page of the table, and submits a name. */
export async function askToSit(page: Page, seat: number, name: string): Promise<void> {
  await openPage(page, `/games/${codeIn(page)}/sit?seat=${seat}`);
  await page.getByRole('textbox', { name: 'name' }).fill(name);
  await page.getByRole('button', { name: SIT_DOWN }).click();
}

/** Takes a seat, then returns from the envelope to the table. */
export async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  await askToSit(page, seat, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await goToTable(page);
}

/** Takes another seat for a player without a phone; this leads to the table. */
export async function sitDownForAnother(page: Page, seat: number, name: string): Promise<void> {
  await askToSit(page, seat, name);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
}

/** The link to the user's own clue, on every table with a seat of theirs. */
export const linkToSeat = (page: Page): Locator => page.getByRole('link', { name: 'Your clue' });

/** From the table to the user's own seat. */
export async function goToSeat(page: Page, name: string): Promise<void> {
  await closeNotices(page);
  await linkToSeat(page).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectCovered(page);
}

/** Opens the user's own seat after claiming it through the API; other tests cover the way there. */
export async function startAtSeat(page: Page, code: string, seat: number, name: string) {
  await claim(page.request, gameAt(code), seat, { name });
  await openPage(page, `/games/${code}/seats/${seat}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectCovered(page);
}

/** Opens the user's own table after claiming a seat through the API. */
export async function startAtTable(page: Page, code: string, seat: number, name: string) {
  await claim(page.request, gameAt(code), seat, { name });
  await openPage(page, `/games/${code}`);
  await expect(linkToSeat(page)).toBeVisible();
}

export async function goToTable(page: Page): Promise<void> {
  await closeNotices(page);
  // On wide screens it is a tab.
  await page.getByRole('link', { name: /^(Go to the table|Table)$/ }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
}

export const holdButton = (page: Page): Locator =>
  page.getByRole('button', { name: /Hold to look|Looking/ });

/** An open clue; two in the two-player game. */
export const clueOn = (page: Page): Locator => page.getByText(/^The habitat is .+\.$/);

/** Presses a button and keeps it down. Waits for hydration, since an earlier press would never have an effect. */
export async function pressDown(button: Locator): Promise<void> {
  await untilAlive(button.page());
  await button.hover();
  await button.page().mouse.down();
}

/** Presses the mouse button and waits until the clue is open; `release` releases it. */
export async function hold(page: Page): Promise<void> {
  await pressDown(holdButton(page));
  await expect(clueOn(page).first()).toBeVisible();
}

export async function release(page: Page): Promise<void> {
  await page.mouse.up();
  await expectCovered(page);
}

export async function expectCovered(page: Page): Promise<void> {
  await expect(page.getByText('The clue is covered.')).toBeAttached();
  await expect(clueOn(page)).toHaveCount(0);
  await expect(litOn(page)).toHaveCount(0);
}

/** Skips a turn on the board, and waits for the next player's. */
export async function skipTurn(page: Page): Promise<void> {
  const turn = page.getByRole('heading', { name: /’s turn: which space/ });
  const before = (await turn.textContent()) ?? '';
  await page.getByRole('button', { name: /^Entries/ }).click();
  await page.getByRole('button', { name: 'Skip turn' }).click();
  await expect(turn).not.toHaveText(before);
}

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** An element's box on the screen. Retries, since a map has none while it replaces its placeholder. */
export async function boxOf(element: Locator): Promise<Box> {
  for (;;) {
    const box = await element.boundingBox();
    if (box !== null) return box;
    await expect(element).toBeVisible();
  }
}

/** The lit area of the map, which has no role of its own: the map's name does not change. */
export const litOn = (page: Page): Locator => mapOn(page).locator('path.glow');

/** The first seat to agree starts the vote, with the table's button; the others answer in the sheet. */
export async function agreeToHint(page: Page): Promise<void> {
  await expect(hintButton(page)).toBeVisible();
  if ((await hintButton(page).getAttribute('aria-label')) === 'Ask for a hint')
    await askForHint(page);
  else await answer(page, 'Agree');
}

/** Calls a find without a space; all other seats are asked. */
export async function callFound(page: Page): Promise<void> {
  await closeNotices(page);
  await page.getByRole('link', { name: 'Found it!', exact: true }).click();
  await page.getByRole('button', { name: 'Don’t say where' }).click();
  await expect(page.getByRole('heading', { name: /The table|The end/ })).toBeVisible();
}

export const agreeToEnd = (page: Page): Promise<void> => answer(page, 'Yes, found');

export const expectHint = (page: Page): Promise<void> => expectQuestion(page, 'The hint');

/** Everything is revealed: the habitat and each player's clue. */
export async function expectEnd(page: Page, habitat: string, names: readonly string[]) {
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expect(page.getByText(habitat, { exact: true })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('region', { name: 'All clues' })).toContainText(name);
  }
}
