import type { z } from 'zod';
import type { DealRefusal } from '@/lib/game/deal/dealRequest';
import type { Refusal } from '@/lib/game/moves';
import type { RecordRefusal } from '@/lib/game/record/recordMoves';
import type { NameRefusal } from '@/lib/game/seats/playerName';
import { SETUP_ERRORS } from '@/lib/map/gameMap';
import { MAP_CODE_ERRORS, type MapCodeError } from '@/lib/map/mapCode';
import type { LoadRefusal } from '@/lib/table/dependencies';
import type { ANSWERS } from './answers';
import type { ErrorCode } from './errors';
import type { AnyRun, BodyOfRun } from './runs/run';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call's requests must contain, how they may be refused, and its documentation. */
export interface CallDefinition<B = unknown> {
  readonly does: string;
  /** Validates the body. The `error` of each field's schema is its error code, whatever is wrong with it. */
  readonly body?: z.ZodType<B>;
  /** The length of the longest text in the body, in UTF-16 code units, if the usual body limit is too small for it. */
  readonly longestText?: number;
  /** The groups of error codes that it shares with other calls; its own codes are in `refuses`. */
  readonly shares: readonly Shared[];
  readonly refuses?: readonly ErrorCode[];
  /** Whether its GET uncovers a clue. HEAD then does not, and requests that a link could cause are refused. */
  readonly looksByGet?: true;
  /** Whether a request with this body is expensive; calls that are always expensive share `costly`. */
  isCostly?(body: B): boolean;
}

/** The definitions of calls with these runs: a call has a body schema exactly if its run takes a body. */
export type DefinitionsOf<Runs extends Readonly<Record<string, AnyRun>>> = {
  readonly [N in keyof Runs]: unknown extends BodyOfRun<Runs[N]>
    ? CallDefinition & { readonly body?: never }
    : CallDefinition<BodyOfRun<Runs[N]>> & { readonly body: z.ZodType };
};

/** One call of the API: one method of a route. */
export interface Call extends CallDefinition {
  /** Method and path, with parameters in braces. */
  readonly call: `${Method} /api/${string}`;
  /** The answers on success, by status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 503, keyof typeof ANSWERS | Plain>>>;
  /** The query parameters, each with its allowed values. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
}

/** Answers that none of our schemas describes. */
export type Plain = 'events' | 'openapi';

/** A call's method and path. */
export function addressOf({ call }: Call): { readonly method: Method; readonly path: string } {
  const [method, path = ''] = call.split(' ');
  return { method: method as Method, path };
}

/** All codes of a type. A missing or extra code is a compile error. */
const all = <C extends ErrorCode>(codes: Readonly<Record<C, true>>) => Object.keys(codes) as C[];

type AnySeat = Extract<
  Refusal,
  'seat-not-found' | 'not-your-seat' | 'change-id-used' | 'redealt' | 'too-many-moves'
>;

/** Groups of error codes that many calls share, keyed by what those calls have in common. */
export const SHARED = {
  /** Every call. */
  any: all<'internal-error' | 'unavailable'>({ 'internal-error': true, unavailable: true }),
  /** Every call but reads. */
  change: all<'cross-origin' | 'bad-change-id' | 'bad-deal'>({
    'cross-origin': true,
    'bad-change-id': true,
    'bad-deal': true,
  }),
  /** Changes of a game: after too many refused ones, clients have to wait. */
  gameChange: all<'too-many-requests'>({ 'too-many-requests': true }),
  /** Paths with parameters, which Next may read from a query. */
  address: all<'route-not-found'>({ 'route-not-found': true }),
  costly: all<'too-many-requests'>({ 'too-many-requests': true }),
  game: all<LoadRefusal | 'too-many-guesses'>({
    'not-found': true,
    'game-damaged': true,
    'game-newer': true,
    'too-many-guesses': true,
  }),
  body: all<'broken-json' | 'body-not-object' | 'body-too-large'>({
    'broken-json': true,
    'body-not-object': true,
    'body-too-large': true,
  }),
  /** Moves of a seat that the device holds. */
  seat: all<AnySeat>({
    'seat-not-found': true,
    'not-your-seat': true,
    'change-id-used': true,
    redealt: true,
    'too-many-moves': true,
  }),
  name: all<NameRefusal>({ 'name-empty': true, 'name-too-long': true, 'name-confusing': true }),
  record: all<Exclude<RecordRefusal, 'bad-action'>>({
    'game-ended': true,
    'record-off': true,
    'record-full': true,
    'record-conflict': true,
    'piece-already-there': true,
    'no-piece-there': true,
  }),
  map: [...MAP_CODE_ERRORS, ...SETUP_ERRORS],
  deal: all<Exclude<DealRefusal['code'], MapCodeError>>({
    'map-code-mode': true,
    'wishes-for-two': true,
    'map-without-wish': true,
    'map-without-fair-deal': true,
  }),
} as const satisfies Record<string, readonly ErrorCode[]>;

export type Shared = keyof typeof SHARED;
