'use client';

import { later } from '@/app/_ui/later';

/** The page is read before its map is asked. */
export const LaterClueKinds = later(async () => (await import('./ClueKinds')).ClueKinds, 'atOnce');
