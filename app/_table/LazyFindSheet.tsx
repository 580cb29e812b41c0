import { lazyComponent } from '@/app/_ui/lazyComponent';

export const LazyFindSheet = lazyComponent(
  async () => (await import('./FindSheet')).FindSheet,
  null,
  'notices',
);
