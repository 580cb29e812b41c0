import { z } from 'zod';
import { PIECE_KINDS } from '@/lib/board/pieces';
import { MODES, PLAYER_COUNTS, SEAT_COLORS } from '@/lib/data/terms';
import { AGAIN_MAPS } from '@/lib/game/deal/dealAgain';
import { LONGEST_SEED } from '@/lib/game/game';
import { PIECE_STEPS } from '@/lib/game/record/pieceMeaning';
import { CHANGE_ID } from '@/lib/game/seats/seat';
import { MAX_NOTEBOOK_LETTERS } from '@/lib/game/seats/seatNotebook';
import { ASSISTS } from '@/lib/game/votes/assist';
import { motionSchemas } from '@/lib/game/votes/motionSchemas';
import { COLUMNS, ROWS } from '@/lib/map/size';
import { actionSchemas } from '@/lib/play/actionSchemas';
import { LENGTHS } from '@/lib/simulation/length';
import { DEDUCE_LEVELS } from '@/lib/solver/deduce';
import type { FieldError } from './errors';

/**
 * The schemas of request bodies. Routes validate with them, and the OpenAPI document describes them. The `error` of
 * each field's schema is its error code, whatever is wrong with it.
 */

const bad = (error: FieldError) => ({ error });

const seat = z.int(bad('bad-seat'));
const wish = z.boolean(bad('bad-wish'));
const assist = z.enum(ASSISTS, bad('bad-assist'));
const mapCode = z.string(bad('bad-map-code')).max(100, bad('bad-map-code'));
const players = z.literal(PLAYER_COUNTS, bad('bad-players'));
const seed = z.string(bad('bad-seed')).min(1, bad('bad-seed')).max(LONGEST_SEED, bad('bad-seed'));

/** A space by its row (1-9) and column (1-12). */
function placeField(error: FieldError) {
  const upTo = (most: number) => z.int({ error }).min(1, { error }).max(most, { error });
  return z.object({ row: upTo(ROWS), col: upTo(COLUMNS) }, { error });
}

export const DealBody = z.object({
  mode: z.enum(MODES, bad('bad-mode')),
  players,
  mapCode: mapCode.optional(),
  length: z.enum(LENGTHS, bad('bad-length')).optional(),
  even: wish.optional(),
  handicap: wish.optional(),
  seed: seed.optional().describe('Repeats a deal within one version.'),
  laid: wish.optional().describe('An own map is already laid out on the table.'),
  onePhone: wish.optional(),
  signals: wish.optional(),
  assist: assist.optional(),
});

const color = z.enum(SEAT_COLORS, bad('bad-color')).optional();

/** All fields are optional; a null or empty name means no name. */
const BadgeBody = z.object({
  name: z.string(bad('bad-name')).nullish(),
  color,
  secondColor: color,
});

/** `leftOf`: the seat to whose left the device sits down. `hard`: it takes the hard envelope. */
const ClaimBody = BadgeBody.extend({ leftOf: seat.optional(), hard: wish.optional() });

const HardEnvelopeBody = z.object({ seat, to: seat });

const OrderBody = z.object({
  seat,
  order: z
    .array(seat, bad('bad-order'))
    .max(Math.max(...PLAYER_COUNTS), bad('bad-order'))
    .optional(),
  starter: seat.optional(),
});

const TakeBody = z.object({
  digits: z.string(bad('bad-digits')).regex(/^\d{6}$/, bad('bad-digits')),
});

const motion = z.discriminatedUnion(
  'about',
  motionSchemas(z.object as typeof z.strictObject, {
    space: placeField('bad-space'),
    seat,
    error: 'bad-motion' satisfies FieldError,
  }),
  bad('bad-motion'),
);

/** A seat's answer: agree by default, "not now" (`false`), or none any more (`null`). */
const VoteBody = z.object({
  seat,
  motion,
  agree: wish
    .nullable()
    .default(true)
    .describe('`false` is "not now"; `null` takes the answer back.'),
  askedAt: z.iso
    .datetime(bad('bad-motion'))
    .nullish()
    .describe('Of the question that is answered, so that a late answer does not ask it again.'),
});

const AskBody = z.object({ seat });

/** Without `players`, the number stays the same. */
const AgainBody = z.object({
  map: z.enum(AGAIN_MAPS, bad('bad-again')).default('same'),
  players: players.optional(),
});

const NotebookBody = z.object({
  text: z.string(bad('bad-notebook')).max(MAX_NOTEBOOK_LETTERS, bad('bad-notebook')).nullable(),
});

const count = z.int(bad('bad-action')).min(0, bad('bad-action'));
const space = placeField('bad-space');
const pieceKind = z.enum(PIECE_KINDS, bad('bad-action'));
/** An entry's id is the id of the change that made it. */
const entryId = z.string(bad('bad-action')).regex(CHANGE_ID, bad('bad-action'));
const means = z
  .object(
    {
      step: z.enum(PIECE_STEPS, bad('bad-action')),
      turn: count.optional(),
      player: count.optional(),
      round: count.optional(),
    },
    bad('bad-action'),
  )
  .optional();

/** An action that is entered, and what the sender saw of the record. Unknown fields are left out. */
const entries = actionSchemas(
  z.object as typeof z.strictObject,
  {
    ...{ space, piece: { owner: count, space, kind: pieceKind } },
    ...{ player: count, entry: entryId, error: 'bad-action' satisfies FieldError },
  },
  { seat, after: entryId.nullable().optional() },
  { means },
);

/** A change of the record, and the seat that makes it. Owners and players are counted from 0. */
const RecordBody = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('start'), seat }),
    z.object({ type: z.literal('undo'), seat, entry: entryId.nullable() }),
    ...entries,
  ],
  bad('bad-action'),
);

export const CheckBody = z.object({
  mapCode,
  clues: z.array(z.string(bad('bad-clues')), bad('bad-clues')).min(1, bad('bad-clues')),
  habitat: placeField('bad-habitat').optional(),
});

/** More pieces than any game has. */
const MAX_PIECES = 200;

const ownClue = z.object(
  { seat: z.int(bad('bad-own')), clue: z.string(bad('bad-own')) },
  bad('bad-own'),
);

/**
 * Seat numbers are those of the clues, from 1: in a game for two, 1 and 2 are the first player's colours, 3 and 4 the
 * second's.
 */
export const BoardBody = z.object({
  mapCode,
  players,
  own: z.union([ownClue, z.array(ownClue)], bad('bad-own')).optional(),
  pieces: z
    .array(
      placeField('bad-pieces').extend({
        seat: z.int(bad('bad-pieces')),
        kind: z.enum(PIECE_KINDS, bad('bad-pieces')),
      }),
      bad('bad-pieces'),
    )
    .max(MAX_PIECES, bad('bad-pieces')),
  level: z.enum(DEDUCE_LEVELS, bad('bad-level')),
});

/** A game as a phone stores it. `store/document` validates it; API clients need not know its fields. */
const PhoneGameDocument = z.looseObject({});

/** Keyed by their names in the OpenAPI document. */
export const BODIES = {
  Deal: DealBody,
  PhoneGameDocument,
  Badge: BadgeBody,
  Claim: ClaimBody,
  Order: OrderBody,
  HardEnvelope: HardEnvelopeBody,
  Take: TakeBody,
  Vote: VoteBody,
  AskForHint: AskBody,
  Recording: RecordBody,
  Notes: NotebookBody,
  Again: AgainBody,
  Check: CheckBody,
  Board: BoardBody,
} as const satisfies Record<string, z.ZodType>;
