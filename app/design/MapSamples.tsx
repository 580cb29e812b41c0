'use client';

import { useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { MapPanel } from '@/app/_map/MapPanel';
import type { DrawnPiece } from '@/app/_map/Pieces';
import { SeatDisc } from '@/app/_map/SeatDisc';
import { StructureGlyph } from '@/app/_map/Structures';
import { ICON_NAMES, Icon } from '@/app/_ui/Icon';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { COLORS, SEAT_COLORS, STRUCTURE_KINDS } from '@/lib/data/terms';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { Sample } from './Sample';

const MAP = readStoredMap('B74362132084212850838A');
const CLUE = parseClue('within-2-of-bear');
const LIT = CLUE && clueHexes(CLUE, MAP);
const HABITAT = parseHex('D6');

const SEATS = SEAT_COLORS.map((color, index) => ({ color, seat: index + 1 }));
/** One to five pieces, on free spaces and beside structures. */
const PIECES: readonly DrawnPiece[] = [
  ...['B7', 'D5', 'F3', 'H6', 'J5'].map(name => parseHex(name) ?? 0),
  ...MAP.structures.slice(0, 5).map(({ hex }) => hex),
].flatMap((hex, place) =>
  SEATS.slice(0, (place % 5) + 1).map(seat => ({
    ...seat,
    hex,
    kind: place === 0 || seat.seat === 5 ? 'cube' : 'disc',
  })),
);

/** The map, its pieces, and the icons used beside text. */
export function MapSamples() {
  const [chosen, setChosen] = useState<Hex | undefined>(() => parseHex('D3'));
  return (
    <>
      <Sample title="pieces">
        <div className="flex flex-wrap gap-2">
          {SEAT_COLORS.map((color, index) => (
            <SeatDisc key={color} seat={index + 1} color={color} />
          ))}
        </div>
      </Sample>
      <Sample title="pieces on a map of 344 px">
        <div className="w-[344px]">
          <MapDrawing map={MAP} label="pieces" pieces={PIECES} />
        </div>
      </Sample>
      <Sample title="structures">
        <div className="flex flex-wrap gap-1">
          {STRUCTURE_KINDS.flatMap(kind =>
            COLORS.map(color => (
              <svg
                key={`${kind} ${color}`}
                viewBox="-13 -13 26 26"
                aria-hidden="true"
                className="size-11"
              >
                <StructureGlyph kind={kind} color={color} />
              </svg>
            )),
          )}
        </div>
      </Sample>
      <Sample title="icons">
        <div className="flex flex-wrap gap-3">
          {ICON_NAMES.map(name => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Sample>
      <Sample title="map, reading line">
        <MapPanel map={MAP} chosen={chosen} onChoose={setChosen} />
      </Sample>
      <Sample title="map, lit">
        <MapPanel map={MAP} lit={LIT} chosen={undefined} onChoose={setChosen} />
      </Sample>
      <Sample title="map, habitat">
        <MapPanel map={MAP} habitat={HABITAT} chosen={undefined} onChoose={setChosen} />
      </Sample>
    </>
  );
}
