'use client';

import { useMemo } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import type { DrawnPiece } from '@/app/_map/Pieces';
import { viewOf } from '@/app/_map/view';
import { parseHex, within } from '@/lib/map/grid';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';

export const PICTURES = ['question', 'search', 'near'] as const;
type Picture = (typeof PICTURES)[number];

interface RulePicturesProps {
  readonly mapCode: string;
  /** By picture, what it shows. */
  readonly captions: Readonly<Record<Picture, string>>;
}

/** A question, a search, and what "within two spaces" means, on a part of the example map. */
export function RulePictures({ mapCode, captions }: RulePicturesProps) {
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <ul className="rule-pictures">
      {PICTURES.map(picture => (
        <li key={picture}>
          <MapDrawing
            map={map}
            label={captions[picture]}
            view={VIEW}
            hexes={DRAWN}
            {...SHOWN[picture]}
          />
          <p aria-hidden="true">{captions[picture]}</p>
        </li>
      ))}
    </ul>
  );
}

const hex = (name: string): Hex => parseHex(name) ?? 0;
const piece = (kind: DrawnPiece['kind'], seat: number, name: string): DrawnPiece => ({
  kind,
  seat,
  color: (['red', 'orange', 'teal'] as const)[seat - 1] ?? 'red',
  hex: hex(name),
});

const MIDDLE = hex('F5');
const NEAR = within(HexSet.of([MIDDLE]), 2);
const VIEW = viewOf(NEAR, 3);
/** All that the view cuts, and no edge of it shows. Three whole maps were most of the page. */
const DRAWN = within(NEAR, 2);

const SHOWN: Readonly<Record<Picture, Partial<Parameters<typeof MapDrawing>[0]>>> = {
  question: {
    pieces: [piece('disc', 2, 'E4'), piece('cube', 3, 'G5'), piece('cube', 1, 'F6')],
  },
  search: {
    pieces: [piece('disc', 1, 'F5'), piece('disc', 2, 'F5'), piece('cube', 3, 'F5')],
  },
  near: { chosen: MIDDLE, near: NEAR },
};
