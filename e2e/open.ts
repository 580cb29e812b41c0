import { expect, type Page, type Response } from 'playwright/test';

/** Opening pages; a page's attributes show how far it has loaded (`app/_ui/pageMarks`). */

/** Opens a page and waits until it takes input. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/** Reloads the page and waits until it takes input. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await untilAlive(page);
}

/** Opens an address that is no page of ours, or a page to be used before it takes input; returns the response. */
export const openOnly = (
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> => page.goto(address, options);

/** Waits until the page takes input. Before that, keys and holds are lost, and taps are delayed. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive]:not(:has([data-waits]))')).toBeAttached();

/** Waits until the page also has its lazy parts, and intercepts links that cannot be opened. */
export const untilLoaded = (page: Page): Promise<void> =>
  expect(page.locator('html[data-alive][data-parts][data-offline]')).toBeAttached();
