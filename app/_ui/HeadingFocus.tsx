'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a page its heading has the focus, for those who listen or use keys: unless something else has it by
 * then, such as a sheet, or what the address points to.
 */
export function HeadingFocus() {
  const path = usePathname();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    const isNowhere = document.activeElement === document.body;
    if (isNowhere) document.querySelector('h1')?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
