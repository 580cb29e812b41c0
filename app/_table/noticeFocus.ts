import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The element ID of the button that opens the notices: the text on the line, or the disc. */
export const NOTICE_BAR_ID = 'notices';

const OPEN = 'opennotices';

/** The container of the topmost notices: a full-screen map has its own. */
const topmost = () => [...document.querySelectorAll<HTMLElement>('.notice-bar-place')].at(-1);

/** Calls `onOpen` when another part of the page opens the notices in `place`. */
export function useOpenNotices(place: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const { current } = place;
    const follow = () => open();
    current?.addEventListener(OPEN, follow);
    return () => current?.removeEventListener(OPEN, follow);
  }, [place]);
}

/** Opens the notice sheet and focuses it. */
export function openNotices(): void {
  // Waits until the newest notice has rendered.
  requestAnimationFrame(() => topmost()?.dispatchEvent(new Event(OPEN)));
}

/** Focuses the topmost notices, for keyboard and screen reader users. */
export function focusNoticeBar(): void {
  requestAnimationFrame(() => focusNoticesIn(topmost()));
}

/** Focuses the notices in `place` or, without any, the page's title. */
export function focusNoticesIn(place: HTMLElement | null | undefined): void {
  const bar = place?.querySelector<HTMLElement>(`#${NOTICE_BAR_ID}`);
  (bar ?? place?.closest('main')?.querySelector<HTMLElement>('h1'))?.focus();
}
