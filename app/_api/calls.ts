import type { DealRefusal } from '@/lib/game/deal/dealRequest';
import type { Refusal } from '@/lib/game/moves';
import type { RecordRefusal } from '@/lib/game/record/recordMoves';
import type { NameRefusal } from '@/lib/game/seats/playerName';
import { SETUP_ERRORS } from '@/lib/map/gameMap';
import { MAP_CODE_ERRORS, type MapCodeError } from '@/lib/map/mapCode';
import type { LoadRefusal } from '@/lib/table/dependencies';
import type { ANSWERS } from './answers';
import type { BODIES } from './bodies';
import type { ErrorCode } from './errors';
import { TABLE_CALLS } from './tableCalls';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API: one method of a route. */
export interface Call {
  /** Method and path, with parameters in braces. */
  readonly call: `${Method} /api/${string}`;
  readonly does: string;
  readonly body?: BodyName;
  /** The answers on success, by status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 503, keyof typeof ANSWERS | Plain>>>;
  /** The query parameters, each with its allowed values. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** The groups of error codes that it shares with other calls, and codes of its own in `refuses`. */
  readonly shares: readonly Shared[];
  readonly refuses?: readonly ErrorCode[];
  /** Whether a request with this body is expensive; calls that always are share `costly`. */
  readonly isCostly?: (body: unknown) => boolean;
}

export type BodyName = keyof typeof BODIES;

/** Answers without a schema of ours. */
export type Plain = 'events' | 'openapi';

/** Every call, keyed by its operation id in the OpenAPI document. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...TABLE_CALLS,
  check: {
    call: 'POST /api/check',
    does: 'The judge: which habitats the clues leave, how many spaces each clue covers, whether each is needed, whether the deal is fair, and how long the game would take.',
    body: 'Check',
    answers: { 200: 'Check' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'too-many-clues', 'clue-not-on-map'],
  },
  deduce: {
    call: 'POST /api/deduce',
    does: 'What follows from the pieces on any board. `level`: `elimination` considers each seat by itself, `joint` all of them together, with shares. `own`: clues that are known. Seats are counted from 1; in the game for two, 1 to 4 are the colours, in the order of the clues. `no-clue-left` and `no-fair-set` name the piece that is most likely wrong.',
    body: 'Board',
    answers: { 200: 'Deduction' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'clue-not-on-map', 'no-clue-left', 'no-fair-set'],
  },
  showMap: {
    call: 'GET /api/maps/{mapCode}',
    does: "A map by its code or official key, with deals, in the official server's shape.",
    answers: { 200: 'MapDeals' },
    shares: ['costly', 'map'],
  },
  drawMap: {
    call: 'GET /api/maps/random',
    does: 'A new map with deals: `intro` is the normal game, `normal` the advanced one.',
    query: { mode: ['intro', 'normal'] },
    answers: { 200: 'MapDeals' },
    shares: ['costly'],
    refuses: ['bad-official-mode'],
  },
  nameDevice: {
    call: 'POST /api/device',
    does: 'Gives the device its cookie, if it has none yet, so that no seat is lost with a lost answer to its first claim. `known`: the request had the cookie. A device that is still unknown at its second request stores no cookies, and would lose any seat.',
    answers: { 200: 'Named' },
    shares: [],
  },
  showHealth: {
    call: 'GET /api/health',
    does: 'Whether everything works, and if not, what is broken: 503, or 200 if only `news` is late.',
    answers: { 200: 'Health', 503: 'Health' },
    shares: [],
  },
  describeApi: {
    call: 'GET /api/openapi.json',
    does: 'This document.',
    answers: { 200: 'openapi' },
    shares: [],
  },
};

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
  /** Changes of a game: whoever makes many which are refused waits. */
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
