'use client';

import { useState } from 'react';
import { slotWords } from '@/app/_lay/layWords';
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
  const [wanted, setWanted] = useState<number>();
  const empty = emptySlots(draft);
  const slot = empty.find(each => each === wanted) ?? empty[0];
  return (
    <>
      <SlotBoard draft={draft} map={map} slot={slot} onChoose={setWanted} onChange={onChange} />
      <p role="status" className="text-lead">
        {slot === undefined ? (
          'All six lie. Tap a tile on the map to turn it.'
        ) : (
          <>
            Which tile lies <b>{slotWords(slot)}</b>? Tap a laid tile to turn it.
          </>
        )}
      </p>
      <TilePicker draft={draft} slot={slot} onChange={onChange} />
    </>
  );
}
