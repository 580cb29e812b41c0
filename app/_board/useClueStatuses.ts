import { useMemo } from 'react';
import type { Owner } from '@/lib/board/players';
import { type Clue, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import type { Deduction } from '@/lib/solver/deduce';
import { boardStrike, type ClueStatus, isPossible } from './clueStatus';
import { useKnownBoard, useOpponents } from './knownBoard';
import type { Pencil, Struck } from './notebook';

interface ClueStatusesInput {
  readonly struck: Struck;
  /** The joint deduction, if it is computed. */
  readonly joint: Deduction | undefined;
  /** The changes in pencil; `undefined` unless the player is trying something out. */
  readonly pencil: Pencil | undefined;
}

const STRUCK_BY_HAND: ClueStatus['strike'] = { by: 'hand' };

/** The status of every clue for every opponent: from the board, as the level of help allows, and by hand. */
export function useClueStatuses({
  struck,
  joint,
  pencil,
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
    const statusesOf = (owner: Owner): ReadonlyMap<ClueId, ClueStatus> => {
      const all = new Map<ClueId, ClueStatus>();
      for (const id of ids) {
        const { strike, share } = byBoard.get(owner)?.get(id) ?? {};
        const byHand = struck.get(owner)?.has(id) ? STRUCK_BY_HAND : undefined;
        const isPencil =
          !strike && (pencil?.struck.get(owner)?.has(id) || pencil?.putBack.get(owner)?.has(id));
        all.set(id, { strike: strike ?? byHand, share, isPencil });
      }
      const [only, another] = [...all].filter(([, status]) => isPossible(status));
      if (only && !another && pencil?.struck.has(owner))
        all.set(only[0], { ...only[1], isSupposed: true });
      return all;
    };
    return new Map(opponents.map(({ owner }) => [owner, statusesOf(owner)]));
  }, [byBoard, struck, opponents, ids, pencil]);
  return (owner, clue) => statuses.get(owner)?.get(formatClue(clue)) ?? {};
}
