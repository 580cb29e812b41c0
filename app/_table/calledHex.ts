import type { SaidTable } from '@/app/_words/said';
import { hexAt } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';

/** The space on which somebody says to have found it, while the table is asked; views count from 1. */
export function calledHex({ phase, end }: Pick<SaidTable, 'phase' | 'end'>): Hex | undefined {
  const space = phase === 'playing' ? end.call?.space : null;
  return space == null ? undefined : hexAt(space.row - 1, space.col - 1);
}
