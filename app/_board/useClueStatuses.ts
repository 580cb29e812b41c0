import { useMemo } from 'react';
import type { Owner } from '@/lib/board/pieces';
import { type Clue, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import type { Deduction } from '@/lib/solver/deduce';
import { boardStrike, type ClueStatus } from './clueStatus';
import { useKnownBoard, useOpponents } from './knownBoard';
import type { Notebook } from './notebook';

interface ClueStatusesInput {
  readonly struck: Notebook['struck'];
  /** What is jointly possible, if that is computed. */
  readonly joint: Deduction | undefined;
  /** What is supposed in the visible layer. */
  readonly supposed: ReadonlyMap<Owner, ClueId> | undefined;
}

const STRUCK_BY_HAND: ClueStatus['strike'] = { by: 'hand' };

/** The status of every clue for every opponent: from the board, as far as the level of help allows, and by hand. */
export function useClueStatuses({
  struck,
  joint,
  supposed,
}: ClueStatusesInput): (owner: Owner, clue: Clue) => ClueStatus {
  const { map, level, position } = useKnownBoard();
  const opponents = useOpponents();
  const ids = useMemo(() => cluesOf(map.mode).map(formatClue), [map]);
  const byBoard = useMemo(
    () =>
      new Map(
        opponents.map(({ owner }) => {
          const shares =
            joint && new Map(joint.owners[owner]?.clues.map(each => [each.id, each.share]));
          const input = { board: { map, level, position }, owner, possible: shares };
          const statuses = cluesOf(map.mode).map((clue): [ClueId, ClueStatus] => {
            const id = formatClue(clue);
            return [id, { strike: boardStrike(clue, input), share: shares?.get(id) }];
          });
          return [owner, new Map(statuses)];
        }),
      ),
    [map, level, position, opponents, joint],
  );
  const statuses = useMemo(() => {
    const statusOf = (owner: Owner, id: ClueId): ClueStatus => {
      const { strike, share } = byBoard.get(owner)?.get(id) ?? {};
      const byHand = struck.get(owner)?.has(id) ? STRUCK_BY_HAND : undefined;
      return { strike: strike ?? byHand, share, isSupposed: supposed?.get(owner) === id };
    };
    return new Map(
      opponents.map(({ owner }) => [owner, new Map(ids.map(id => [id, statusOf(owner, id)]))]),
    );
  }, [byBoard, struck, opponents, ids, supposed]);
  return (owner, clue) => statuses.get(owner)?.get(formatClue(clue)) ?? {};
}
