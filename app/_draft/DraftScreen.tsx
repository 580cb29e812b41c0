'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UnsavedNote } from '@/app/_state/UnsavedNote';
import { Button } from '@/app/_ui/Button';
import { CalmButton, CalmRow } from '@/app/_ui/CalmRow';
import { Choice } from '@/app/_ui/Choice';
import { Icon } from '@/app/_ui/Icon';
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

/** The page for entering the map on the table: first the tiles, then the structures. */
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
        links: <DraftLinks step={step} onStep={setChosenStep} />,
        actions: <DraftButtons step={step} onStep={setChosenStep} onFinish={onFinish} />,
      }}
    />
  );
}

type DraftStep = 'tiles' | 'structures';

/** The current step. It becomes `structures` once all tiles are placed and the user continues. */
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

/** Undo, and the button for the next step; while the current step is incomplete, one that fills the rest at random. */
function DraftButtons({ step, onStep, onFinish }: DraftButtonsProps) {
  const words = useTranslations('draft');
  const { present: draft, past } = useDraft();
  const finished = finishedMap(draft);
  const canContinue = step === 'tiles' && emptySlots(draft).length === 0;

  function fillAtRandom() {
    changeDraft(fillRest(draft, random));
    onStep('structures');
  }

  if (!canContinue && !finished)
    return (
      <CalmRow>
        <CalmButton
          icon={<Icon name="undo" />}
          aria-disabled={past.length === 0}
          onClick={undoChange}
        >
          {words('undo')}
        </CalmButton>
        <CalmButton icon={<Icon name="turn" />} onClick={fillAtRandom}>
          {words('surprise')}
        </CalmButton>
      </CalmRow>
    );
  return (
    <div className="draft-buttons">
      <Button disabled={past.length === 0} onClick={undoChange}>
        {words('undo')}
      </Button>
      <Button
        kind="primary"
        onClick={() => (finished && !canContinue ? onFinish(finished) : onStep('structures'))}
      >
        {words(canContinue ? 'onToStructures' : 'takeMap')}
      </Button>
    </div>
  );
}

/** In the structures' step the game's mode and a button back to the tiles; in both a button that clears the map. */
function DraftLinks({ step, onStep }: Pick<DraftButtonsProps, 'step' | 'onStep'>) {
  const words = useTranslations('draft');
  const draft = useDraft(state => state.present);
  return (
    <>
      <UnsavedNote isUnsaved={useIsDraftUnsaved()} />
      {step === 'structures' && (
        <Choice
          legend={words('whichGame')}
          isLegendHidden
          name="mode"
          options={MODES.map(value => ({
            value,
            label: <span className="text-base">{words(`mode.${value}`)}</span>,
          }))}
          value={draft.mode}
          onChange={mode => changeDraft(withMode(draft, mode))}
        />
      )}
      {isStarted(draft) && (
        <CalmRow>
          {step === 'structures' && (
            <CalmButton icon={<Icon name="back" />} onClick={() => onStep('tiles')}>
              {words('backToTiles')}
            </CalmButton>
          )}
          <CalmButton
            icon={<Icon name="close" />}
            onClick={() => changeDraft(emptyDraft(draft.mode))}
          >
            {words('startOver')}
          </CalmButton>
        </CalmRow>
      )}
    </>
  );
}
