'use client';

import { later } from '@/app/_ui/later';

/** The map comes alive by itself: together with the page it blocked a slow phone half as long again. */
export const LaterClueKinds = later(async () => (await import('./ClueKinds')).ClueKinds);
