'use client';

import { useTranslations } from 'use-intl';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { slotWords } from '@/app/_map/layWords';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { SlotOutline } from '@/app/_map/SlotOutline';
import { type Draft, emptySlots, turnTile } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import { hexesPath } from '@/lib/map/outline';
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

/** No seams between tiles that do not lie. */
const GROUND =
  'fill-sheet stroke-sheet stroke-3 forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]';
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
    <div className="map-panel chart">
      <div className="@container relative -mx-2">
        <MapDrawing map={map} label={words('mapSoFar')} hexes={laid}>
          <path className={GROUND} d={hexesPath(HexSet.all.diff(laid))} />
          {empty.map(each => (
            <SlotOutline
              key={each}
              slot={each}
              isNow={each === slot}
              mark={each === slot ? '?' : undefined}
            />
          ))}
        </MapDrawing>
        <div className="absolute grid grid-cols-2 grid-rows-3" style={INSET}>
          {SLOTS.map(each => {
            const tile = draft.tiles[each];
            const place = slotWords(layMessages, each);
            const label = tile
              ? words(tile.turned ? 'tileTurned' : 'tileUpright', {
                  place,
                  tile: String(tile.tile),
                })
              : words('slotEmpty', { place });
            return (
              <button
                key={each}
                type="button"
                aria-label={label}
                aria-current={each === slot}
                onClick={() => (tile ? onChange(turnTile(draft, each)) : onChoose(each))}
                className="-outline-offset-4 forced-color-adjust-none"
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
