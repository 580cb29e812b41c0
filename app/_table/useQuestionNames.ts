'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { joinParts } from '@/app/_map/words';
import { useTable } from '@/app/_state/TableProvider';
import { groundAt } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { readStoredMap } from '@/lib/map/mapCode';
import { calledHex } from './calledHex';
import type { Names } from './questionWords';
import { useSeatName } from './seatName';

/** What the questions of this table name. */
export function useQuestionNames(): Names {
  const mapWords = useTranslations('map');
  const assist = useTranslations('assist');
  const seatName = useSeatName();
  const view = useTable(state => state.view);
  const { mapCode, seats } = view;
  const map = useMemo(() => readStoredMap(mapCode), [mapCode]);
  const hex = calledHex(view);
  return {
    assist,
    of: number =>
      seatName(seats.find(({ seat }) => seat === number) ?? { seat: number, name: null }),
    place:
      hex === undefined
        ? undefined
        : joinParts(mapWords, [formatHex(hex), mapWords(`terrain.${groundAt(map, hex).terrain}`)]),
  };
}
