'use client';

import { later } from '@/app/_ui/later';

/** A moment after the page, so that it keeps nothing of it waiting. */
export const LaterOffline = later(async () => (await import('./Offline')).Offline);
