import { expect, type Locator, type Page } from 'playwright/test';
import { votesOn } from './doings';

/** Common actions with votes, on any page of the table. */

/** The table's hint button, which first asks and then shows the count. */
export const hintButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Ask for a hint|Hint: \d of \d|Read the hint)$/ });

export const foundLink = (page: Page): Locator =>
  page.getByRole('link', { name: 'Found it!', exact: true });

/** Gives an answer to the open question, such as "Agree". */
export const answer = (page: Page, name: string): Promise<void> =>
  votesOn(page).getByRole('button', { name, exact: true }).click();

export async function expectQuestion(page: Page, title: string | RegExp): Promise<void> {
  await expect(votesOn(page).getByRole('heading', { name: title })).toBeVisible();
}
