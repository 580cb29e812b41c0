'use client';

import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LegendAtFoot } from '@/app/_map/LegendAtFoot';
import { MapPanel } from '@/app/_map/MapPanel';
import { AtThumb } from '@/app/_ui/AtThumb';
import { Button } from '@/app/_ui/Button';
import { Message } from '@/app/_ui/Message';
import { type ClueId, parseClue } from '@/lib/clues/clue';
import type { GameMap } from '@/lib/map/gameMap';
import { type Hex, HexSet } from '@/lib/map/hexSet';
import { judge, MOST_CHECKED } from '@/lib/solver/judge';
import { CardGrade } from './CardGrade';
import { ClueList } from './ClueList';
import { ClueSheet } from './ClueSheet';
import { addClue, removeClue } from './judgeStore';
import { NamedHabitat } from './NamedHabitat';
import { verdictWords } from './verdictWords';

interface JudgedMapProps {
  readonly map: GameMap;
  readonly ids: readonly ClueId[];
  /** The habitat that the card names. */
  readonly habitat: Hex | undefined;
}

/** The verdict first, where it holds on the map, and clue by clue. */
export function JudgedMap({ map, ids, habitat }: JudgedMapProps) {
  const words = useTranslations('judge');
  const format = useFormatter();
  const [isAdding, setAdding] = useState(false);
  const [chosen, setChosen] = useState<Hex>();
  const clues = useMemo(() => ids.flatMap(id => parseClue(id) ?? []), [ids]);
  const verdict = useMemo(() => judge(map, clues), [map, clues]);
  const fitting = useMemo(() => HexSet.of(verdict.habitats), [verdict]);
  const spoken = ids.length === 0 ? undefined : verdictWords(verdict, habitat, words, format);
  return (
    <>
      <div className="chart">
        <MapPanel
          map={map}
          lit={spoken && fitting}
          litBy="card"
          habitat={spoken?.kind === 'news' ? fitting.single : undefined}
          chosen={chosen ?? habitat}
          prompt=""
          onChoose={setChosen}
        />
      </div>
      <div className="verdict">
        {spoken && (
          <Message kind={spoken.kind} icon="scales" title={spoken.title}>
            {spoken.text}
          </Message>
        )}
        {spoken?.kind === 'news' && <CardGrade map={map} clues={clues} />}
        {ids.length > 0 && <ClueList clues={verdict.clues} onRemove={removeClue} />}
        <NamedHabitat habitat={habitat} chosen={chosen} />
        <LegendAtFoot />
        <AtThumb>
          <Button disabled={ids.length === MOST_CHECKED} onClick={() => setAdding(true)}>
            {words(ids.length === MOST_CHECKED ? 'mostClues' : 'addClue')}
          </Button>
        </AtThumb>
      </div>
      {isAdding && (
        <ClueSheet
          mode={map.mode}
          chosen={ids}
          onChoose={id => {
            addClue(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
