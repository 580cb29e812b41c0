'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPanel } from '@/app/_map/MapPanel';
import { structureWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { Message } from '@/app/_ui/Message';
import { type Draft, missingStructures, placeStructure } from '@/lib/map/draft';
import { type GameMap, structureAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import type { BoxStructure } from '@/lib/map/setup';
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
  const [wanted, setWanted] = useState<BoxStructure>();
  const [chosen, setChosen] = useState<Hex>();
  const [taken, setTaken] = useState<Hex>();
  const next = wanted ?? missingStructures(draft)[0];
  const inTheWay = taken === undefined ? undefined : structureAt(map, taken);

  function place(hex: Hex) {
    if (next === undefined) return;
    const placed = placeStructure(draft, next, hex);
    setTaken(placed.ok ? undefined : hex);
    if (!placed.ok) return;
    setWanted(undefined);
    onChange(placed.value);
  }

  return (
    <>
      <div className="chart">
        <MapPanel
          map={map}
          chosen={chosen}
          onChoose={setChosen}
          onPick={place}
          prompt={
            next
              ? words.rich('tapWhere', { b: bold, structure: structureWords(mapMessages, next) })
              : words('allPlaced')
          }
        />
      </div>
      <div className="pieces">
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
        <StructurePicker draft={draft} chosen={next} onChoose={setWanted} />
        {children}
      </div>
    </>
  );
}
