'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { Choice } from '@/app/_ui/Choice';
import { Row, Rows } from '@/app/_ui/Row';
import { Sheet } from '@/app/_ui/Sheet';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import { clueGroups } from '@/lib/clues/clueGroups';
import type { Mode } from '@/lib/data/terms';

const SIGNS = ['plain', 'negated'] as const;

interface ClueSheetProps {
  readonly mode: Mode;
  /** The clues on the card, which are not offered again. */
  readonly chosen: readonly ClueId[];
  readonly onChoose: (id: ClueId) => void;
  readonly onClose: () => void;
}

/** All clues of the game, grouped by kind, with the notebook's icons. */
export function ClueSheet({ mode, chosen, onChoose, onClose }: ClueSheetProps) {
  const words = useTranslations('judge');
  const clueWords = useTranslations('clues.short');
  const [sign, setSign] = useState<(typeof SIGNS)[number]>('plain');
  return (
    <Sheet title={words('whichClue')} onClose={onClose} hasCross>
      {mode === 'advanced' && (
        <Choice
          legend={words('whatSays')}
          isLegendHidden
          name="sign"
          options={SIGNS.map(value => ({
            value,
            label: <span className="text-base">{words(value)}</span>,
          }))}
          value={sign}
          onChange={setSign}
        />
      )}
      {clueGroups(mode, sign === 'negated').map(({ kind, clues }) => (
        <section key={kind} className="grid gap-near">
          <h3 className="text-note font-semibold text-soft">{words(`group.${kind}`)}</h3>
          <Rows>
            {clues.map(clue => {
              const id = formatClue(clue);
              if (chosen.includes(id)) return null;
              return (
                <Row
                  key={id}
                  mark={
                    <span className="clue-mark">
                      <ClueGlyph subject={clue} />
                    </span>
                  }
                  title={clueWords(id)}
                  onClick={() => onChoose(id)}
                />
              );
            })}
          </Rows>
        </section>
      ))}
    </Sheet>
  );
}
