'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapCodeBox, NoCode } from '@/app/_codes/MapCodeBox';
import { useCode } from '@/app/_codes/useCode';
import { MapDrawing } from '@/app/_map/MapDrawing';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { BottomBar } from '@/app/_ui/BottomBar';
import { Button } from '@/app/_ui/Button';
import { ColumnPage } from '@/app/_ui/ColumnPage';
import { Row, Rows } from '@/app/_ui/Row';
import { ADDRESSES } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';
import { PiecesStep } from './PiecesStep';
import { PlayersStep } from './PlayersStep';
import {
  clearBoard,
  goTo,
  NOTEBOOK_STEPS,
  type NotebookStep,
  useIsBoardUnsaved,
  useStandaloneBoard,
  useStandaloneMap,
  writeMap,
} from './standaloneBoard';

/** Deductions from a game played without the app: its map, players and pieces. All data stays on the phone. */
export function StandaloneNotebook() {
  const words = useTranslations('standalone');
  const judge = useTranslations('judge');
  const { step } = useStandaloneBoard();
  const isUnsaved = useIsBoardUnsaved();
  const map = useStandaloneMap();
  const head = {
    title: words('title'),
    note: words('about'),
    back: { href: ADDRESSES.start, label: judge('toStart') },
  };
  const steps = <StepBar step={map ? step : 'map'} hasMap={map !== undefined} />;
  if (map !== undefined && step === 'pieces')
    return (
      <PiecesStep head={head} map={map}>
        {steps}
        <UnsavedNote isUnsaved={isUnsaved} />
        <SheetRow />
      </PiecesStep>
    );
  return (
    <ColumnPage {...head}>
      {steps}
      <UnsavedNote isUnsaved={isUnsaved} />
      {map === undefined || step === 'map' ? <MapStep map={map} /> : <PlayersStep map={map} />}
    </ColumnPage>
  );
}

interface StepBarProps {
  readonly step: NotebookStep;
  /** Whether a map is entered, which the later steps need. */
  readonly hasMap: boolean;
}

/** Map, players, pieces: marks the current step and links to the others. */
function StepBar({ step, hasMap }: StepBarProps) {
  const words = useTranslations('standalone');
  return (
    <nav aria-label={words('steps')} className="step-bar">
      {NOTEBOOK_STEPS.map((each, index) => (
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

/** The map on the table: from its code, an official key, or entered by hand. */
function MapStep({ map }: { readonly map: GameMap | undefined }) {
  const { code: text } = useStandaloneBoard();
  const code = useCode({ box: 'map', stored: { text, write: writeMap } });
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        if (map !== undefined) goTo('players');
      }}
      className="flex grow flex-col gap-4 pt-4"
    >
      <MapCodeBox code={code} />
      {map === undefined ? <NoCode href={ADDRESSES.notebookTable} /> : <EnteredMap map={map} />}
      {map === undefined && <SheetRow />}
    </form>
  );
}

function SheetRow() {
  const words = useTranslations('standalone');
  return (
    <div className="print:hidden">
      <Rows>
        <Row href={ADDRESSES.tickSheet} title={words('sheet')} note={words('sheetNote')} />
      </Rows>
    </div>
  );
}

/** Shows the map, with buttons to continue and to start over. The latter asks for confirmation. */
function EnteredMap({ map }: { readonly map: GameMap }) {
  const words = useTranslations('standalone');
  const [isSure, setSure] = useState(false);

  function clear() {
    if (isSure) clearBoard();
    setSure(!isSure);
  }

  return (
    <>
      <MapDrawing map={map} label="" />
      <Button kind="word" className="self-start" onClick={clear}>
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
