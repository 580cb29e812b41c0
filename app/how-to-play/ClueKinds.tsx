'use client';

import { useMemo, useState } from 'react';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { RadioOption } from '@/app/_ui/Choice';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes, sources } from '@/lib/clues/clueHexes';
import { readStoredMap } from '@/lib/map/mapCode';

interface ClueKind {
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

/** The kinds of clues, and a map that lights the spaces of the chosen kind's example. */
export function ClueKinds({ legend, mapCode, mapLabel, kinds }: ClueKindsProps) {
  const [chosen, setChosen] = useState(kinds[0]);
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const light = useMemo(() => {
    const clue = parseClue(chosen.clue);
    return clue && { lit: clueHexes(clue, map), litFrom: sources(clue, map) };
  }, [chosen, map]);
  return (
    <div className="clue-kinds">
      <div className="example rounded-card border-[1.5px] border-rule bg-sheet">
        <MapDrawing map={map} label={mapLabel} {...light} />
        <p
          aria-live="polite"
          className="grid min-h-18 content-center px-3 text-center text-balance"
        >
          <span className="font-display text-lead font-semibold">{chosen.sentence}</span>{' '}
          <span className="text-note text-soft">{chosen.lit}</span>
        </p>
      </div>
      <fieldset className="kinds">
        <legend className="sr-only">{legend}</legend>
        {kinds.map(kind => (
          <RadioOption
            key={kind.clue}
            name="clue-kind"
            checked={kind === chosen}
            onChoose={() => setChosen(kind)}
            shape="card"
            className="grid min-h-14 content-center px-4 py-2"
          >
            <span className="text-lead font-semibold">{kind.name}</span>
            <span className="text-note text-soft">{kind.note}</span>
          </RadioOption>
        ))}
      </fieldset>
    </div>
  );
}
