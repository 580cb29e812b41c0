'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After navigation, focuses the target of the URL's hash or else the page's `h1`, for screen readers and
 * keyboards, unless something has the focus already, such as a sheet or the link that a back step restored. Also
 * keeps the focus on the page when the focused element disappears.
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
  useEffect(keepFocus, []);
  return null;
}

/**
 * When the focused element disappears or is disabled, as pressed buttons do, focuses the closest element around it that
 * can be focused (`tabIndex={-1}`), or else the page's `h1`. Otherwise keyboard users would start again from the top.
 */
function keepFocus(): () => void {
  let path: readonly EventTarget[] = [];
  const remember = (event: Event) => {
    path = event.composedPath();
  };
  const observer = new MutationObserver(() => {
    const [focused, ...around] = path.filter(each => each instanceof HTMLElement);
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== focused) return;
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return;
    const place = around.find(each => each.isConnected && each.matches('[tabindex]'));
    (place ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** Returns whether the page has the focus. */
function focusPage(): boolean {
  const hashTarget = document.getElementById(window.location.hash.slice(1));
  const hasNoFocus = document.activeElement === document.body;
  const target = hashTarget ?? (hasNoFocus ? document.querySelector('h1') : null);
  target?.focus({ preventScroll: true });
  return target !== null || !hasNoFocus;
}
