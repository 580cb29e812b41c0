import { Ground, TileNumbers } from '@/app/_map/Ground';
import { LitOutline } from '@/app/_map/Light';
import { SlotOutline } from '@/app/_map/SlotOutline';
import { Territories } from '@/app/_map/Territories';
import { viewOf, WHOLE } from '@/app/_map/view';
import { neighborWords, slotName } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import type { GameMap } from '@/lib/map/gameMap';
import { HexSet } from '@/lib/map/hexSet';
import { outlinePath } from '@/lib/map/outline';
import { numberHex, SLOTS, slotHexes } from '@/lib/map/setup';
import { type StepParts, type StepWords, Whereabouts } from './StepLayout';

export function tileStep({ words }: StepWords, map: GameMap, slot: number): StepParts {
  const laid = map.tiles[slot];
  const turned = laid?.turned === true;
  const tile = String(laid?.tile);
  const title = turned ? words('tileTurned', { tile }) : words('tileUpright', { tile });
  const label = turned ? words('drawnTurned', { tile }) : words('drawnUpright', { tile });
  return {
    heading: (
      <div className="lay-heading">
        <h2>{title}</h2>
        <p>{words.rich(turned ? 'liesTurned' : 'liesUpright', { b: bold })}</p>
      </div>
    ),
    drawing: (
      <div key={slot} className={turned ? 'lay-drawing tile-in turned' : 'lay-drawing tile-in'}>
        <TileDrawing map={map} slot={slot} label={label} />
      </div>
    ),
    text: (
      <Whereabouts
        overview={<SlotsDrawing map={map} slot={slot} />}
        title={words(`goes.${slotName(slot)}`)}
      >
        <p>{neighborWords(words, map, slot)}</p>
      </Whereabouts>
    ),
  };
}

/** The light is drawn outside its hex, so that a territory's own outline stays visible inside. */
const AROUND = -1;

interface TileDrawingProps {
  readonly map: GameMap;
  readonly slot: number;
  readonly label: string;
}

/** One tile as it is laid; the hex with its number is lit. */
export function TileDrawing({ map, slot, label }: TileDrawingProps) {
  const hexes = HexSet.of(slotHexes(slot));
  const corner = HexSet.of([numberHex(slot, map.tiles[slot]?.turned ?? false)]);
  const edge = outlinePath(hexes, { inset: -1.4, radius: 2 });
  return (
    <svg className="map close" viewBox={viewOf(hexes, 9)} role="img" aria-label={label}>
      <path className="tile-edge case" d={edge} />
      <path className="tile-edge" d={edge} />
      <Ground map={map} hexes={hexes} />
      <LitOutline lit={corner} inset={AROUND} />
      <Territories map={map} hexes={hexes} />
      <TileNumbers map={map} hexes={hexes} />
    </svg>
  );
}

interface SlotsDrawingProps {
  readonly map: GameMap;
  /** The current slot. Those before it are laid; those after it are empty. */
  readonly slot: number;
}

/** The six slots, two by three: laid, current, and empty. */
function SlotsDrawing({ map, slot }: SlotsDrawingProps) {
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
