import { MapRoom } from '@/app/_map/MapRoom';
import { later } from '@/app/_ui/later';

/** The map that all see; its room is kept until its script is here. */
export const LaterTableMap = later(
  async () => (await import('@/app/_table/TableMap')).TableMap,
  <MapRoom />,
);
