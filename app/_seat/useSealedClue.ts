'use client';

import { useMemo } from 'react';
import { mapOf } from '@/app/_map/mapOf';
import { parseClue } from '@/lib/clues/clue';
import { clueHexes } from '@/lib/clues/clueHexes';
import { useCover } from './useCover';
import { useHold } from './useHold';
import { useLook } from './useLook';

/** A seat's clue, there while it is held open; the map, and what the clue lights on it. */
export function useSealedClue(seat: number, mapCode: string) {
  const hold = useHold();
  useCover(hold.release);
  const look = useLook(seat, hold.phase === 'held');
  const map = useMemo(() => mapOf(mapCode), [mapCode]);
  const lit = useMemo(() => {
    const clue = look?.ok ? parseClue(look.value.clue.id) : undefined;
    return clue && clueHexes(clue, map);
  }, [look, map]);
  return { hold, look, map, lit };
}
