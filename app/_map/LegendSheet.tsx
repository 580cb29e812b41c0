'use client';

import { useTranslations } from 'use-intl';
import { Sheet } from '@/app/_ui/Sheet';
import type { GameMap } from '@/lib/map/gameMap';
import { Legend } from './Legend';
import { MapInWords } from './MapInWords';

/** What the map's signs mean, and the map in words. */
export function LegendSheet({ map, onClose }: { map: GameMap; onClose: () => void }) {
  const words = useTranslations('map');
  return (
    <Sheet title={words('onMap')} hasCross={true} onClose={onClose}>
      <Legend />
      <MapInWords map={map} />
    </Sheet>
  );
}
