import type { GameMap } from '@/lib/map/gameMap';
import { type LaidTile, SLOT_COLUMNS } from '@/lib/map/setup';

const ROW_WORDS = ['top', 'middle', 'bottom'] as const;

/** "left, middle row" */
export function slotWords(slot: number): string {
  const side = slot % SLOT_COLUMNS === 0 ? 'left' : 'right';
  return `${side}, ${ROW_WORDS[Math.floor(slot / SLOT_COLUMNS)]} row`;
}

/** "right under tile 2": how the tile lies to those laid before. Nothing for the first. */
export function neighborWords(map: GameMap, slot: number): string | undefined {
  const beside = slot % SLOT_COLUMNS === 0 ? undefined : map.tiles[slot - 1];
  const above = map.tiles[slot - SLOT_COLUMNS];
  const words = [beside && `beside tile ${beside.tile}`, above && `under tile ${above.tile}`];
  return words.filter(word => word !== undefined).join(', ') || undefined;
}

export const numberCorner = ({ turned }: LaidTile): string =>
  turned ? 'lower right' : 'upper left';
