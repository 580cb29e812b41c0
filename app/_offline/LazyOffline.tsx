'use client';

import { lazyComponent } from '@/app/_ui/lazyComponent';

/** Loaded after the page so that it does not delay it. */
export const LazyOffline = lazyComponent(async () => (await import('./Offline')).Offline);
