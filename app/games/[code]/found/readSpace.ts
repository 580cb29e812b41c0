import { HEXES, type Hex } from '@/lib/map/hexSet';

/** The space named in the address, or `undefined` if the map has no such space. */
export const readSpace = (space: string | string[] | undefined): Hex | undefined =>
  HEXES.find(hex => String(hex) === space);
