import { lazyComponent } from '@/app/_ui/lazyComponent';

/** The table's sheet: seldom opened, and as large as the rest of the page. */
export const LazyTableSheet = lazyComponent(
  async () => (await import('./TableSheet')).TableSheet,
  null,
  'notices',
);
