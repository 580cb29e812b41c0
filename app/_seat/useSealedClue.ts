'use client';

import { useMemo } from 'react';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { intersection } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { useCover } from './useCover';
import { useHold } from './useHold';
import { useLook } from './useLook';

/**
 * A seat's clue, there while it is held open; the map, and what is lit on it. `only` is the place
 * of the one clue to light for who holds two; otherwise the spaces that fit them all are lit.
 */
export function useSealedClue(seat: number, mapCode: string, only?: number) {
  const hold = useHold();
  useCover(hold.release);
  const look = useLook(seat, hold.phase === 'held');
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const lit = useMemo(() => {
    if (!look?.ok) return undefined;
    const { clues } = look.value;
    const shown = only === undefined ? clues : clues.slice(only, only + 1);
    return intersection(
      shown.flatMap(({ id }) => {
        const clue = parseClue(id);
        return clue ? [clueHexes(clue, map)] : [];
      }),
    );
  }, [look, map, only]);
  return { hold, look, map, lit };
}
