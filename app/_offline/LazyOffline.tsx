'use client';

import { lazyComponent } from '@/app/_ui/lazyComponent';

/** A moment after the page, so that it keeps nothing of it waiting. */
export const LazyOffline = lazyComponent(async () => (await import('./Offline')).Offline);
