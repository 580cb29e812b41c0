import { MapPlaceholder } from '@/app/_map/MapPlaceholder';
import { lazyComponent } from '@/app/_ui/lazyComponent';

/** The table's shared map; a placeholder keeps its space while the script loads. */
export const LazyTableMap = lazyComponent(
  async () => (await import('@/app/_table/TableMap')).TableMap,
  <MapPlaceholder />,
);
