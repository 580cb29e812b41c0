import { z } from 'zod';
import { COLORS, PLAYER_COUNTS, STRUCTURE_KINDS } from '@/lib/data/terms';
import type { DealRefusalView } from '@/lib/game/deal/dealRequest';
import type { DeductionView } from '@/lib/game/record/deductionView';
import type { VerdictView } from '@/lib/game/views/verdictView';
import type { PlaceView } from '@/lib/game/views/views';
import { COLUMNS, ROWS } from '@/lib/map/size';
import type { MapDeals } from '@/lib/official/mapDeals';
import type { Health } from '@/lib/server/health';
import { LENGTHS } from '@/lib/simulation/length';
import { HINTS } from '@/lib/solver/hints';
import type { ErrorCode } from './errors';
import type { ClueInWords } from './inWords';
import { schemaOf } from './schemaOf';
import { ClueId, covers, FairSets, Notebook, Place, share, TABLE_ANSWERS } from './tableAnswers';

type OfficialId = Pick<ClueInWords, 'officialId'>;

/** The verdict on a set of clues, with each clue's official name. */
export interface CheckAnswer extends Omit<VerdictView, 'clues'> {
  readonly clues: readonly (VerdictView['clues'][number] & OfficialId)[];
}

/** Seats number the clues, from 1; rows and columns also count from 1. */
export interface DeductionAnswer {
  readonly seats: readonly {
    readonly seat: number;
    readonly clues: readonly (DeductionView['owners'][number]['clues'][number] & OfficialId)[];
  }[];
  readonly habitats: readonly (PlaceView & { readonly share?: number })[];
}

const Check = schemaOf<CheckAnswer>()(
  z.strictObject({
    habitats: z.array(Place),
    clues: z.array(
      z.strictObject({
        id: ClueId,
        officialId: z.string(),
        covers,
        positiveCovers: covers,
        inBand: z.boolean(),
        needed: z.boolean(),
      }),
    ),
    fair: z.boolean(),
    length: z.strictObject({ mean: z.number(), label: z.enum(LENGTHS) }).optional(),
  }),
);

const Deduction = schemaOf<DeductionAnswer>()(
  z.strictObject({
    seats: z.array(
      z.strictObject({
        seat: z.int().min(1).max(5),
        clues: z.array(
          z.strictObject({ id: ClueId, officialId: z.string(), share: share.optional() }),
        ),
      }),
    ),
    habitats: z.array(Place.extend({ share: share.optional() })),
  }),
);

const OfficialDeal = z.strictObject({
  destination: z.string().describe('"row, column", counted from 1'),
  rules: z.array(z.string()),
  hint: z.enum(HINTS),
});
const deals = z.array(OfficialDeal);

const mapDeals = schemaOf<MapDeals>()(
  z.strictObject({
    mapCode: z.string(),
    mode: z.enum(['intro', 'normal']),
    key: z.string(),
    players: z.strictObject({ 2: deals, 3: deals, 4: deals, 5: deals }),
    fairSets: FairSets,
  }),
);

const health = schemaOf<Health>()(
  z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('ok') }),
    z.strictObject({
      status: z.literal('degraded'),
      broken: z.array(z.enum(['database', 'changes', 'file'])),
    }),
  ]),
);

const space = z.string().describe('as in "D4"');
const change = schemaOf<Omit<DealRefusalView, 'code'>>()(
  z.strictObject({
    players: z.array(z.literal(PLAYER_COUNTS)).optional(),
    move: z
      .strictObject({
        kind: z.enum(STRUCTURE_KINDS),
        color: z.enum(COLORS),
        from: space,
        to: space,
      })
      .optional(),
  }),
);

const fault = z.strictObject({ id: z.string().optional().describe('as the log bears it') });
const piece = z.strictObject({
  seat: z.int().min(1).max(5).optional(),
  row: z.int().min(1).max(ROWS).optional(),
  col: z.int().min(1).max(COLUMNS).optional(),
});

/** Extra fields of some errors, for programs. */
const DETAILS: Readonly<Partial<Record<ErrorCode, z.ZodObject>>> = {
  'our-fault': fault,
  'notebook-moved-on': z.strictObject({ notebook: Notebook }),
  'map-without-fair-deal': change,
  'no-clue-left': piece,
  'no-fair-set': piece,
};

const bare = z.strictObject({});
const message = z.string();

/** The schema of an error with one of these codes. */
export function refusalBy(codes: readonly ErrorCode[]): z.ZodType {
  const plain = codes.filter(code => DETAILS[code] === undefined);
  const named = [plain, ...codes.filter(code => DETAILS[code]).map(code => [code])];
  const errors = named.flatMap(some => {
    const [first] = some;
    if (first === undefined) return [];
    return [(DETAILS[first] ?? bare).extend({ code: z.enum(some), message })];
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
  Named: z.strictObject({}),
  MapCode: z.strictObject({ mapCode: z.string() }),
} as const satisfies Record<string, z.ZodType>;
