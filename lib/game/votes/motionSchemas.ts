import { z } from 'zod';
import { PLAYER_COUNTS } from '../../data/terms';
import { ASSISTS } from './assist';

/** How the parts of a motion are written, which differs between stored games, views and requests. */
interface MotionParts<Space extends z.ZodType, Seat extends z.ZodType> {
  readonly space: Space;
  readonly seat: Seat;
  /** The error for any other part that is wrong, for requests. */
  readonly error?: string;
}

/** `z.strictObject`, or `z.object`, which drops unknown fields instead of refusing them; both have one output type. */
type ObjectMaker = typeof z.strictObject;

/**
 * What a table can vote on. The types of motions, and the schemas of stored games, views and requests, follow from this
 * list. A motion with a `seat` is about that seat, which is not asked.
 */
export function motionSchemas<Space extends z.ZodType, Seat extends z.ZodType>(
  object: ObjectMaker,
  { space, seat, error }: MotionParts<Space, Seat>,
) {
  const wrong = error === undefined ? {} : { error };
  /** A claim to have found the habitat; naming the space is optional. */
  const find = object({ space: space.nullable() }, wrong);
  return [
    /** Ends the game. `found` is null if the table gives up. */
    object({ about: z.literal('end'), found: find.nullable() }),
    object({ about: z.literal('hint') }),
    /** Changes how much the app may deduce for the players. */
    object({ about: z.literal('assist'), level: z.enum(ASSISTS, wrong) }),
    /** Redeals the table for another number of players: see `deal/redeal`. */
    object({ about: z.literal('redeal'), players: z.literal(PLAYER_COUNTS, wrong) }),
    /** Frees a seat whose holder's phone is gone. */
    object({ about: z.literal('free'), seat }),
  ] as const;
}
