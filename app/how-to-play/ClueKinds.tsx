'use client';

import { useMemo, useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { Answer } from '@/app/_ui/Answer';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
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
  const light = useMemo(() => {
    const clue = parseClue(chosen.clue);
    return clue && { lit: clueHexes(clue, map), litFrom: sources(clue, map) };
  }, [chosen, map]);
  return (
    <div className="grid gap-3 wide:col-span-full! wide:grid-cols-[1.4fr_1fr] wide:items-start wide:gap-x-8 wide:pt-2">
      {/* Stays in sight while the list below is tapped, where the screen is high enough. */}
      <div className="-mx-2.5 wide:mx-0 rounded-card border-[1.5px] border-rule bg-sheet px-0.5 pb-2 [@media(min-height:42rem)]:sticky [@media(min-height:42rem)]:top-[var(--over-head,0px)] [@media(min-height:42rem)]:z-1">
        <MapDrawing map={map} label={mapLabel} {...light} />
        <p
          aria-live="polite"
          className="grid min-h-18 content-center px-3 text-center text-balance"
        >
          <span className="font-display text-lead font-semibold">{chosen.sentence}</span>{' '}
          <span className="text-note text-soft">{chosen.lit}</span>
        </p>
      </div>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{legend}</legend>
        {kinds.map(kind => (
          <Answer
            key={kind.clue}
            name="clue-kind"
            checked={kind === chosen}
            onChoose={() => setChosen(kind)}
            // By keys one comes out from under the map.
            className="[&>input]:scroll-mt-110 wide:[&>input]:scroll-mt-20 grid min-h-14 content-center rounded-card border-[1.5px] border-edge bg-sheet px-4 py-2 has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-offset-4"
          >
            <span className="text-lead font-semibold">{kind.name}</span>
            <span className="text-note text-soft">{kind.note}</span>
          </Answer>
        ))}
      </fieldset>
    </div>
  );
}
