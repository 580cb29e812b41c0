'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClueGlyph } from '@/app/_board/ClueGlyph';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { Sheet } from '@/app/_ui/Sheet';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import { clueGroups } from '@/lib/clues/clueGroups';
import type { Mode } from '@/lib/data/terms';

const SIGNS = ['plain', 'negated'] as const;

interface ClueSheetProps {
  readonly mode: Mode;
  readonly chosen: readonly ClueId[];
  readonly onChoose: (id: ClueId) => void;
  readonly onClose: () => void;
}

/** All clues of the game, grouped by kind, with the signs of the notebook. */
export function ClueSheet({ mode, chosen, onChoose, onClose }: ClueSheetProps) {
  const words = useTranslations('judge');
  const ui = useTranslations('ui');
  const clueWords = useTranslations('clues.short');
  const [sign, setSign] = useState<(typeof SIGNS)[number]>('plain');
  return (
    <Sheet title={words('whichClue')} onClose={onClose}>
      {mode === 'advanced' && (
        <Choice
          legend={words('whatSays')}
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
        <section key={kind} className="grid gap-2 border-t border-rule pt-3">
          <h3 className="text-note font-semibold text-soft">{words(`group.${kind}`)}</h3>
          <ul className="grid auto-rows-fr gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
            {clues.map(clue => {
              const id = formatClue(clue);
              return (
                <li key={id} className="grid">
                  <button
                    type="button"
                    disabled={chosen.includes(id)}
                    onClick={() => onChoose(id)}
                    className="clue-button"
                  >
                    <ClueGlyph subject={clue} />
                    <span>{clueWords(id)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div className="sheet-foot">
        <Button onClick={onClose}>{ui('close')}</Button>
      </div>
    </Sheet>
  );
}
