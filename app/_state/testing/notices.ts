import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from '@/app/_words/testing/renderInWords';

/** The notice bar of a page of the table; null without notices. */
export const noticeBar = ({ container }: Rendered) =>
  container.querySelector<HTMLElement>('#notices');

/** The notice sheet, which the bar opens; null while it is closed. */
export const noticeSheet = ({ container }: Rendered) =>
  container.querySelector<HTMLElement>('#notice-sheet');

/** The notice sheet, opened from the bar if it is closed. */
export async function openNotices(page: Rendered) {
  const bar = await waitFor(() => present(noticeBar(page)));
  if (noticeSheet(page) === null) await page.tap(bar);
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

/** Waits until the sheet is closed; the last answer closes it. */
export const untilClosed = (page: Rendered) => waitFor(() => expect(noticeSheet(page)).toBeNull());

export const untilNoNotices = (page: Rendered) => waitFor(() => expect(noticeBar(page)).toBeNull());

function present<T>(found: T | null): T {
  if (found === null) throw new Error('the page has no notices');
  return found;
}
