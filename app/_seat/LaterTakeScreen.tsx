'use client';

import { later } from '@/app/_ui/later';

/** Apart from the page of the seat itself, which shares its script and has no room for it. */
export const LaterTakeScreen = later(
  async () => (await import('./TakeScreen')).TakeScreen,
  'atOnce',
);
