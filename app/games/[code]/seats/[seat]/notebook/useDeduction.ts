import { useMemo } from 'react';
import { type Asked, type Deduced, useDeduced } from '@/app/_phone/useDeduced';
import { useTable } from '@/app/_state/TableProvider';
import type { ClueId } from '@/lib/clues/clue';
import type { Assist } from '@/lib/game/assist';
import type { SeatNumber } from '@/lib/game/seat';
import { type Board, ownersOf } from '@/lib/play/pieces';

/** What follows from the recorded board at the level of the table: nothing at levels that know no pieces. */
export function useDeduction(
  seat: SeatNumber,
  board: Board,
  own: readonly ClueId[],
): Deduced | undefined {
  const { mapCode, players, assist } = useTable(state => state.view);
  const { level } = assist;
  const asked = useMemo<Asked | undefined>(() => {
    if (!isReckoned(level)) return undefined;
    const owners = ownersOf(seat - 1, players);
    const known = own.flatMap((clue, place) => {
      const owner = owners[place];
      return owner === undefined ? [] : [{ owner, clue }];
    });
    return { mapCode, players, own: known, pieces: board.pieces, level };
  }, [seat, mapCode, players, level, board, own]);
  return useDeduced(asked);
}

/** Whether the level has the app reckon with the pieces. */
export const isReckoned = (level: Assist): level is 'elimination' | 'joint' =>
  level === 'elimination' || level === 'joint';
