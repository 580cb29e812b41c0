import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '@/app/_words/testing/renderInWords';

/** The line in which a page of the table says what it has to say; null while that is nothing. */
export const noticeBar = ({ container }: Rendered) =>
  container.querySelector<HTMLElement>('#notices');

/** What that line opens; null while it is closed. */
export const noticeSheet = ({ container }: Rendered) =>
  container.querySelector<HTMLElement>('#notice-sheet');

/** The sheet with everything that the page has to say, opened from its line if it is closed. */
export async function openNotices(page: Rendered) {
  const line = await waitFor(() => present(noticeBar(page)));
  if (noticeSheet(page) === null) await page.tap(line);
  return within(present(noticeSheet(page)));
}

/** Waits for this title in the sheet. */
export const expectNotice = (page: Rendered, name: string | RegExp) =>
  waitFor(async () => (await openNotices(page)).getByRole('heading', { name }));

/** Taps a button in the sheet. */
export const tapInNotices = async (page: Rendered, name: string) =>
  page.tap(
    await waitFor(async () => (await openNotices(page)).getByRole<HTMLElement>('button', { name })),
  );

/** Waits until the last answer has closed the sheet. */
export const untilClosed = (page: Rendered) => waitFor(() => expect(noticeSheet(page)).toBeNull());

export const untilNoNotices = (page: Rendered) => waitFor(() => expect(noticeBar(page)).toBeNull());

function present<T>(found: T | null): T {
  if (found === null) throw new Error('nothing is said on this page');
  return found;
}
