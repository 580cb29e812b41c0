'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import type { GameMap } from '@/lib/map/gameMap';
import { clearBoard } from './boardMoves';

/** The map to look at, the way on, and the way to begin anew, which asks once more. */
export function MapTaken({ map }: { readonly map: GameMap }) {
  const words = useTranslations('deduce');
  const [isSure, setSure] = useState(false);

  function clear() {
    if (isSure) clearBoard();
    setSure(!isSure);
  }

  return (
    <>
      <MapDrawing map={map} label="" />
      <Button kind="quiet" className="self-start" onClick={clear}>
        {words(isSure ? 'clearSure' : 'clear')}
      </Button>
      <AtThumb>
        <Button type="submit" kind="primary">
          {words('toPlayers')}
        </Button>
      </AtThumb>
    </>
  );
}
