'use client';

import { useTranslations } from 'next-intl';
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
  const words = useTranslations('draft');
  const layMessages = useTranslations('lay');
  const empty = emptySlots(draft);
  const laid = HexSet.of(SLOTS.filter(each => !empty.includes(each)).flatMap(slotHexes));
  return (
    <div className="relative min-[900px]:max-w-[calc((100dvh-12rem)*1.11)]">
      <MapDrawing map={map} label={words('tableSoFar')} hexes={laid}>
        {empty.map(each => (
          <SlotOutline key={each} slot={each} isNow={each === slot} />
        ))}
      </MapDrawing>
      <div className="absolute grid grid-cols-2 grid-rows-3" style={INSET}>
        {SLOTS.map(each => {
          const tile = draft.tiles[each];
          const place = slotWords(layMessages, each);
          const label = tile
            ? words(tile.turned ? 'tileTurned' : 'tileUpright', { place, tile: String(tile.tile) })
            : words('slotEmpty', { place });
          return (
            <button
              key={each}
              type="button"
              aria-label={label}
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
