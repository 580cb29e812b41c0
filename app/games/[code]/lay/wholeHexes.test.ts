import { expect, test } from 'vitest';
import { squareAround } from '@/app/_map/view';
import { within } from '@/lib/map/grid';
import { HEXES, HexSet } from '@/lib/map/hexSet';
import { wholeHexes } from './StructureStep';

test('around every space, all that lie within two of it are shown, and none in part', () => {
  for (const hex of HEXES) {
    const missed = within(HexSet.of([hex]), 2).diff(wholeHexes(squareAround(hex)));
    expect([...missed]).toEqual([]);
  }
});
