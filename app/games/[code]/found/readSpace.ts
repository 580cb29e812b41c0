import { HEXES, type Hex } from '@/lib/map/hexSet';

/** The space that the address names, if it is one of the map. */
export const readSpace = (space: string | string[] | undefined): Hex | undefined =>
  HEXES.find(hex => String(hex) === space);
