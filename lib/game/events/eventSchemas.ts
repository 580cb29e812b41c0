import { z } from 'zod';
import { PLAYER_COUNTS } from '../../data/terms';
import { SEAT_EVENT_KINDS } from '../seats/seat';
import { ASSISTS } from '../votes/assist';

/** Events stored besides those of seats, which have a bound of their own. */
export const MAX_NEWS = 20;

/** How the parts of an event are written, which differs between stored games and views. */
interface EventParts<At extends z.ZodType, Space extends z.ZodType, Seat extends z.ZodType> {
  readonly at: At;
  readonly space: Space;
  readonly seat: Seat;
  readonly name: z.ZodType<string | null, string | null>;
}

/**
 * What happened at a table and its phones should know. Never a look, a wrong piece, or which hint was shown. A new kind
 * needs a new format: see `store/upcasters.ts`.
 *
 * @param waiter what is stored of who waits besides the name
 */
export function eventSchemas<
  At extends z.ZodType,
  Space extends z.ZodType,
  Seat extends z.ZodType,
  Waiter extends z.ZodRawShape,
>({ at, space, seat, name }: EventParts<At, Space, Seat>, waiter: Waiter) {
  /** Ids grow from 1 and go on over a redeal. */
  const told = { id: z.int().min(1), at };
  return [
    /** How a seat lost its holder, whose name is null if they gave none; `by`: the seats that voted to free it. */
    z.strictObject({
      ...told,
      kind: z.enum(SEAT_EVENT_KINDS),
      seat,
      name,
      by: z.array(seat).max(Math.max(...PLAYER_COUNTS)),
    }),
    z.strictObject({ ...told, kind: z.literal('redealt'), players: z.literal(PLAYER_COUNTS) }),
    /** A seat has changed the order round the table. */
    z.strictObject({ ...told, kind: z.literal('order'), by: seat }),
    /** A seat has taken its question back. */
    z.strictObject({ ...told, kind: z.literal('withdrawn'), by: seat }),
    z.strictObject({ ...told, kind: z.literal('hint') }),
    z.strictObject({ ...told, kind: z.literal('assist'), level: z.enum(ASSISTS) }),
    /** A seat has given the hard envelope to one, which may be itself. */
    z.strictObject({ ...told, kind: z.literal('hard'), by: seat, seat }),
    /** A wrong find; then, that all who sit have looked at their clues since. */
    z.strictObject({ ...told, kind: z.literal('miss'), space }),
    z.strictObject({ ...told, kind: z.literal('looked'), space }),
    z.strictObject({ ...told, kind: z.literal('ended') }),
    /** The group's next game is dealt. */
    z.strictObject({ ...told, kind: z.literal('next') }),
    /** Somebody without a seat waits for one. */
    z.strictObject({ ...told, kind: z.literal('waits'), name, ...waiter }),
  ] as const;
}
