'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/Button';
import { Choice } from '@/app/_ui/Choice';
import { clueLine } from '@/app/_ui/clueWords';
import { Sheet } from '@/app/_ui/Sheet';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import { clueText } from '@/lib/clues/clueText';
import type { Mode } from '@/lib/data/terms';
import { clueGroups } from './clueGroups';

const SIGNS = [
  { value: 'plain', label: <span className="text-base">as it is</span> },
  { value: 'not', label: <span className="text-base">with “not”</span> },
] as const;

interface ClueSheetProps {
  readonly mode: Mode;
  readonly chosen: readonly ClueId[];
  readonly onChoose: (id: ClueId) => void;
  readonly onClose: () => void;
}

/** All clues of the game, by kind. */
export function ClueSheet({ mode, chosen, onChoose, onClose }: ClueSheetProps) {
  const [sign, setSign] = useState<'plain' | 'not'>('plain');
  return (
    <Sheet title="Which clue?" onClose={onClose}>
      {mode === 'advanced' && (
        <Choice
          legend="What does it say?"
          name="sign"
          options={SIGNS}
          value={sign}
          onChange={setSign}
        />
      )}
      {clueGroups(mode, sign === 'not').map(({ title, clues }) => (
        <section key={title} className="grid gap-2">
          <h3 className="font-semibold text-soft">{title}</h3>
          <ul className="grid grid-cols-2 gap-2">
            {clues.map(clue => {
              const id = formatClue(clue);
              return (
                <li key={id} className="grid">
                  <button
                    type="button"
                    disabled={chosen.includes(id)}
                    onClick={() => onChoose(id)}
                    className="min-h-12 rounded-field border-[1.5px] border-edge bg-page px-3 py-2 text-left leading-snug disabled:border-dashed disabled:opacity-70"
                  >
                    {clueLine(clueText(clue))}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <Button onClick={onClose}>Close</Button>
    </Sheet>
  );
}
