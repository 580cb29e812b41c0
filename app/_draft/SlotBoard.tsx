'use client';

import { slotWords } from '@/app/_lay/layWords';
import { SlotOutline } from '@/app/_lay/SlotOutline';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { type Draft, emptySlots, turnTile } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import { SLOTS, slotHexes } from '@/lib/map/setup';

interface SlotBoardProps {
  readonly draft: Draft;
  /** The draft's sketch. */
  readonly map: GameMap;
  /** Where the next tile goes. */
  readonly slot: number | undefined;
  readonly onChoose: (slot: number) => void;
  readonly onChange: (draft: Draft) => void;
}

const INSET = {
  inset: `${(100 * FRAME) / FRAMED_HEIGHT}% ${(100 * FRAME) / FRAMED_WIDTH}%`,
};

/** The six places. An empty one is tapped to come next, a tile to turn it. */
export function SlotBoard({ draft, map, slot, onChoose, onChange }: SlotBoardProps) {
  const empty = emptySlots(draft);
  const laid = HexSet.of(SLOTS.filter(each => !empty.includes(each)).flatMap(slotHexes));
  return (
    <div className="relative">
      <MapDrawing map={map} label="Your table so far" hexes={laid}>
        {empty.map(each => (
          <SlotOutline key={each} slot={each} isNow={each === slot} />
        ))}
      </MapDrawing>
      <div className="absolute grid grid-cols-2 grid-rows-3" style={INSET}>
        {SLOTS.map(each => {
          const tile = draft.tiles[each];
          const what = tile
            ? `tile ${tile.tile}, ${tile.turned ? 'turned round' : 'upright'}. Turn it`
            : 'empty. Lay a tile here next';
          return (
            <button
              key={each}
              type="button"
              aria-label={`${slotWords(each)}: ${what}`}
              aria-current={each === slot}
              onClick={() => (tile ? onChange(turnTile(draft, each)) : onChoose(each))}
              className="-outline-offset-4"
            />
          );
        })}
      </div>
    </div>
  );
}
