'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MapPanel } from '@/app/_map/MapPanel';
import { StructureGlyph } from '@/app/_map/Structures';
import { structureWords } from '@/app/_map/words';
import { bold } from '@/app/_ui/bold';
import { RadioOption } from '@/app/_ui/Choice';
import { Message } from '@/app/_ui/Message';
import {
  type Draft,
  finishedMap,
  isSameStructure,
  missingStructures,
  placeStructure,
} from '@/lib/map/draft';
import { structureAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { type BoxStructure, structuresOf } from '@/lib/map/setup';
import { DraftStepPage, type DraftStepProps } from './DraftStepPage';
import { FairDeals } from './FairDeals';

export function DraftStructures({ draft, map, onChange, page }: DraftStepProps) {
  const words = useTranslations('draft');
  const mapMessages = useTranslations('map');
  const [selected, setSelected] = useState<BoxStructure>();
  const [chosen, setChosen] = useState<Hex>();
  const [takenSpace, setTakenSpace] = useState<Hex>();
  const finished = useMemo(() => finishedMap(draft), [draft]);
  const next = selected ?? missingStructures(draft)[0];
  const inTheWay = takenSpace === undefined ? undefined : structureAt(map, takenSpace);

  function place(hex: Hex) {
    if (next === undefined) return;
    const placed = placeStructure(draft, next, hex);
    setTakenSpace(placed.ok ? undefined : hex);
    if (!placed.ok) return;
    setSelected(undefined);
    onChange(placed.value);
  }

  return (
    <DraftStepPage
      {...page}
      map={
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
      }
    >
      {takenSpace !== undefined && inTheWay && (
        <Message
          kind="trouble"
          title={words('spaceTaken', {
            structure: structureWords(mapMessages, inTheWay),
            space: formatHex(takenSpace),
          })}
        >
          {words('spaceTakenNote')}
        </Message>
      )}
      <StructurePicker draft={draft} chosen={next} onChoose={setSelected} />
      {finished && <FairDeals map={finished} />}
    </DraftStepPage>
  );
}

interface StructurePickerProps {
  readonly draft: Draft;
  /** The structure that the next tap on the map places. */
  readonly chosen: BoxStructure | undefined;
  readonly onChoose: (structure: BoxStructure) => void;
}

/** The game's structures, each with its space. */
function StructurePicker({ draft, chosen, onChoose }: StructurePickerProps) {
  const words = useTranslations('draft');
  const mapMessages = useTranslations('map');
  return (
    <fieldset>
      <legend className="sr-only">{words('whichStructure')}</legend>
      <div className="structure-picker">
        {structuresOf(draft.mode).map(structure => {
          const placed = draft.structures.find(each => isSameStructure(each, structure));
          const name = structureWords(mapMessages, structure);
          return (
            <RadioOption
              key={name}
              name="structure"
              checked={chosen !== undefined && isSameStructure(chosen, structure)}
              onChoose={() => onChoose(structure)}
              shape="card"
              className="text-note"
            >
              <svg viewBox="-13 -13 26 26" aria-hidden="true">
                <StructureGlyph {...structure} />
              </svg>
              <span className="sr-only">
                {placed
                  ? words('placedOn', { structure: name, space: formatHex(placed.hex) })
                  : words('notPlaced', { structure: name })}
              </span>
              <span aria-hidden="true" className="tabular font-semibold">
                {placed ? formatHex(placed.hex) : '–'}
              </span>
            </RadioOption>
          );
        })}
      </div>
    </fieldset>
  );
}
