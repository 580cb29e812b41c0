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

/** One call of the API: a route's method. */
export interface Call {
  /** Method and path, with its parameters in braces. */
  readonly call: `${Method} /api/${string}`;
  readonly does: string;
  readonly body?: BodyName;
  /** What it answers where it is not refused, by status. */
  readonly answers: Readonly<Partial<Record<200 | 201 | 503, keyof typeof ANSWERS | Plain>>>;
  /** What may be in its query, with the words that it takes. */
  readonly query?: Readonly<Record<string, readonly string[]>>;
  /** What it may be refused with, as others are and by itself. */
  readonly shares: readonly Shared[];
  readonly refuses?: readonly ErrorCode[];
}

export type BodyName = keyof typeof BODIES;

/** What is no JSON of ours. */
export type Plain = 'events' | 'openapi';

/** Every call, by the name that programs made from the document give it. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...TABLE_CALLS,
  check: {
    call: 'POST /api/check',
    does: 'The judge: which habitats the clues leave, how many spaces each clue covers, whether each is needed, whether the deal is fair, and how long it lasts.',
    body: 'Check',
    answers: { 200: 'Check' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'too-many-clues', 'clue-not-on-map'],
  },
  deduce: {
    call: 'POST /api/deduce',
    does: 'What follows from the pieces on any board. `level`: `elimination` looks at each seat by itself, `joint` at all together, with shares. `own`: clues that are known. Seats count from 1; in the game for two 1 to 4 are the colours, in the order of the clues. `no-clue-left` and `no-fair-set` name the piece that is likeliest to be wrong.',
    body: 'Board',
    answers: { 200: 'Deduction' },
    shares: ['costly', 'body', 'map'],
    refuses: ['unknown-clue', 'clue-not-on-map', 'no-clue-left', 'no-fair-set'],
  },
  mapToDeal: {
    call: 'POST /api/maps/race',
    does: 'The map that a seed deals, and nothing of its clues.',
    body: 'Race',
    answers: { 200: 'MapCode' },
    shares: ['costly', 'body', 'map', 'deal'],
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
    does: 'Gives the device its cookie, where it has none yet, so that a lost answer to its first claim loses no seat. `known`: the request brought its cookie. Who is not known when asking again keeps no cookies, and would lose any seat.',
    answers: { 200: 'Named' },
    shares: [],
  },
  showHealth: {
    call: 'GET /api/health',
    does: 'Whether everything works, and what does not.',
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

/** All codes of a type: one that is missing, and one too many, does not compile. */
const all = <C extends ErrorCode>(codes: Readonly<Record<C, true>>) => Object.keys(codes) as C[];

type AnySeat = Extract<
  Refusal,
  'seat-not-found' | 'not-your-seat' | 'change-id-used' | 'redealt' | 'too-many-moves'
>;

/** What many calls are refused with alike, by what they have in common. */
export const SHARED = {
  /** Whatever is called. */
  any: all<'internal-error' | 'unavailable'>({ 'internal-error': true, unavailable: true }),
  /** Whatever but reads. */
  change: all<'cross-origin' | 'bad-change-id' | 'bad-deal'>({
    'cross-origin': true,
    'bad-change-id': true,
    'bad-deal': true,
  }),
  /** A path with parameters, which Next may read from a query. */
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
  /** A move of a seat that the device holds. */
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
