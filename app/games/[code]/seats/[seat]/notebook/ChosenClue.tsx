import { useTranslations } from 'use-intl';
import { ClueLine } from '@/app/_notebook/ClueLine';
import { type ClueStatus, type Opponent, useClueStatusWords } from '@/app/_notebook/clueStatus';
import type { Layer } from '@/app/_notebook/notebook';
import { useTable } from '@/app/_state/TableProvider';
import { Button } from '@/app/_ui/Button';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import { HEX_COUNT } from '@/lib/map/hexSet';

interface ChosenClueProps {
  readonly clue: Clue | undefined;
  readonly opponent: Opponent | undefined;
  readonly status: ClueStatus | undefined;
  readonly layer: Layer;
  readonly map: GameMap;
  /** Whether the opponent has pieces on the board. */
  readonly hasPieces: boolean;
  /** Shown until a clue is chosen. */
  readonly hint: string;
  /** Toggles striking out or supposing the clue; `undefined` if the board has struck it out. */
  readonly onAct: (() => void) | undefined;
}

/** The chosen clue in words, its status, and the action on it. */
export function ChosenClue({ clue, opponent, status, layer, hint, onAct, ...on }: ChosenClueProps) {
  const words = useTranslations('notebook');
  const short = useTranslations('clues.short');
  const say = useClueStatusWords();
  const level = useTable(state => state.view.assist.level);
  if (clue === undefined || opponent === undefined || status === undefined) {
    return <ClueLine title={null} note={hint} />;
  }
  const { name } = opponent;
  const { strike, isSupposed } = status;
  const isWhatIf = layer !== 'as-is';
  const knowsPieces = level === 'elimination' && on.hasPieces;
  const count = clueHexes(clue, on.map).size;
  const open = isWhatIf
    ? words('maySuppose', { name })
    : knowsPieces
      ? words('agrees', { name })
      : words('mayBe', { name });
  const does = isWhatIf
    ? words(isSupposed ? 'unsuppose' : 'suppose')
    : words(strike ? 'putBack' : 'strikeOut');
  return (
    <ClueLine
      title={short(formatClue(clue))}
      note={`${say(status, opponent) ?? open} ${words('lights', { count, all: HEX_COUNT })}`}
    >
      {onAct && <Button onClick={onAct}>{does}</Button>}
    </ClueLine>
  );
}
