'use client';

import { useMemo } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { viewOf } from '@/app/_map/view';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { parseHex, within } from '@/lib/map/grid';
import { type Hex, HexSet, intersection } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';

interface RulePictureProps {
  readonly mapCode: string;
  readonly label: string;
}

/** A fair set of clues on the example map. */
export const IDEA_CLUES = ['on-forest-or-desert', 'within-3-of-white', 'within-3-of-green'];

/** The example map, with the one space that three clues leave. */
export function IdeaPicture({ mapCode, label }: RulePictureProps) {
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const left = useMemo(
    () => intersection(IDEA_CLUES.flatMap(id => parseClue(id) ?? []).map(id => clueHexes(id, map))),
    [map],
  );
  return <MapDrawing map={map} label={label} lit={left} habitat={left.single} />;
}

export const hex = (name: string): Hex => parseHex(name) ?? 0;

const MIDDLE = hex('F5');
const NEAR = within(HexSet.of([MIDDLE]), 2);
export const VIEW = viewOf(NEAR, 3);
/** The spaces that are drawn: enough to fill the view. Drawing the whole map would waste time on invisible spaces. */
export const DRAWN = within(NEAR, 2);

/** What "within two spaces" means, on a part of the example map. */
export function NearPicture({ mapCode, label }: RulePictureProps) {
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <MapDrawing map={map} label={label} view={VIEW} hexes={DRAWN} chosen={MIDDLE} near={NEAR} />
  );
}
