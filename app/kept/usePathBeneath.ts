'use client';

import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { ADDRESSES } from '@/app/addresses';

/** The pages that may lie over another (`@over`). */
const OVER: readonly string[] = [ADDRESSES.howToPlay, ADDRESSES.settings];

/** The path of the page itself, whatever lies over it just now. */
export function usePathBeneath(): string {
  const path = usePathname();
  const [beneath, setBeneath] = useState(path);
  if (path !== beneath && !OVER.includes(path)) setBeneath(path);
  return beneath;
}
