import { useTranslations } from 'use-intl';
import { ClueLine } from '@/app/_notebook/ClueLine';
import { ClueLists } from '@/app/_notebook/ClueLists';
import { boardStrike, type ClueStatus, useClueStatusWords } from '@/app/_notebook/clueStatus';
import type { Deduced } from '@/app/_phone/useDeduced';
import type { OwnerLabel } from '@/app/_table/useBoard';
import { Choice } from '@/app/_ui/Choice';
import { type Owner, playerOf } from '@/lib/board/pieces';
import { type Clue, formatClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import type { GameMap } from '@/lib/map/gameMap';
import {
  chooseLevel,
  type Level,
  STANDALONE_LEVELS,
  type StandaloneBoard,
} from './standaloneBoard';

interface StandaloneListsProps {
  readonly map: GameMap;
  readonly board: StandaloneBoard;
  readonly owners: readonly OwnerLabel[];
  readonly deduced: Deduced | undefined;
  readonly open: Owner | undefined;
  readonly onOpen: (owner: Owner) => void;
  readonly chosen: Clue | undefined;
  readonly onChoose: (clue: Clue) => void;
}

/** The remaining clues of each owner, in the same lists as at a table. Only the board rules clues out. */
export function StandaloneLists(props: StandaloneListsProps) {
  const { map, board, owners, deduced, onOpen, chosen, onChoose } = props;
  const words = useTranslations('judge');
  const short = useTranslations('clues.short');
  const statusWords = useClueStatusWords();
  const { players, seat, own, pieces, level } = board;
  const opponents = owners.flatMap(({ color, name, seat: ownerSeat }, owner) =>
    seat !== null && playerOf(owner, players) === seat - 1
      ? []
      : [{ owner, seat: ownerSeat, color, name }],
  );
  const opponent = opponents.find(({ owner }) => owner === props.open) ?? opponents[0];
  const ownLabel = owners.find(owner => owner.seat === seat);

  function statusOf(owner: Owner, clue: Clue): ClueStatus {
    const remaining = deduced?.ok ? deduced.value.owners[owner]?.clues : undefined;
    const strike = boardStrike(clue, {
      map,
      level,
      pieces: pieces.filter(each => each.owner === owner),
      own: own.map(each => each.clue),
      possible: level === 'joint' && remaining ? new Set(remaining.map(({ id }) => id)) : undefined,
    });
    return { strike, share: remaining?.find(({ id }) => id === formatClue(clue))?.share };
  }

  return (
    <>
      <LevelChoice value={level} />
      {chosen && opponent && (
        <ClueLine
          title={short(formatClue(chosen))}
          note={[
            words('covers', { count: clueHexes(chosen, map).size }),
            statusWords(statusOf(opponent.owner, chosen), opponent),
          ]
            .filter(each => each !== undefined)
            .join(' · ')}
        />
      )}
      <ClueLists
        mode={map.mode}
        opponents={opponents}
        own={ownLabel}
        open={opponent?.owner}
        onOpen={onOpen}
        statusOf={statusOf}
        chosen={chosen && formatClue(chosen)}
        onTap={onChoose}
        onStrike={undefined}
        isInWords={false}
      />
    </>
  );
}

/** How much the app deduces from the board. */
export function LevelChoice({ value }: { readonly value: Level }) {
  const words = useTranslations('assist');
  return (
    <Choice
      legend={words('howMuch')}
      isLegendHidden
      name="level"
      options={STANDALONE_LEVELS.map(level => ({ value: level, label: words(`name.${level}`) }))}
      value={value}
      onChange={chooseLevel}
    />
  );
}
