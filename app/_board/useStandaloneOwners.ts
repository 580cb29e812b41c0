import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardOwner, useOwnersOf } from '@/app/_board/knownBoard';
import { ownersOf } from '@/lib/board/pieces';
import { type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';

/** Owners of pieces without names, in the seat colours. */
export function useStandaloneOwners(players: PlayerCount): readonly BoardOwner[] {
  const table = useTranslations('table');
  return useOwnersOf(
    useMemo(
      () =>
        SEAT_COLORS.slice(0, players).map((_, player) => ({
          seat: player + 1,
          player: table('player', { seat: player + 1 }),
          // A second colour is one that is no seat's first colour.
          colors: ownersOf(player, players).flatMap(
            (_, second) => SEAT_COLORS[player + second * players] ?? [],
          ),
        })),
      [players, table],
    ),
  );
}
