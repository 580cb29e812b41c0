import { z } from 'zod';
import { type SeatNumber, schemaOf } from '@/lib/board/players';
import { MODES, PLAYER_COUNTS, SEAT_COLORS } from '@/lib/data/terms';
import { ASSISTS } from '@/lib/game/votes/assist';
import { COLUMNS, ROWS } from '@/lib/map/size';
import type { FieldError } from '../errors';

/** Fields of request bodies. The `error` of each schema is its error code, whatever is wrong with it. */

export const bad = (error: FieldError) => ({ error });

export const seat = schemaOf<SeatNumber>(z.int(bad('bad-seat')));
export const wish = z.boolean(bad('bad-wish'));
export const mode = z.enum(MODES, bad('bad-mode'));
export const assist = z.enum(ASSISTS, bad('bad-assist'));
export const color = z.enum(SEAT_COLORS, bad('bad-color'));
export const mapCode = z.string(bad('bad-map-code')).max(100, bad('bad-map-code'));
export const players = z.literal(PLAYER_COUNTS, bad('bad-players'));

/** A space by its row (1-9) and column (1-12). */
export function placeField(error: FieldError) {
  const upTo = (most: number) => z.int({ error }).min(1, { error }).max(most, { error });
  return z.object({ row: upTo(ROWS), col: upTo(COLUMNS) }, { error });
}
