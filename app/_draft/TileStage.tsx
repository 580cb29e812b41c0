'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { slotWords } from '@/app/_map/layWords';
import { bold } from '@/app/_ui/bold';
import { type Draft, emptySlots } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import { SlotBoard } from './SlotBoard';
import { TilePicker } from './TilePicker';

interface StageProps {
  readonly draft: Draft;
  /** The draft's sketch. */
  readonly map: GameMap;
  readonly onChange: (draft: Draft) => void;
}

/** Which tile lies where, and which way round. */
export function TileStage({ draft, map, onChange }: StageProps) {
  const words = useTranslations('draft');
  const layMessages = useTranslations('lay');
  const [wanted, setWanted] = useState<number>();
  const empty = emptySlots(draft);
  const slot = empty.find(each => each === wanted) ?? empty[0];
  return (
    <>
      <SlotBoard draft={draft} map={map} slot={slot} onChoose={setWanted} onChange={onChange} />
      <div className="pieces">
        <p role="status" className="text-lead">
          {slot === undefined
            ? words('allTilesPlaced')
            : words.rich('whichTile', { b: bold, place: slotWords(layMessages, slot) })}
        </p>
        <TilePicker draft={draft} slot={slot} onChange={onChange} />
      </div>
    </>
  );
}
