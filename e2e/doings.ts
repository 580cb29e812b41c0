import { expect, type Locator, type Page } from 'playwright/test';
import { isPhoneCode, parseGameCode } from '@/lib/game/gameCode';
import { claim } from './ask';
import { gameAt } from './table';

/** What people do on the pages, for the journeys that share it. */

type Wanted = { readonly mode: 'Normal' | 'Advanced'; readonly players: 3 | 4 | 5 };

/** From the start page to a new table whose map lies there, and whose code it returns. */
export async function startGame(page: Page, { mode, players }: Wanted): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByRole('radio', { name: String(players) }).check();
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Deal' }).click();
  const code = await expectTable(page);
  await page.getByRole('button', { name: 'Already laid' }).click();
  await expect(page.getByRole('region', { name: 'Seats' })).toBeVisible();
  return code;
}

/** Counts how often a finger is put on the page, or the mouse pressed: on all that it opens from now on. */
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

/** From the start page to where one sits down at the table whose code somebody reads out. */
export async function joinGame(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await typeCode(page, code);
  expect(await expectToSit(page)).toBe(code);
}

/** Waits for the page on which one sits down, and returns the table's code. */
export async function expectToSit(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Sit down' })).toBeVisible();
  return codeIn(page);
}

/** The one box for whatever somebody was told. */
export const codeBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Code, key or words' });

/** A table's six letters open it by themselves. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeBox(page).fill(code.toLowerCase());
}

/** Waits for a table, and returns the code. */
export async function expectTable(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
  return codeIn(page);
}

/** The code of the table that a page belongs to. */
function codeIn(page: Page): string {
  const text = new URL(page.url()).pathname.split('/')[2] ?? '';
  const code = isPhoneCode(text) ? text : parseGameCode(text);
  if (code === undefined) throw new Error(`this is no table: ${page.url()}`);
  return code;
}

export const mapOn = (page: Page | Locator): Locator => page.getByRole('img', { name: /^Map/ });

/** From any page of a table to where one sits down, at that seat; asks to. */
export async function askToSit(page: Page, seat: number, name: string): Promise<void> {
  await page.goto(`/games/${codeIn(page)}/sit?seat=${seat}`);
  await page.getByRole('textbox', { name: 'name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

/** Sits down, and comes back from the envelope to the table. */
export async function sitDown(page: Page, seat: number, name: string): Promise<void> {
  await askToSit(page, seat, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await goToTable(page);
}

/** Sits down on one seat more, for somebody without a phone: that ends at the table. */
export async function sitDownForSomebody(page: Page, seat: number, name: string): Promise<void> {
  await askToSit(page, seat, name);
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
}

/** The way to one's own clue, at the thumb of every table on which one sits. */
export const linkToSeat = (page: Page): Locator => page.getByRole('link', { name: 'Your clue' });

/** From the table to one's own seat. */
export async function goToSeat(page: Page, name: string): Promise<void> {
  await linkToSeat(page).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectCovered(page);
}

/** At one's own seat, by the short way: how people get there other journeys tell. */
export async function startAtSeat(page: Page, code: string, seat: number, name: string) {
  await claim(page.request, gameAt(code), seat, { name });
  await page.goto(`/games/${code}/seats/${seat}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expectCovered(page);
}

/** At the table where one sits, by the same short way. */
export async function startAtTable(page: Page, code: string, seat: number, name: string) {
  await claim(page.request, gameAt(code), seat, { name });
  await page.goto(`/games/${code}`);
  await expect(linkToSeat(page)).toBeVisible();
}

export async function goToTable(page: Page): Promise<void> {
  // A wide screen has a tab for it.
  await page.getByRole('link', { name: /^(Go to the table|Table)$/ }).click();
  await expect(page.getByRole('heading', { name: 'The table' })).toBeVisible();
}

export const holdButton = (page: Page): Locator =>
  page.getByRole('button', { name: /Hold to look|Looking/ });

/** A clue that lies open; each of two, in the game for two. */
export const clueOn = (page: Page): Locator => page.getByText(/^The habitat is .+\.$/);

/** Holds with the mouse until the clue lies open; `release` lets go. */
export async function hold(page: Page): Promise<void> {
  await holdButton(page).hover();
  await page.mouse.down();
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

/** The light on the map, which has no role of its own: the map's name stays the same. */
export const litOn = (page: Page): Locator => mapOn(page).locator('path.glow');

/** What the table is asked, on every page of who sits. */
export const votesOn = (page: Page): Locator => page.locator('#votes');

/** The first to agree is the one who asks. */
export async function agreeToHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Ask for a hint|Agree)$/ }).click();
}

/** Says that the habitat is found, without a space; all others are asked. */
export async function callFound(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Found it!', exact: true }).click();
  await page.getByRole('button', { name: 'Without a space' }).click();
  await expect(page.getByRole('heading', { name: /The table|The end/ })).toBeVisible();
}

export async function agreeToEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Yes, found' }).click();
}

export async function expectHint(page: Page): Promise<void> {
  await expect(votesOn(page).getByRole('heading', { name: 'The hint' })).toBeVisible();
}

/** All is uncovered: the habitat, and everybody's clue with their name. */
export async function expectEnd(page: Page, habitat: string, names: readonly string[]) {
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  await expect(page.getByText(habitat, { exact: true })).toBeVisible();
  for (const name of names) {
    await expect(page.getByRole('region', { name: 'All clues' })).toContainText(name);
  }
}

/** How long after it has loaded a page fetches the rest (`app/_ui/lazyComponent`). */
const PAUSE_MILLISECONDS = 500;

/**
 * Waits until a page that was loaded has what it fetches a moment later, and stops links that lead nowhere: that it says
 * in its timeline (`app/_offline/Offline`). By the page's own clock: on a busy machine it is late, and its fetches with it.
 */
export const untilWhole = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(isWhole, PAUSE_MILLISECONDS), { intervals: [100] }).toBe(true);

/** Runs in the page. */
async function isWhole(pause: number): Promise<boolean> {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hasLoaded = loaded !== undefined && loaded.loadEventEnd > 0;
  if (!hasLoaded || performance.now() < loaded.loadEventEnd + pause) return false;
  // What was due before this has been asked for.
  await new Promise(done => setTimeout(done));
  const isStopping = performance.getEntriesByName('fieldbook:offline').length > 0;
  const isHere = ({ src, noModule }: HTMLScriptElement) =>
    !src || noModule || performance.getEntriesByName(src).length > 0;
  return isStopping && [...document.scripts].every(isHere);
}
