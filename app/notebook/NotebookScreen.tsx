'use client';

import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox, NoCode } from '@/app/_codes/MapCodeBox';
import { useCode } from '@/app/_codes/useCode';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ADDRESSES } from '@/app/addresses';
import { parseTyped } from '@/lib/game/typedInput';
import type { GameMap } from '@/lib/map/gameMap';
import { PiecesStep } from './PiecesStep';
import { PlayersStep } from './PlayersStep';
import {
  clearBoard,
  goTo,
  rehydrateBoard,
  STEPS,
  type Step,
  useStandaloneBoard,
  writeMap,
} from './standaloneBoard';

/** What follows from a board that lies somewhere without us: its map, who plays, its pieces. All stays on the phone. */
export function NotebookScreen() {
  const { step, code } = useStandaloneBoard();
  useEffect(() => void rehydrateBoard(), []);
  const map = useMemo(() => {
    const typed = parseTyped(code, 'map');
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

interface StepBarProps {
  readonly step: Step;
  /** Whether there is a map: the steps after it can be gone to only then. */
  readonly hasMap: boolean;
}

/** Map, players, pieces: where one is, and the way to each. */
function StepBar({ step, hasMap }: StepBarProps) {
  const words = useTranslations('standalone');
  return (
    <nav aria-label={words('steps')} className="step-bar">
      {STEPS.map((each, index) => (
        <button
          key={each}
          type="button"
          disabled={!hasMap && each !== 'map'}
          aria-current={each === step ? 'step' : undefined}
          onClick={() => goTo(each)}
        >
          <span className="tabular">{index + 1}</span> {words(`step.${each}`)}
        </button>
      ))}
    </nav>
  );
}

/** Which map lies on the table: by its code, an official key, or as it lies there. */
function MapStep({ map }: { readonly map: GameMap | undefined }) {
  const { code: text } = useStandaloneBoard();
  const code = useCode({ box: 'map', kept: { text, write: writeMap } });
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (map !== undefined) goTo('players');
      }}
      className="step"
    >
      <MapCodeBox code={code} />
      {map === undefined ? <NoCode href={ADDRESSES.notebookTable} /> : <MapTaken map={map} />}
    </form>
  );
}

/** The map to look at, the way on, and the way to begin anew, which asks once more. */
function MapTaken({ map }: { readonly map: GameMap }) {
  const words = useTranslations('standalone');
  const [isSure, setSure] = useState(false);

  function clear() {
    if (isSure) clearBoard();
    setSure(!isSure);
  }

  return (
    <>
      <MapDrawing map={map} label="" />
      <Button kind="quiet" className="self-start" onClick={clear}>
        {words(isSure ? 'clearSure' : 'clear')}
      </Button>
      <BottomBar>
        <Button type="submit" kind="primary">
          {words('toPlayers')}
        </Button>
      </BottomBar>
    </>
  );
}
