import { useTranslations } from 'use-intl';
import { Icon } from '@/app/_ui/Icon';
import { type ClueId, formatClue } from '@/lib/clues/clue';
import type { ClueVerdict } from '@/lib/solver/judge';
import { clueNote } from './verdictWords';

interface ClueListProps {
  readonly clues: readonly ClueVerdict[];
  readonly onRemove: (id: ClueId) => void;
}

/** The card's clues, and what is to be said of each. */
export function ClueList({ clues, onRemove }: ClueListProps) {
  const words = useTranslations('judge');
  const clueWords = useTranslations('clues.short');
  return (
    <ol
      aria-label={words('clues')}
      className="@container divide-y divide-rule rounded-card border-[1.5px] border-rule bg-sheet"
    >
      {clues.map((verdict, index) => {
        const { clue, needed, inBand } = verdict;
        const id = formatClue(clue);
        const line = clueWords(id);
        return (
          <li key={id} className="flex items-center gap-[12px] py-2 pl-[16px]">
            <span aria-hidden="true" className="w-5 shrink-0 font-display text-clue tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{line}</span>
              <span className="block text-note text-soft">{clueNote(verdict, words)}</span>
            </span>
            <span className="flex shrink-0 items-center @max-[15rem]:flex-col">
              <span className={needed && inBand ? 'text-accent' : 'text-warn'}>
                <Icon name={needed && inBand ? 'check' : 'trouble'} />
              </span>
              <button
                type="button"
                aria-label={words('takeAway', { number: String(index + 1), clue: line })}
                onClick={() => onRemove(id)}
                className="grid size-[48px] shrink-0 place-items-center rounded-field"
              >
                <Icon name="minus" />
              </button>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
