import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardOwner } from '@/app/_board/knownBoard';
import { ownersOf } from '@/lib/board/pieces';
import { type PlayerCount, SEAT_COLORS } from '@/lib/data/terms';

/** Owners of pieces without names: indexed by `Owner`, in the seat colours. */
export function useStandaloneOwners(players: PlayerCount): readonly BoardOwner[] {
  const words = useTranslations('record');
  const table = useTranslations('table');
  const ui = useTranslations('ui');
  return useMemo(
    () =>
      Array.from({ length: players }, (_, player) => player).flatMap(player => {
        const who = table('player', { seat: player + 1 });
        const owners = ownersOf(player, players);
        return owners.flatMap((owner, second) => {
          // A second colour is one that is no seat's first colour.
          const color = SEAT_COLORS[player + second * players];
          if (color === undefined) return [];
          const name =
            owners.length === 1 ? who : words('whoseColor', { who, color: ui(`color.${color}`) });
          return [{ owner, seat: player + 1, color, name, player: who }];
        });
      }),
    [players, words, table, ui],
  );
}
