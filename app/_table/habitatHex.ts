import type { SaidTable } from '@/app/_words/said';
import type { PlaceView } from '@/lib/game/views';
import { hexAt } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** The hex of a place that a view names; views count rows and columns from 1. */
export const hexOf = ({ row, col }: PlaceView): Hex | undefined => hexAt(row - 1, col - 1);

/** The habitat's hex, once the table is told it. */
export const habitatHex = (place: SaidTable['habitat']): Hex | undefined => place && hexOf(place);
