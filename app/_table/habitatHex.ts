import type { SaidTable } from '@/app/_words/said';
import { hexOf } from '@/lib/game/views';
import type { Hex } from '@/lib/map/hexSet';

/** The habitat's hex, once the table is told it. */
export const habitatHex = (place: SaidTable['habitat']): Hex | undefined => place && hexOf(place);
