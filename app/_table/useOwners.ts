'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '@/app/_state/TableProvider';
import type { SeatColor } from '@/lib/data/terms';

/** Whose pieces: a seat, or in the game for two one colour of it. */
export interface OwnerAtTable {
  readonly seat: number;
  readonly color: SeatColor;
  /** "Ana"; in the game for two "Ana (red)". */
  readonly name: string;
}

/** All at the table who have pieces of their own, by `Owner` (`play/pieces`). */
export function useOwners(): readonly OwnerAtTable[] {
  const words = useTranslations('record');
  const ui = useTranslations('ui');
  const table = useTranslations('table');
  const seats = useTable(state => state.view.seats);
  return useMemo(
    () =>
      seats.flatMap(({ seat, name, colors }) => {
        const who = name ?? table('player', { seat });
        return colors.map(color => ({
          seat,
          color,
          name:
            colors.length === 1 ? who : words('whoseColor', { who, color: ui(`color.${color}`) }),
        }));
      }),
    [seats, words, ui, table],
  );
}
