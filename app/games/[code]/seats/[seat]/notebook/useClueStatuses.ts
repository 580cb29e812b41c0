import { useMemo } from 'react';
import type { HexShare } from '@/app/_map/Light';
import { boardStrike, type ClueStatus, type Opponent } from '@/app/_notebook/clueStatus';
import type { Notebook } from '@/app/_notebook/notebook';
import { type Deduced, type DeductionInput, useDeduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import { useOwners } from '@/app/_table/useBoard';
import { type Board, type Owner, ownersOf } from '@/lib/board/pieces';
import { type Clue, type ClueId, cluesOf, formatClue } from '@/lib/clues/clue';
import type { DeductionView } from '@/lib/game/record/deductionView';
import type { SeatNumber } from '@/lib/game/seats/seat';
import type { Assist } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';

interface ClueStatusesInput {
  readonly map: GameMap;
  readonly level: Assist;
  readonly board: Board;
  readonly opponents: readonly Opponent[];
  readonly notebook: Notebook;
  readonly own: readonly ClueId[];
  /** By owner: the clues that are jointly possible, with their shares. */
  readonly shares: ReadonlyMap<Owner, ReadonlyMap<ClueId, number>> | undefined;
  /** What is supposed in the visible layer. */
  readonly supposed: ReadonlyMap<Owner, ClueId> | undefined;
}

const STRUCK_BY_HAND: ClueStatus['strike'] = { by: 'hand' };

/** The status of every clue for every opponent: from the board, as far as the level of help allows, and by hand. */
export function useClueStatuses(
  input: ClueStatusesInput,
): (owner: Owner, clue: Clue) => ClueStatus {
  const { map, level, board, opponents, notebook, own, shares, supposed } = input;
  const byBoard = useMemo(
    () =>
      new Map(
        opponents.map(({ owner }) => {
          const pieces = board.of(owner);
          const theirs = shares?.get(owner);
          const known = { map, level, pieces, own, possible: theirs && new Set(theirs.keys()) };
          const strikes = cluesOf(map.mode).map(
            clue => [formatClue(clue), boardStrike(clue, known)] as const,
          );
          return [owner, new Map(strikes)];
        }),
      ),
    [map, level, board, opponents, own, shares],
  );
  const statuses = useMemo(() => {
    const statusOf = (owner: Owner, id: ClueId): ClueStatus => ({
      strike:
        byBoard.get(owner)?.get(id) ??
        (notebook.struck.get(owner)?.has(id) ? STRUCK_BY_HAND : undefined),
      share: shares?.get(owner)?.get(id),
      isSupposed: supposed?.get(owner) === id,
    });
    return new Map(
      opponents.map(({ owner }) => [
        owner,
        new Map(
          cluesOf(map.mode)
            .map(formatClue)
            .map(id => [id, statusOf(owner, id)]),
        ),
      ]),
    );
  }, [byBoard, notebook.struck, opponents, map, shares, supposed]);
  return (owner, clue) => statuses.get(owner)?.get(formatClue(clue)) ?? {};
}

/** The shares from joint deduction, by owner and clue, and by space. */
interface Shares {
  readonly clues: ReadonlyMap<Owner, ReadonlyMap<ClueId, number>>;
  readonly habitats: readonly HexShare[];
}

export const sharesOf = ({ owners, habitats }: DeductionView): Shares => ({
  clues: new Map(
    owners.map(({ clues }, owner) => [
      owner,
      new Map(clues.map(({ id, share = 0 }) => [id, share])),
    ]),
  ),
  habitats: habitats.map(({ hex, share = 0 }) => ({ hex, share })),
});

/** What follows from the recorded board at the table's level; `undefined` at levels that ignore pieces. */
export function useDeduction(
  seat: SeatNumber,
  board: Board,
  own: readonly ClueId[],
): Deduced | undefined {
  const { mapCode, players, assist: level } = useTable(state => state.view);

  const input = useMemo<DeductionInput | undefined>(() => {
    if (!usesPieces(level)) return undefined;
    const owners = ownersOf(seat - 1, players);
    const known = own.flatMap((clue, place) => {
      const owner = owners[place];
      return owner === undefined ? [] : [{ owner, clue }];
    });
    return { mapCode, players, own: known, pieces: board.pieces, level };
  }, [seat, mapCode, players, level, board, own]);
  return useDeduced(input);
}

/** Whether the app deduces from the pieces at this level. */
export const usesPieces = (level: Assist): level is 'elimination' | 'joint' =>
  level === 'elimination' || level === 'joint';

/** All owners except those of one seat, one per colour. */
export function useOpponents(seat: SeatNumber): readonly Opponent[] {
  const owners = useOwners();
  return useMemo(
    () => owners.flatMap((each, owner) => (each.seat === seat ? [] : [{ ...each, owner }])),
    [owners, seat],
  );
}
