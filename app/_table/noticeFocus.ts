'use client';

import { type RefObject, useEffect } from 'react';

/** The element ID of the notice bar. */
export const NOTICE_BAR_ID = 'notices';

interface NoticeBarHandle {
  readonly open: (isOpen: boolean) => void;
  /** The element around the bar. */
  readonly place: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The bars on the page, topmost last: a full-screen map has its own. */
const bars: NoticeBarHandle[] = [];

/** Lets other parts of the page open this bar's sheet, and move the focus there. `open` must be stable. */
export function useNoticeBarHandle(
  open: NoticeBarHandle['open'],
  place: NoticeBarHandle['place'],
  sheet: NoticeBarHandle['sheet'],
): void {
  useEffect(() => {
    const handle = { open, place, sheet };
    bars.push(handle);
    return () => void bars.splice(bars.indexOf(handle), 1);
  }, [open, place, sheet]);
}

/** Opens the notice sheet, and moves the focus there. */
export function openNotices(): void {
  // Waits until the newest notice has rendered.
  requestAnimationFrame(() => {
    const top = bars.at(-1);
    top?.open(true);
    // A sheet that opens takes the focus itself; one that is open already does not.
    top?.sheet.current?.focus();
  });
}

/** Moves keyboard and screen reader users to the bar, which shows the outcome. */
export function focusNoticeBar(): void {
  requestAnimationFrame(() => focusBarIn(bars.at(-1)?.place.current));
}

/** Focuses the bar in its place; without any notice, the page's title, which is visible again. */
export function focusBarIn(place: HTMLElement | null | undefined): void {
  const bar = place?.querySelector<HTMLElement>(`#${NOTICE_BAR_ID}`);
  (bar ?? place?.closest('.titles')?.querySelector<HTMLElement>('h1'))?.focus();
}
