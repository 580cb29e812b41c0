import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { type BoardOwner, useOwnersOf } from '@/app/_board/knownBoard';
import { ownersOf, playersOf, seatOfPlayer } from '@/lib/board/players';
import { type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';

/** Owners without names, in the default seat colours, for pages without a table. */
export function useStandaloneOwners(players: PlayerCount): readonly BoardOwner[] {
  const table = useTranslations('table');
  return useOwnersOf(
    useMemo(
      () =>
        playersOf(players).map(player => ({
          seat: seatOfPlayer(player),
          player: table('player', { seat: seatOfPlayer(player) }),
          // The second colours follow after all first colours.
          colors: ownersOf(player, players).flatMap(
            (_, second) => SEAT_COLORS[player + second * players] ?? [],
          ),
        })),
      [players, table],
    ),
  );
}
