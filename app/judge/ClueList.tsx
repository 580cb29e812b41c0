import { clueLine } from '@/app/_ui/clueWords';
import { Icon } from '@/app/_ui/Icon';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import { clueText } from '@/lib/clues/clueText';
import type { ClueVerdict } from '@/lib/solver/judge';
import { clueNote } from './verdictWords';

interface ClueListProps {
  readonly clues: readonly ClueVerdict[];
  readonly onRemove: (id: ClueId) => void;
}

/** The card's clues, and what is to be said of each. */
export function ClueList({ clues, onRemove }: ClueListProps) {
  return (
    <ol
      aria-label="Clues of the card"
      className="divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet"
    >
      {clues.map((verdict, index) => {
        const { clue, needed, inBand } = verdict;
        const line = clueLine(clueText(clue));
        return (
          <li key={formatClue(clue)} className="flex items-center gap-3 py-2 pl-4">
            <span aria-hidden="true" className="w-5 font-display text-clue">
              {index + 1}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{line}</span>
              <span className="block text-note text-soft">{clueNote(verdict)}</span>
            </span>
            <span className={needed && inBand ? 'text-accent' : 'text-warn'}>
              <Icon name={needed && inBand ? 'check' : 'trouble'} />
            </span>
            <button
              type="button"
              aria-label={`Take away clue ${index + 1}: ${line}`}
              onClick={() => onRemove(formatClue(clue))}
              className="grid size-12 shrink-0 place-items-center rounded-field"
            >
              <Icon name="minus" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
