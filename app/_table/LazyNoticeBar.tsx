'use client';

import { lazyComponent } from '@/app/_ui/lazyComponent';

/** Neither the notices' script nor their words hold the page back; what the server has rendered of them stands meanwhile. */
export const NoticeBar = lazyComponent(
  async () => (await import('./NoticeBar')).NoticeBar,
  null,
  'notices',
);
