'use client';

import { lazyComponent } from '@/app/_ui/lazyComponent';

/** The page does not wait for the notices' script and messages. Until they load, the server's HTML stays. */
export const NoticeBar = lazyComponent(
  async () => (await import('./NoticeBar')).NoticeBar,
  null,
  'notices',
);
