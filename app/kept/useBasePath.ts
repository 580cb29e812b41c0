'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ADDRESSES } from '@/app/addresses';

/** The pages that may open as an overlay (`@over`). */
const OVER: readonly string[] = [ADDRESSES.howToPlay, ADDRESSES.settings];

/** The path of the page under an overlay, if one is open. */
export function useBasePath(): string {
  const path = usePathname();
  const [beneath, setBeneath] = useState(path);
  if (path !== beneath && !OVER.includes(path)) setBeneath(path);
  return beneath;
}

/** Changes the address without a request and scrolls to the top. Next follows it (shallow routing). */
export function showAddress(address: string, by: 'pushState' | 'replaceState'): void {
  window.history[by](null, '', address);
  window.scrollTo(0, 0);
}
