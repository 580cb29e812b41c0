'use client';

import { useTranslations } from 'use-intl';
import { StructureGlyph } from '@/app/_map/StructureGlyph';
import { structureWords } from '@/app/_map/words';
import { Answer } from '@/app/_ui/Answer';
import type { ByMode } from '@/lib/data/terms';
import { type Draft, isSameStructure } from '@/lib/map/draft';
import { formatHex } from '@/lib/map/hexName';
import { type BoxStructure, structuresOf } from '@/lib/map/setup';

/** A row a kind, a column a colour. */
const COLUMNS: ByMode<string> = { normal: 'grid-cols-3', advanced: 'grid-cols-4' };

interface StructurePickerProps {
  readonly draft: Draft;
  /** The one that the next tap on the map places. */
  readonly chosen: BoxStructure | undefined;
  readonly onChoose: (structure: BoxStructure) => void;
}

/** The structures of the game, each with the space it stands on. */
export function StructurePicker({ draft, chosen, onChoose }: StructurePickerProps) {
  const words = useTranslations('draft');
  const mapMessages = useTranslations('map');
  return (
    <fieldset>
      <legend className="sr-only">{words('whichStructure')}</legend>
      <div className={`grid gap-2 ${COLUMNS[draft.mode]}`}>
        {structuresOf(draft.mode).map(each => {
          const stands = draft.structures.find(structure => isSameStructure(structure, each));
          const structure = structureWords(mapMessages, each);
          return (
            <Answer
              key={structure}
              name="structure"
              checked={chosen !== undefined && isSameStructure(chosen, each)}
              onChoose={() => onChoose(each)}
              shape="card"
              className="grid min-h-16 place-items-center p-1 text-note"
            >
              <svg viewBox="-13 -13 26 26" aria-hidden="true" className="size-9">
                <StructureGlyph {...each} />
              </svg>
              <span className="sr-only">
                {stands
                  ? words('placedOn', { structure, space: formatHex(stands.hex) })
                  : words('notPlaced', { structure })}
              </span>
              <span aria-hidden="true" className="tabular font-semibold">
                {stands ? formatHex(stands.hex) : '–'}
              </span>
            </Answer>
          );
        })}
      </div>
    </fieldset>
  );
}
