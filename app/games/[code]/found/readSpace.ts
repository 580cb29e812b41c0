import { HEXES, type Hex } from '@/lib/map/hexSet';

/** The space that the address names, if it is one of the map. */
export const readSpace = (space: string | string[] | undefined): Hex | undefined =>
  HEXES.find(hex => String(hex) === space);

/** The seat that the address names. */
export const readSeat = (seat: string | string[] | undefined): number | undefined =>
  SEATS.find(each => String(each) === seat);

const SEATS = [1, 2, 3, 4, 5];
