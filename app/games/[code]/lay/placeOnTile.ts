import { TILE_COLUMNS, TILE_ROWS } from '@/lib/data/tiles';
import { columnOf, rowOf } from '@/lib/map/hexName';
import type { Hex } from '@/lib/map/hexSet';
import { slotOf } from '@/lib/map/setup';

/** Where people find a space on the cardboard: its tile's slot, and counted from 1 as it lies. */
export const placeOnTile = (hex: Hex) => ({
  slot: slotOf(hex),
  column: (columnOf(hex) % TILE_COLUMNS) + 1,
  row: (rowOf(hex) % TILE_ROWS) + 1,
});
