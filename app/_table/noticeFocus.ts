'use client';

import { type RefObject, useEffect } from 'react';

/** The element ID of the line with what the table has to say. */
export const NOTICE_BAR_ID = 'notices';

interface NoticeBarHandle {
  readonly open: (isOpen: boolean) => void;
  /** Holds the line. */
  readonly place: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The lines that are on the page, the topmost last: a full-screen map has its own. */
const bars: NoticeBarHandle[] = [];

/** Lets other parts of the page open this line's sheet, and move the focus there. `open` must be stable. */
export function useNoticeBarHandle(
  open: NoticeBarHandle['open'],
  place: NoticeBarHandle['place'],
  sheet: NoticeBarHandle['sheet'],
): void {
  useEffect(() => {
    const here = { open, place, sheet };
    bars.push(here);
    return () => void bars.splice(bars.indexOf(here), 1);
  }, [open, place, sheet]);
}

/** Opens what the table has to say, and moves the focus there. */
export function openNotices(): void {
  // Waits until what was just said has rendered.
  requestAnimationFrame(() => {
    const top = bars.at(-1);
    top?.open(true);
    // A sheet that opens takes the focus itself; one that is open already does not.
    top?.sheet.current?.focus();
  });
}

/** Moves keyboard and screen reader users to the line, which tells the outcome. */
export function focusNoticeBar(): void {
  requestAnimationFrame(() => focusBarIn(bars.at(-1)?.place.current));
}

/** Focuses the line in its place; if nothing is said any more, the page's title, which is there again. */
export function focusBarIn(place: HTMLElement | null | undefined): void {
  const line = place?.querySelector<HTMLElement>(`#${NOTICE_BAR_ID}`);
  (line ?? place?.closest('.titles')?.querySelector<HTMLElement>('h1'))?.focus();
}
