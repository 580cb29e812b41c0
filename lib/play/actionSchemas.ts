import { z } from 'zod';
import { PIECE_KINDS } from '../board/pieces';
import { type Owner, type Player, schemaOf } from '../board/players';
import { PLAYER_COUNTS } from '../data/terms';
import { HEXES } from '../map/hexSet';

type Fields = z.ZodRawShape;

/** How the parts of an action are written, which differs between stored games, views and requests. */
interface ActionParts<
  Space extends z.ZodType,
  Piece extends Fields,
  Player extends z.ZodType,
  Id extends z.ZodType,
> {
  readonly space: Space;
  /** The fields of a piece: its owner, space and kind. */
  readonly piece: Piece;
  /** A player's seat index. */
  readonly player: Player;
  /** An entry's id. */
  readonly entry: Id;
  /** The error of every other part that is wrong, for requests. */
  readonly error?: string;
}

/** The makers of object schemas that refuse, or leave out, unknown fields; their outputs are of the same type. */
type ObjectMaker = typeof z.strictObject;

/**
 * The schemas of what people at a table enter; `more` are the fields of every entry besides its action's, and `placed`
 * those of a placed piece. The types of actions and entries follow from this list, and so do what is stored, the views
 * and the bodies of requests.
 *
 * The board is authoritative: actions against the rules are accepted, and `interpretRecord.ts` reports them.
 */
export function actionSchemas<
  Space extends z.ZodType,
  Piece extends Fields,
  Player extends z.ZodType,
  Id extends z.ZodType,
  More extends Fields,
  Placed extends Fields,
>(
  object: ObjectMaker,
  { space, piece, player, entry, error }: ActionParts<Space, Piece, Player, Id>,
  more: More,
  placed: Placed,
) {
  const wrong = error === undefined ? {} : { error };
  const order = z
    .array(player, wrong)
    .max(Math.max(...PLAYER_COUNTS), wrong)
    .readonly();
  return [
    /** The record started mid-game: until the next `turn`, its pieces are those already on the board, in any order. */
    object({ type: z.literal('mid-game'), ...more }),
    object({ type: z.literal('place'), ...piece, ...placed, ...more }),
    /** The right piece, of `kind`, replaces the wrong one, which moves `to` another space, or off the map if null. */
    object({ type: z.literal('fix'), ...piece, to: space.nullable(), ...more }),
    /** Skips the next step: a turn, a payment, an answer. */
    object({ type: z.literal('skip'), ...more }),
    /** Sets whose turn it is; overrides what the record implies. */
    object({ type: z.literal('turn'), player, ...more }),
    /** Changes the order round the table; the step that is next stays as it is. */
    object({ type: z.literal('reseat'), order, ...more }),
    /** The piece was never there. Corrects the entry that put it there: a `place`, or a `fix` that moved it. */
    object({ type: z.literal('remove'), entry, ...more }),
    /** Replaces the entered piece: other owner, space or kind. */
    object({ type: z.literal('correct'), entry, as: object(piece, wrong), ...more }),
  ] as const;
}

const hex = z.literal(HEXES);
const index = z
  .int()
  .min(0)
  .max(Math.max(...PLAYER_COUNTS) - 1);

/** Parts as games store them. */
export const STORED_PARTS = {
  space: hex,
  piece: { owner: schemaOf<Owner>(index), hex, kind: z.enum(PIECE_KINDS) },
  player: schemaOf<Player>(index),
  entry: z.string(),
};

export const ActionSchema = z.discriminatedUnion(
  'type',
  actionSchemas(z.strictObject, STORED_PARTS, {}, {}),
);
