'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ADDRESSES } from '@/app/addresses';

/** The pages that can open as an overlay (`@over`). */
const OVERLAYS: readonly string[] = [ADDRESSES.howToPlay, ADDRESSES.settings];

/** The current path, or under an open overlay that of the page below. */
export function useBasePath(): string {
  const path = usePathname();
  const [beneath, setBeneath] = useState(path);
  if (path !== beneath && !OVERLAYS.includes(path)) setBeneath(path);
  return beneath;
}

/** Changes the URL without a request, and scrolls to the top. Next's hooks notice it (shallow routing). */
export function showAddress(address: string, by: 'pushState' | 'replaceState'): void {
  window.history[by](null, '', address);
  window.scrollTo(0, 0);
}
