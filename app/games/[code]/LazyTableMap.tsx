import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { lazyComponent } from '@/app/_ui/lazyComponent';

/** The map that all see; its room is kept until its script is here. */
export const LazyTableMap = lazyComponent(
  async () => (await import('@/app/_table/TableMap')).TableMap,
  <MapPlaceholder />,
);
