'use client';

import { useEffect, useMemo } from 'react';
import { later } from '@/app/_ui/later';
import { readTyped } from '@/lib/game/typed';
import { recallBoard, useBoardAlone } from './boardAlone';
import { MapStep } from './MapStep';
import { PlayersStep } from './PlayersStep';
import { StepBar } from './StepBar';

const PiecesStep = later(async () => (await import('./PiecesStep')).PiecesStep);

/** What follows from a board that lies somewhere without us: its map, who plays, its pieces. All stays on the phone. */
export function NotebookScreen() {
  const { step, code } = useBoardAlone();
  useEffect(() => void recallBoard(), []);
  const map = useMemo(() => {
    const typed = readTyped(code, 'map');
    return typed.kind === 'map' ? typed.map : undefined;
  }, [code]);
  return (
    <>
      <StepBar step={map ? step : 'map'} hasMap={map !== undefined} />
      {map === undefined || step === 'map' ? (
        <MapStep map={map} />
      ) : step === 'players' ? (
        <PlayersStep map={map} />
      ) : (
        <PiecesStep map={map} />
      )}
    </>
  );
}
