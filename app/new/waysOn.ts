'use client';

import { useTranslations } from 'use-intl';
import { structureWords } from '@/app/_map/words';
import { moveOnMap } from './dealBody';
import type { DealChoices } from './dealChoices';
import type { DealTrouble } from './dealGame';

/** The nearest game there is: what to choose otherwise. */
export interface WayOn {
  readonly label: string;
  readonly change: Partial<DealChoices>;
}

const NO_WISHES = { length: 'any', seats: 'any' } as const;

/** What can be done about a refusal: first what keeps most of what people chose and laid. */
export function useWaysOn(trouble: DealTrouble | undefined, mapCode: string | null): WayOn[] {
  const words = useTranslations('new');
  const mapMessages = useTranslations('map');
  if (trouble === undefined) return [];
  const { code, players = [], move } = trouble;
  const moved = move && mapCode !== null ? moveOnMap(mapCode, move) : undefined;
  const ways: (WayOn | false | undefined)[] = [
    code === 'map-without-wish' && { label: words('dealWithoutWishes'), change: NO_WISHES },
    move &&
      moved !== undefined && {
        label: words('moveStructure', {
          structure: structureWords(mapMessages, move),
          space: move.to,
        }),
        change: { mapCode: moved },
      },
    (code === 'map-without-wish' || code === 'map-without-fair-deal') && {
      label: words('takeNewMap'),
      change: { mapCode: null },
    },
    ...players.map(count => ({
      label: words('playWith', { count: String(count) }),
      change: { players: count },
    })),
  ];
  return ways.filter(way => way !== false && way !== undefined);
}
