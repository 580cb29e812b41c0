import { expect, type Page, type Response } from 'playwright/test';

/** Opening pages; a page's own attributes say how far it has come (`app/_ui/pageMarks`). */

/** Opens a page and waits until it is alive. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Loads the page again and waits until it is alive. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** Opens what is no page of Fieldbook, or a page that is used before it is alive; returns the response. */
export const openOnly = (
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> => page.goto(address, options);

/** Waits until the page takes input. Before that, keys and holds are lost, and taps are done late. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive]:not(:has([data-waits]))')).toBeAttached();

/** Waits until the page also has its lazy parts, and intercepts links that cannot be opened. */
export const untilLoaded = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive][data-parts][data-offline]')).toBeAttached();
