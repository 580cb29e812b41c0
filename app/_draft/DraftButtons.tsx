'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/_ui/Button';
import { emptyDraft, fillRest, finishedMap, isBegun } from '@/lib/map/draft';
import type { GameMap } from '@/lib/map/gameMap';
import type { Random } from '@/lib/random';
import { changeDraft, undoChange, useDraft } from './draftStore';

/** What people are telling: how tiles lie, or how structures stand. */
export type Stage = 'tiles' | 'structures';

/** Everybody sees the map: nothing is given away by how it was drawn. */
const dice: Random = { below: bound => Math.floor(bound * Math.random()) };

interface DraftButtonsProps {
  readonly stage: Stage;
  readonly onStage: (stage: Stage) => void;
  readonly onFinish: (map: GameMap) => void;
}

/** Ways back and onwards. */
export function DraftButtons({ stage, onStage, onFinish }: DraftButtonsProps) {
  const words = useTranslations('draft');
  const { present: draft, past } = useDraft();
  const finished = finishedMap(draft);
  const goesOn = stage === 'tiles' && draft.tiles.every(tile => tile !== null);
  // What is tapped onto the map is taken back as often as it is put there.
  const isAtThumb = goesOn || stage === 'structures';

  function surprise() {
    changeDraft(fillRest(draft, dice));
    onStage('structures');
  }

  return (
    <>
      <div className="back">
        {stage === 'structures' && (
          <Button kind="quiet" onClick={() => onStage('tiles')}>
            {words('backToTiles')}
          </Button>
        )}
        {isBegun(draft) && (
          <Button
            kind="quiet"
            className="ml-auto"
            onClick={() => changeDraft(emptyDraft(draft.mode))}
          >
            {words('startOver')}
          </Button>
        )}
      </div>
      <div
        data-at-thumb={isAtThumb ? '' : undefined}
        className={isAtThumb ? 'onwards row-at-thumb' : 'onwards'}
      >
        <Button className="px-4" disabled={past.length === 0} onClick={undoChange}>
          {words('undo')}
        </Button>
        {goesOn ? (
          <Button kind="primary" onClick={() => onStage('structures')}>
            {words('onToStructures')}
          </Button>
        ) : finished ? (
          <Button kind="primary" onClick={() => onFinish(finished)}>
            {words('takeMap')}
          </Button>
        ) : (
          <Button onClick={surprise}>{words('surprise')}</Button>
        )}
      </div>
    </>
  );
}
