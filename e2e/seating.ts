import { expect, type Locator, type Page } from 'playwright/test';
import { expectTable, linkToSeat, pressDown } from './actions';
import { openPage } from './open';

/** Common actions with seats. */

export async function openTable(page: Page, code: string): Promise<void> {
  await openPage(page, `/games/${code}`);
  expect(await expectTable(page)).toBe(code);
}

/** The table's sheet, behind the line of discs. */
export const tableSheet = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'At this table' });

export async function openTableSheet(page: Page): Promise<void> {
  await page.locator('.order-line').click();
  await expect(tableSheet(page)).toBeVisible();
}

/** Opens the list of seats from a phone that holds one. */
export async function openSeats(page: Page): Promise<void> {
  await openTableSheet(page);
  await tableSheet(page)
    .getByRole('button', { name: /^Seats/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Seats' })).toBeVisible();
}

export const nameField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your name' });

/** All seats: in the dialog while it is open, else in the line on the table. */
export const seatsOn = (page: Page): Locator => page.getByRole('region', { name: 'Seats' }).last();

/** Another player's seat there. */
export const otherSeat = (page: Page, name: string): Locator =>
  seatsOn(page).getByRole('button', { name });

/** Opens the seat's page from the table, and its menu. */
export async function openSeatMenu(page: Page): Promise<void> {
  await linkToSeat(page).click();
  await openOwnSeat(page);
}

/** Opens the actions for the reader's own seat, on its page. */
export async function openOwnSeat(page: Page): Promise<void> {
  // The page before it has the same button.
  await expect(page.locator('#envelope')).toBeVisible();
  await page.getByRole('button', { name: 'Help and settings' }).click();
  await page.getByRole('button', { name: 'Your seat' }).click();
}

/** Holds the clue open while `during` runs. */
export async function holdOpen(page: Page, during: () => Promise<void>): Promise<void> {
  await pressDown(page.getByRole('button', { name: /hold to look/i }));
  await expect(page.getByRole('button', { name: 'Looking' })).toBeVisible();
  await during();
  await page.mouse.up();
}
