'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScaleBar } from '@/app/_map/ScaleBar';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { MODES } from '@/lib/data/terms';
import {
  type Draft,
  emptyDraft,
  emptySlots,
  fillRest,
  finishedMap,
  isStarted,
  sketchMap,
  withMode,
} from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import { SLOTS, structuresOf } from '@/lib/map/setup';
import type { Random } from '@/lib/random';
import { DraftStructures } from './DraftStructures';
import { DraftTiles } from './DraftTiles';
import { changeDraft, undoChange, useDraft, useIsDraftUnsaved } from './draftStore';

interface DraftScreenProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly onFinish: (map: GameMap) => void;
}

/** Lets players enter the map on their table: first the tiles, then the structures. */
export function DraftScreen({ back, onFinish }: DraftScreenProps) {
  const words = useTranslations('draft');
  const draft = useDraft(state => state.present);
  const [chosenStep, setChosenStep] = useState<DraftStep>();
  const map = useMemo(() => sketchMap(draft), [draft]);
  const structures = structuresOf(draft.mode).length;
  const entered = SLOTS.length - emptySlots(draft).length + draft.structures.length;
  const step = draftStepOf(draft, chosenStep);
  const Step = step === 'tiles' ? DraftTiles : DraftStructures;
  return (
    <Step
      draft={draft}
      map={map}
      onChange={changeDraft}
      page={{
        title: words('title'),
        note: words('entered', {
          entered: String(entered),
          all: String(SLOTS.length + structures),
        }),
        back,
        progress: <ScaleBar parts={[SLOTS.length, structures]} step={entered + 1} />,
        links: <DraftLinks step={step} onStep={setChosenStep} />,
        actions: <DraftButtons step={step} onStep={setChosenStep} onFinish={onFinish} />,
      }}
    />
  );
}

type DraftStep = 'tiles' | 'structures';

/** The structures follow once all tiles are placed and the user has continued to them. */
function draftStepOf(draft: Draft, chosen: DraftStep | undefined): DraftStep {
  if (emptySlots(draft).length > 0) return 'tiles';
  return chosen ?? (draft.structures.length > 0 ? 'structures' : 'tiles');
}

/** Math.random suffices: the map is public, so there is no secret to predict. */
const random: Random = { below: bound => Math.floor(bound * Math.random()) };

interface DraftButtonsProps {
  readonly step: DraftStep;
  readonly onStep: (step: DraftStep) => void;
  readonly onFinish: (map: GameMap) => void;
}

/** Undo, and the button for the next step. */
function DraftButtons({ step, onStep, onFinish }: DraftButtonsProps) {
  const words = useTranslations('draft');
  const { present: draft, past } = useDraft();
  const finished = finishedMap(draft);
  const canContinue = step === 'tiles' && draft.tiles.every(tile => tile !== null);

  function fillAtRandom() {
    changeDraft(fillRest(draft, random));
    onStep('structures');
  }

  return (
    <div className="draft-buttons">
      <Button className="px-4" disabled={past.length === 0} onClick={undoChange}>
        {words('undo')}
      </Button>
      {canContinue ? (
        <Button kind="primary" onClick={() => onStep('structures')}>
          {words('onToStructures')}
        </Button>
      ) : finished ? (
        <Button kind="primary" onClick={() => onFinish(finished)}>
          {words('takeMap')}
        </Button>
      ) : (
        <Button onClick={fillAtRandom}>{words('surprise')}</Button>
      )}
    </div>
  );
}

/** Links back to the tiles and to an empty map. In the structures step, also the choice of the game's mode. */
function DraftLinks({ step, onStep }: Pick<DraftButtonsProps, 'step' | 'onStep'>) {
  const words = useTranslations('draft');
  const draft = useDraft(state => state.present);
  return (
    <>
      <UnsavedNote isUnsaved={useIsDraftUnsaved()} />
      {step === 'structures' && (
        <Choice
          legend={words('whichGame')}
          name="mode"
          options={MODES.map(value => ({
            value,
            label: <span className="text-base">{words(`mode.${value}`)}</span>,
          }))}
          value={draft.mode}
          onChange={mode => changeDraft(withMode(draft, mode))}
        />
      )}
      <div className="flex flex-wrap justify-between gap-x-4">
        {step === 'structures' && (
          <Button kind="word" onClick={() => onStep('tiles')}>
            {words('backToTiles')}
          </Button>
        )}
        {isStarted(draft) && (
          <Button
            kind="word"
            className="ml-auto"
            onClick={() => changeDraft(emptyDraft(draft.mode))}
          >
            {words('startOver')}
          </Button>
        )}
      </div>
    </>
  );
}
