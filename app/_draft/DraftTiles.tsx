'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FRAME, FRAMED_HEIGHT, FRAMED_WIDTH } from '@/app/_map/Frame';
import { Ground, TileNumbers } from '@/app/_map/Ground';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { SlotOutline } from '@/app/_map/SlotOutline';
import { Territories } from '@/app/_map/Territories';
import { viewOf } from '@/app/_map/view';
import { slotWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { TILE_NUMBERS } from '@/lib/data/tiles';
import { emptySlots, layTile, liftTile, slotOfTile, turnTile } from '@/lib/map/draft';
import { HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { hexesPath, outlinePath } from '@/lib/map/outline';
import { SLOTS, slotHexes } from '@/lib/map/setup';
import { DraftStepPage, type DraftStepProps } from './DraftStepPage';

export function DraftTiles({ draft, map, onChange, page }: DraftStepProps) {
  const words = useTranslations('draft');
  const layMessages = useTranslations('lay');
  const [selected, setSelected] = useState<number>();
  const empty = emptySlots(draft);
  const slot = empty.find(each => each === selected) ?? empty[0];
  return (
    <DraftStepPage
      {...page}
      map={
        <>
          <div className="map-reading">
            <p role="status" className="map-words">
              {slot === undefined
                ? words('allTilesPlaced')
                : words.rich('whichTile', { b: bold, place: slotWords(layMessages, slot) })}
            </p>
          </div>
          <SlotBoard
            draft={draft}
            map={map}
            slot={slot}
            onChoose={setSelected}
            onChange={onChange}
          />
        </>
      }
    >
      <TilePicker draft={draft} slot={slot} onChange={onChange} />
    </DraftStepPage>
  );
}

interface SlotBoardProps extends Omit<DraftStepProps, 'page'> {
  /** The slot for the next tile; `undefined` once all tiles are placed. */
  readonly slot: number | undefined;
  readonly onChoose: (slot: number) => void;
}

/** Hides the seams of the slots that have no tile yet. */
const GROUND =
  'fill-sheet stroke-sheet stroke-3 forced-colors:fill-[Canvas] forced-colors:stroke-[Canvas]';
const INSET = {
  inset: `${(100 * FRAME) / FRAMED_HEIGHT}% ${(100 * FRAME) / FRAMED_WIDTH}%`,
};

/** The six slots. A tap on an empty slot selects it for the next tile; a tap on a tile rotates it. */
function SlotBoard({ draft, map, slot, onChoose, onChange }: SlotBoardProps) {
  const words = useTranslations('draft');
  const layMessages = useTranslations('lay');
  const empty = emptySlots(draft);
  const laid = HexSet.of(SLOTS.filter(each => !empty.includes(each)).flatMap(slotHexes));
  return (
    <div className="map-window">
      <div className="@container relative">
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

type TilePickerProps = Omit<SlotBoardProps, 'map' | 'onChoose'>;

/** The six tiles: a tap places a tile, or removes one that is placed. */
function TilePicker({ draft, slot, onChange }: TilePickerProps) {
  const words = useTranslations('draft');
  function press(tile: number) {
    const current = slotOfTile(draft, tile);
    if (current !== undefined) return onChange(liftTile(draft, current));
    const laid = slot === undefined ? undefined : layTile(draft, slot, tile);
    if (laid?.ok) onChange(laid.value);
  }

  return (
    <ul className="tile-picker">
      {TILE_NUMBERS.map(tile => {
        const isPlaced = slotOfTile(draft, tile) !== undefined;
        return (
          <li key={tile}>
            <button
              type="button"
              aria-label={words(isPlaced ? 'takeTileOff' : 'layTile', { tile: String(tile) })}
              onClick={() => press(tile)}
              data-placed={isPlaced}
            >
              <b aria-hidden="true">{tile}</b>
              <TilePicture tile={tile} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Tiles 1 to 6 upright: tile n is in slot n - 1. The structures in this code are not drawn. */
const SHEET = readStoredMap('123456000102030405');

function TilePicture({ tile }: { tile: number }) {
  const hexes = HexSet.of(slotHexes(tile - 1));
  return (
    <svg className="map" viewBox={viewOf(hexes, 3)} aria-hidden="true">
      <path className="tile-edge" d={outlinePath(hexes, { inset: -1, radius: 2 })} />
      <Ground map={SHEET} hexes={hexes} />
      <Territories map={SHEET} hexes={hexes} />
      <TileNumbers map={SHEET} hexes={hexes} />
    </svg>
  );
}
