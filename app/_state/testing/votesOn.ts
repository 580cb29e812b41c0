import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '@/app/_words/testing/renderInWords';

/** The line in which a page of the table says what it has to say; null while that is nothing. */
export const lineOn = ({ container }: Rendered) => container.querySelector<HTMLElement>('#said');

/** What that line opens; null while it is closed. */
export const sheetOn = ({ container }: Rendered) => container.querySelector<HTMLElement>('#votes');

/** The sheet with everything that the page has to say, opened from its line if it is closed. */
export async function votesOn(page: Rendered) {
  const line = await waitFor(() => present(lineOn(page)));
  if (sheetOn(page) === null) await page.tap(line);
  return within(present(sheetOn(page)));
}

/** Waits for this title in the sheet. */
export const asks = (page: Rendered, name: string | RegExp) =>
  waitFor(async () => (await votesOn(page)).getByRole('heading', { name }));

/** Taps a button in the sheet. */
export const tapOn = async (page: Rendered, name: string) =>
  page.tap(
    await waitFor(async () => (await votesOn(page)).getByRole<HTMLElement>('button', { name })),
  );

/** Waits until the last answer has closed the sheet. */
export const untilClosed = (page: Rendered) => waitFor(() => expect(sheetOn(page)).toBeNull());

export const untilNothingSaid = (page: Rendered) => waitFor(() => expect(lineOn(page)).toBeNull());

function present<T>(found: T | null): T {
  if (found === null) throw new Error('nothing is said on this page');
  return found;
}
