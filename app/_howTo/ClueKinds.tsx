'use client';

import { useMemo, useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { readStoredMap } from '@/lib/map/mapCode';

export interface ClueKind {
  readonly clue: string;
  readonly name: string;
  readonly note: string;
  readonly sentence: string;
  /** "54 of 108 spaces are lit." */
  readonly lit: string;
}

interface ClueKindsProps {
  readonly legend: string;
  readonly mapCode: string;
  readonly mapLabel: string;
  readonly kinds: readonly [ClueKind, ...ClueKind[]];
}

/** The kinds of clues, and a map that lights what an example of the chosen one says. */
export function ClueKinds({ legend, mapCode, mapLabel, kinds }: ClueKindsProps) {
  const [chosen, setChosen] = useState(kinds[0]);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const lit = useMemo(() => {
    const clue = parseClue(chosen.clue);
    return clue && clueHexes(clue, map);
  }, [chosen, map]);
  return (
    <div className="grid gap-3">
      {/* Stays in sight while the list below is tapped, where the screen is high enough. */}
      <div className="-mx-4 bg-page px-2 pb-2 [@media(min-height:42rem)]:sticky [@media(min-height:42rem)]:top-0 [@media(min-height:42rem)]:z-1">
        <MapDrawing map={map} label={mapLabel} lit={lit} />
        <p aria-live="polite" className="min-h-12 px-2 text-center">
          <span className="font-display text-lead font-semibold">{chosen.sentence}</span>{' '}
          <span className="text-note text-soft">{chosen.lit}</span>
        </p>
      </div>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{legend}</legend>
        {kinds.map(kind => (
          <label
            key={kind.clue}
            className="relative grid min-h-14 content-center rounded-card border-[1.5px] border-edge bg-sheet px-4 py-2 has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="clue-kind"
              checked={kind === chosen}
              onChange={() => setChosen(kind)}
              // By keys one comes out from under the map.
              className="absolute inset-0 size-full scroll-mt-110 opacity-0"
            />
            <span className="text-lead font-semibold">{kind.name}</span>
            <span className="text-note text-soft">{kind.note}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
