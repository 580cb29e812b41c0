import { useTranslations } from 'use-intl';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { type ClueStatus, useClueStatusWords } from './clueStatus';
import { type BoardOwner, useKnownBoard } from './knownBoard';

interface ChosenClueProps {
  readonly clue: Clue;
  readonly opponent: BoardOwner;
  readonly status: ClueStatus;
  /** How many spaces are lit. */
  readonly count: number;
  /** Whether the opponent has pieces on the board. */
  readonly hasPieces: boolean;
}

/** The selected clue and its status in words. */
export function ChosenClue({ clue, opponent, status, count, hasPieces }: ChosenClueProps) {
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const statusWords = useClueStatusWords();
  const { level } = useKnownBoard();
  const { name } = opponent;
  const open =
    level === 'elimination' && hasPieces ? words('agrees', { name }) : words('mayBe', { name });
  return (
    <>
      <b>{short(formatClue(clue))}</b>{' '}
      <span className="text-soft">{statusWords(status, opponent) ?? open}</span>{' '}
      <span className="text-soft">
        {words(status.isSupposed ? 'stayLit' : 'lights', { count, all: HEX_COUNT })}
      </span>
    </>
  );
}
