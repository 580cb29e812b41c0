import { z } from 'zod';
import { COLUMNS, ROWS } from '@/lib/map/hexSet';
import type { FieldError } from './errors';

/** A place in a body, as people count; whatever is wrong with it is that error. */
export function placeField(error: FieldError) {
  const upTo = (most: number) => z.int({ error }).min(1, { error }).max(most, { error });
  return z.object({ row: upTo(ROWS), col: upTo(COLUMNS) }, { error });
}
