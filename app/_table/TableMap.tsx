'use client';

import { useMemo, useRef } from 'react';
import { MapPanel } from '@/app/_map/MapPanel';
import { useTable } from '@/app/_state/TableProvider';
import { readStoredMap } from '@/lib/map/mapCode';
import { questionKey } from './questions';
import { calledHex } from './tableFacts';
import { useBoardOnMap } from './useBoard';
import { useHeight } from './useHeight';
import { useQuestions } from './useQuestions';
import { VoteQuestion } from './VoteQuestion';

/** The shared map, until the end lights it. */
export function TableMap() {
  const view = useTable(state => state.view);
  const { mapCode } = view;
  const chosen = useTable(state => state.chosen);
  const choose = useTable(state => state.choose);
  const pieces = useBoardOnMap();
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  return (
    <MapPanel
      map={map}
      pieces={pieces}
      called={calledHex(view)}
      chosen={chosen}
      onChoose={choose}
      banner={<QuestionOnMap />}
    />
  );
}

/** The open question, on a full-screen map that covers the page's banner. */
export function QuestionOnMap() {
  const { open } = useQuestions();
  const { inside, height } = useHeight();
  const status = useRef<HTMLDivElement>(null);
  return (
    <div ref={status} role="status" tabIndex={-1}>
      <div ref={inside}>
        {open && (
          <VoteQuestion
            key={`${questionKey(open.question)} ${open.voter}`}
            {...open}
            height={height}
            onAnswered={() => status.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}
