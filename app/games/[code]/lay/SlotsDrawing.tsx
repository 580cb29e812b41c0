import { Ground } from '@/app/_map/Ground';
import { SlotOutline } from '@/app/_map/SlotOutline';
import { Territories } from '@/app/_map/Territories';
import { WHOLE } from '@/app/_map/view';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import { SLOTS, slotHexes } from '@/lib/map/setup';

interface SlotsDrawingProps {
  readonly map: GameMap;
  /** The slot whose turn it is. Those before it are laid, those after it are empty. */
  readonly slot: number;
}

/** The six places, two by three: what lies, what comes now, what comes later. */
export function SlotsDrawing({ map, slot }: SlotsDrawingProps) {
  const laid = HexSet.of(SLOTS.slice(0, slot).flatMap(slotHexes));
  return (
    <svg className="map" viewBox={WHOLE} aria-hidden="true">
      <Ground map={map} hexes={laid} />
      <Territories map={map} hexes={laid} />
      {SLOTS.slice(slot).map(each => (
        <SlotOutline
          key={each}
          slot={each}
          isNow={each === slot}
          mark={each === slot ? map.tiles[slot]?.tile.toString() : undefined}
        />
      ))}
    </svg>
  );
}
