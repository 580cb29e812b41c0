'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPanel } from '@/app/_map/MapPanel';
import { structureWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { Message } from '@/app/_ui/Message';
import { type Draft, missingPieces, type Piece, placeStructure } from '@/lib/map/draft';
import { type GameMap, structureAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { StructurePicker } from './StructurePicker';

interface StageProps {
  readonly draft: Draft;
  /** The draft's sketch. */
  readonly map: GameMap;
  readonly onChange: (draft: Draft) => void;
  /** What else there is to say, below. */
  readonly children: ReactNode;
}

/** Which structure stands where. */
export function StructureStage({ draft, map, onChange, children }: StageProps) {
  const words = useTranslations('draft');
  const mapMessages = useTranslations('map');
  const [wanted, setWanted] = useState<Piece>();
  const [chosen, setChosen] = useState<Hex>();
  const [taken, setTaken] = useState<Hex>();
  const piece = wanted ?? missingPieces(draft)[0];
  const inTheWay = taken === undefined ? undefined : structureAt(map, taken);

  function place(hex: Hex) {
    if (piece === undefined) return;
    const placed = placeStructure(draft, piece, hex);
    setTaken(placed.ok ? undefined : hex);
    if (!placed.ok) return;
    setWanted(undefined);
    onChange(placed.value);
  }

  return (
    <>
      <div className="chart">
        <MapPanel map={map} chosen={chosen} onChoose={setChosen} onPick={place} hint="" />
      </div>
      <div className="pieces">
        <p role="status" className="text-lead">
          {piece
            ? words.rich('tapWhere', { b: bold, structure: structureWords(mapMessages, piece) })
            : words('allPlaced')}
        </p>
        {taken !== undefined && inTheWay && (
          <Message
            kind="trouble"
            title={words('spaceTaken', {
              structure: structureWords(mapMessages, inTheWay),
              space: formatHex(taken),
            })}
          >
            {words('spaceTakenNote')}
          </Message>
        )}
        <StructurePicker draft={draft} piece={piece} onChoose={setWanted} />
        {children}
      </div>
    </>
  );
}
