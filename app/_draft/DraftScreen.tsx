'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ScaleBar } from '@/app/_map/ScaleBar';
import { Choice } from '@/app/_ui/Choice';
import { PageHead } from '@/app/_ui/PageHead';
import { MODES } from '@/lib/data/terms';
import { type Draft, emptySlots, sketchMap, withMode } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import { SLOTS, structuresOf } from '@/lib/map/setup';
import { DraftButtons, type Stage } from './DraftButtons';
import { changeDraft, useDraft } from './draftStore';
import { StructureStage } from './StructureStage';
import { TileStage } from './TileStage';

interface DraftScreenProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly onFinish: (map: GameMap) => void;
}

/** A table tells how its tiles lie, then how its structures stand. */
export function DraftScreen({ back, onFinish }: DraftScreenProps) {
  const words = useTranslations('draft');
  const draft = useDraft(state => state.present);
  const [stage, setStage] = useState<Stage>();
  const map = useMemo(() => sketchMap(draft), [draft]);
  const structures = structuresOf(draft.mode).length;
  const entered = SLOTS.length - emptySlots(draft).length + draft.structures.length;
  const shown = stageOf(draft, stage);
  return (
    <main className="map-page draft">
      <div>
        <PageHead
          title={words('title')}
          note={words('entered', {
            entered: String(entered),
            all: String(SLOTS.length + structures),
          })}
          back={back}
        />
        <ScaleBar parts={[SLOTS.length, structures]} step={entered + 1} />
      </div>
      <div className="parts">
        {shown === 'tiles' ? (
          <TileStage draft={draft} map={map} onChange={changeDraft} />
        ) : (
          <StructureStage draft={draft} map={map} onChange={changeDraft}>
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
          </StructureStage>
        )}
        <DraftButtons stage={shown} onStage={setStage} onFinish={onFinish} />
      </div>
    </main>
  );
}

/** Structures come once all tiles lie, and somebody has gone on to them. */
function stageOf(draft: Draft, wanted: Stage | undefined): Stage {
  if (emptySlots(draft).length > 0) return 'tiles';
  return wanted ?? (draft.structures.length > 0 ? 'structures' : 'tiles');
}
