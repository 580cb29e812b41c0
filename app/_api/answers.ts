import { z } from 'zod';
import { HINTS } from '@/lib/clues/hints';
import { COLORS, PLAYER_COUNTS, STRUCTURE_KINDS } from '@/lib/data/terms';
import type { DealRefusalView } from '@/lib/game/deal/dealRequest';
import { PlaceView } from '@/lib/game/views/partSchemas';
import { FairSets, share, VerdictView } from '@/lib/game/views/viewSchemas';
import type { MapDeals } from '@/lib/official/mapDeals';
import type { Health } from '@/lib/server/health';
import type { Shape } from '@/lib/shape';
import type { ErrorCode } from './errors';
import { NamedClue, Notebook, TABLE_ANSWERS } from './tableAnswers';

/** The verdict on a set of clues, with each clue's official name. */
const Check = VerdictView.extend({
  clues: z.array(NamedClue.extend(VerdictView.shape.clues.element.shape)),
});
export type CheckAnswer = Shape<typeof Check>;

/** On a board without a table, seats are numbered like its clues, from 1. */
const seat = z.int().min(1).max(5);

const Deduction = z.strictObject({
  seats: z.array(
    z.strictObject({
      seat,
      clues: z.array(NamedClue.extend({ share: share.exactOptional() })),
    }),
  ),
  habitats: z.array(PlaceView.extend({ share: share.exactOptional() })),
});
export type DeductionAnswer = Shape<typeof Deduction>;

const OfficialDeal = z.strictObject({
  destination: z.string().describe('"row, column", counted from 1'),
  rules: z.array(z.string()),
  hint: z.enum(HINTS),
});
const deals = z.array(OfficialDeal);

const mapDeals = z.strictObject({
  mapCode: z.string(),
  mode: z.enum(['intro', 'normal']),
  key: z.string(),
  players: z.strictObject({ 2: deals, 3: deals, 4: deals, 5: deals }),
  fairSets: FairSets,
}) satisfies z.ZodType<MapDeals>;

const health = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('ok') }),
  z.strictObject({
    status: z.literal('degraded'),
    broken: z.array(z.enum(['database', 'changes', 'file', 'news'])),
  }),
]) satisfies z.ZodType<Health>;

const space = z.string().describe('as in "D4"');
const change = z.strictObject({
  players: z.array(z.literal(PLAYER_COUNTS)).exactOptional(),
  move: z
    .strictObject({
      kind: z.enum(STRUCTURE_KINDS),
      color: z.enum(COLORS),
      from: space,
      to: space,
    })
    .exactOptional(),
}) satisfies z.ZodType<Omit<DealRefusalView, 'code'>>;

const fault = z.strictObject({ id: z.string().optional().describe('as in the log') });
const piece = z.strictObject({ seat, ...PlaceView.shape }).partial();

/** Extra fields of some errors, for programs. */
const DETAILS: Readonly<Partial<Record<ErrorCode, z.ZodObject>>> = {
  'internal-error': fault,
  'notebook-conflict': z.strictObject({ notebook: Notebook }),
  'map-without-fair-deal': change,
  'no-clue-left': piece,
  'no-fair-set': piece,
};

const bare = z.strictObject({});
const message = z.string();

/** The schema of an error with one of these codes. */
export function refusalBy(codes: readonly ErrorCode[]): z.ZodType {
  const plain = codes.filter(code => DETAILS[code] === undefined);
  const groups = [plain, ...codes.filter(code => DETAILS[code]).map(code => [code])];
  const errors = groups.flatMap(group => {
    const [first] = group;
    if (first === undefined) return [];
    return [(DETAILS[first] ?? bare).extend({ code: z.enum(group), message })];
  });
  return z.strictObject({ error: errors.length === 1 ? errors[0] : z.union(errors) });
}

/** Keyed by their names in the OpenAPI document. */
export const ANSWERS = {
  ...TABLE_ANSWERS,
  Check,
  Deduction,
  MapDeals: mapDeals,
  OfficialDeal,
  Health: health,
  Named: z.strictObject({ known: z.boolean() }),
} as const satisfies Record<string, z.ZodType>;
