import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareAround } from '@/app/_map/view';
import { TILE_COLUMNS } from '@/lib/data/tiles';
import { within } from '@/lib/map/grid';
import { HEXES, HexSet } from '@/lib/map/hexSet';
import { SLOTS, slotHexes } from '@/lib/map/setup';
import { placeOnTile, wholeHexes } from './StructureStep';

test('counting columns and rows on its tile leads to the space', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HEXES), hex => {
      const { slot, column, row } = placeOnTile(hex);
      expect(slotHexes(slot)[(row - 1) * TILE_COLUMNS + column - 1]).toBe(hex);
    }),
  );
});

test('columns and rows count from 1 on every tile', () => {
  for (const slot of SLOTS) {
    expect(placeOnTile(slotHexes(slot)[0] ?? 0)).toEqual({ slot, column: 1, row: 1 });
  }
});

test('the close-up of a space shows every space within two of it as a whole hex', () => {
  for (const hex of HEXES) {
    const missed = within(HexSet.of([hex]), 2).diff(wholeHexes(squareAround(hex)));
    expect([...missed]).toEqual([]);
  }
});
