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
    const observer = new MutationObserver(() => focusPage() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
  return null;
}

/** Returns whether the page has the focus. */
function focusPage(): boolean {
  const hashTarget = document.getElementById(window.location.hash.slice(1));
  const hasNoFocus = document.activeElement === document.body;
  const target = hashTarget ?? (hasNoFocus ? document.querySelector('h1') : null);
  target?.focus({ preventScroll: true });
  return target !== null || !hasNoFocus;
}
