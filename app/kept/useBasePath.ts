'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ADDRESSES } from '@/app/addresses';

/** The pages that may lie over another (`@over`). */
const OVER: readonly string[] = [ADDRESSES.howToPlay, ADDRESSES.settings];

/** The path of the page itself, whatever lies over it just now. */
export function useBasePath(): string {
  const path = usePathname();
  const [beneath, setBeneath] = useState(path);
  if (path !== beneath && !OVER.includes(path)) setBeneath(path);
  return beneath;
}

/** Shows another page of what is here already, from its top. Next follows the address (its shallow routing). */
export function showAddress(address: string, by: 'pushState' | 'replaceState'): void {
  window.history[by](null, '', address);
  window.scrollTo(0, 0);
}
