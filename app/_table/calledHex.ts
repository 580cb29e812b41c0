import type { SaidTable } from '@/app/_words/said';
import type { Hex } from '@/lib/map/hexSet';
import { hexOf } from './habitatHex';

/** The space on which somebody says to have found it, while the table is asked. */
export function calledHex({ phase, end }: Pick<SaidTable, 'phase' | 'end'>): Hex | undefined {
  const space = phase === 'playing' ? end.call?.space : null;
  return space == null ? undefined : hexOf(space);
}
