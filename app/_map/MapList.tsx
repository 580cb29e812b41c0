'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { later } from '@/app/_ui/later';
import type { GameMap } from '@/lib/map/gameMap';
import { CONTROLS } from './controls';

const MapListSheet = later(async () => (await import('./MapListSheet')).MapListSheet);

/** Opens the map as a list. */
export function MapList({ map }: { map: GameMap }) {
  const words = useTranslations('map');
  const [isOpen, setOpen] = useState(false);
  const isAlive = useInBrowser();
  return (
    <>
      <button
        type="button"
        aria-label={words('asList')}
        aria-disabled={!isAlive}
        onClick={() => setOpen(true)}
        className={`${CONTROLS} size-[47px] items-center justify-center aria-disabled:text-edge`}
      >
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-[24px] fill-none stroke-current stroke-2 [stroke-linecap:round]"
        >
          <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
        </svg>
      </button>
      {isOpen && <MapListSheet map={map} onClose={() => setOpen(false)} />}
    </>
  );
}
