'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { later } from '@/app/_ui/later';
import type { GameMap } from '@/lib/map/gameMap';
import { MapButton } from './MapButton';

const MapListSheet = later(async () => (await import('./MapListSheet')).MapListSheet);

/** Opens the map as a list. */
export function MapList({ map }: { map: GameMap }) {
  const words = useTranslations('map');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MapButton label={words('asList')} onPress={() => setOpen(true)}>
        <Icon name="legend" />
      </MapButton>
      {isOpen && <MapListSheet map={map} onClose={() => setOpen(false)} />}
    </>
  );
}
