import { expect, type Locator, type Page } from 'playwright/test';
import { votesOn } from './doings';

/** What people do when the table is asked something, on whichever of its pages they are. */

/** The button of the table that asks, and counts then. */
export const hintButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Ask for a hint|Hint: \d of \d|Read the hint)$/ });

export const foundLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Found it!', exact: true });

/** What can be answered to the open question, such as "Agree". */
export const answer = (page: Page, name: string): Promise<void> =>
  votesOn(page).getByRole('button', { name, exact: true }).click();

export async function expectQuestion(page: Page, title: string | RegExp): Promise<void> {
  await expect(votesOn(page).getByRole('heading', { name: title })).toBeVisible();
}
