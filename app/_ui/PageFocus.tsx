'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After navigation, focuses the target of the URL's hash or else the page's `h1`, for screen readers and
 * keyboards, unless something has the focus already, such as a sheet or the link that a back step restored.
 */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (focusPage()) return;
    // The new page has not rendered yet.
    const watch = new MutationObserver(() => focusPage() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
  return null;
}

/** Returns whether the focus is where it belongs. */
function focusPage(): boolean {
  const pointedTo = document.getElementById(window.location.hash.slice(1));
  const isNowhere = document.activeElement === document.body;
  const goal = pointedTo ?? (isNowhere ? document.querySelector('h1') : null);
  goal?.focus({ preventScroll: true });
  return goal !== null || !isNowhere;
}
