import { lazyComponent } from '@/app/_ui/lazyComponent';

/** The table's sheet. Lazy, because it is rarely opened, and its script is as large as the rest of the page. */
export const LazyTableSheet = lazyComponent(
  async () => (await import('./TableSheet')).TableSheet,
  null,
  'notices',
);
