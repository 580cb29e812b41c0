import type { useTranslations } from 'use-intl';
import type { GameMap } from '@/lib/map/gameMap';
import { SLOT_COLUMNS } from '@/lib/map/setup';

export type LayWords = ReturnType<typeof useTranslations<'lay'>>;

const SLOT_NAMES = [
  'topLeft',
  'topRight',
  'middleLeft',
  'middleRight',
  'bottomLeft',
  'bottomRight',
] as const;

/** A slot, 0 … 5, as messages name it. */
export function slotName(slot: number): (typeof SLOT_NAMES)[number] {
  const name = SLOT_NAMES[slot];
  if (name === undefined) throw new RangeError(`no slot ${slot}`);
  return name;
}

/** "left, middle row" */
export const slotWords = (words: LayWords, slot: number): string => words(`slot.${slotName(slot)}`);

/** "under tile 2": how the tile lies to those laid before. Nothing for the first. */
export function neighborWords(words: LayWords, map: GameMap, slot: number): string | undefined {
  const beside = slot % SLOT_COLUMNS === 0 ? undefined : tileIn(map, slot - 1);
  const above = tileIn(map, slot - SLOT_COLUMNS);
  if (beside === undefined) return above === undefined ? undefined : words('under', { above });
  return above === undefined
    ? words('beside', { beside })
    : words('besideUnder', { beside, above });
}

const tileIn = (map: GameMap, slot: number): string | undefined => map.tiles[slot]?.tile.toString();
