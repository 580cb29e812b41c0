import type { CallView } from '@/lib/game/views';
import { hexAt } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** The space that a call for the end names, if it does. */
export const calledHex = (call: CallView | null): Hex | undefined =>
  call?.space ? hexAt(call.space.row - 1, call.space.col - 1) : undefined;
