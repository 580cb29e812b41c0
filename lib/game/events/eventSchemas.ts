import { z } from 'zod';
import { PLAYER_COUNTS } from '../../data/terms';
import { SEAT_EVENT_KINDS } from '../limits';
import { ASSISTS } from '../votes/assist';

/** How the parts of an event are written, which differs between stored games and views. */
interface EventParts<At extends z.ZodType, Space extends z.ZodType, Seat extends z.ZodType> {
  readonly at: At;
  readonly space: Space;
  readonly seat: Seat;
  readonly name: z.ZodType<string | null, string | null>;
}

/**
 * The events that a table's phones learn of. Never a look, a wrong piece, or which hint was shown. A new kind needs a
 * new format: see `store/upcasters.ts`.
 *
 * @param waiter the fields of a waiting guest besides the name
 */
export function eventSchemas<
  At extends z.ZodType,
  Space extends z.ZodType,
  Seat extends z.ZodType,
  Waiter extends z.ZodRawShape,
>({ at, space, seat, name }: EventParts<At, Space, Seat>, waiter: Waiter) {
  /** Ids grow from 1; a redeal does not reset them. */
  const told = { id: z.int().min(1), at };
  return [
    /** A seat lost its holder; the name is null if they gave none. `by`: the seats that voted to free it. */
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
    /** A seat has withdrawn its question. */
    z.strictObject({ ...told, kind: z.literal('withdrawn'), by: seat }),
    z.strictObject({ ...told, kind: z.literal('hint') }),
    z.strictObject({ ...told, kind: z.literal('assist'), level: z.enum(ASSISTS) }),
    /** `by` has given the hard envelope to `seat`, which may be itself. */
    z.strictObject({ ...told, kind: z.literal('hard'), by: seat, seat }),
    /** A wrong find; and that all seated players have looked at their clues since. */
    z.strictObject({ ...told, kind: z.literal('miss'), space }),
    z.strictObject({ ...told, kind: z.literal('looked'), space }),
    z.strictObject({ ...told, kind: z.literal('ended') }),
    /** The group's next game is dealt. */
    z.strictObject({ ...told, kind: z.literal('next') }),
    /** A guest waits for a seat. */
    z.strictObject({ ...told, kind: z.literal('waits'), name, ...waiter }),
  ] as const;
}
