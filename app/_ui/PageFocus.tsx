'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a page the focus is where its address points, or else on its heading, for those who listen or use
 * keys: unless something has it by then, such as a sheet or what one comes back to.
 */
export function PageFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (focusPage()) return;
    // Its screen is still to come.
    const watch = new MutationObserver(() => focusPage() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [path]);
  return null;
}

/** Whether the focus is where it belongs. */
function focusPage(): boolean {
  const pointedTo = document.getElementById(window.location.hash.slice(1));
  const isNowhere = document.activeElement === document.body;
  const goal = pointedTo ?? (isNowhere ? document.querySelector('h1') : null);
  goal?.focus({ preventScroll: true });
  return goal !== null || !isNowhere;
}
