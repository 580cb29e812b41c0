import type { SaidTable } from '@/app/_words/said';
import { hexAt } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** The habitat's hex, once the table is told it; views count rows and columns from 1. */
export const habitatHex = (place: SaidTable['habitat']): Hex | undefined =>
  place && hexAt(place.row - 1, place.col - 1);
