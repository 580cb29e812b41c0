import type { ErrorCode } from '@/app/_server/errors';
import type { DealRefusal } from '@/lib/game/dealRequested';
import type { Refusal } from '@/lib/game/moves';
import type { NameRefusal } from '@/lib/game/playerName';
import type { RecordRefusal } from '@/lib/game/record';
import { SETUP_ERRORS } from '@/lib/map/gameMap';
import { MAP_CODE_ERRORS, type MapCodeError } from '@/lib/map/mapCode';
import type { Missing } from '@/lib/table/keeper';

/** All codes of a type: one that is missing, and one too many, does not compile. */
const all = <C extends ErrorCode>(codes: Readonly<Record<C, true>>) => Object.keys(codes) as C[];

type AnySeat = Extract<Refusal, 'seat-not-found' | 'not-your-seat' | 'too-many-moves'>;

/** What many calls are refused with alike, by what they have in common. */
export const SHARED = {
  /** Whatever is called. */
  any: all<'our-fault' | 'unavailable'>({ 'our-fault': true, unavailable: true }),
  /** Whatever but reads. */
  change: all<'foreign-origin' | 'bad-change-id'>({
    'foreign-origin': true,
    'bad-change-id': true,
  }),
  /** A path with parameters, which Next may read from a query. */
  address: all<'route-not-found'>({ 'route-not-found': true }),
  costly: all<'too-many-requests'>({ 'too-many-requests': true }),
  game: all<Missing | 'too-many-guesses'>({
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
  seat: all<AnySeat>({ 'seat-not-found': true, 'not-your-seat': true, 'too-many-moves': true }),
  name: all<NameRefusal>({ 'name-empty': true, 'name-too-long': true, 'name-confusing': true }),
  record: all<Exclude<RecordRefusal, 'bad-deed'>>({
    'game-ended': true,
    'record-off': true,
    'record-full': true,
    'record-moved-on': true,
    'piece-lies-there': true,
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
