import type { AgainRefusal } from '@/lib/game/deal/dealAgain';
import type { DealRefusal } from '@/lib/game/deal/dealRequest';
import { MOVE_MILLISECONDS, type Refusal } from '@/lib/game/moves';
import type { NameRefusal } from '@/lib/game/seats/playerName';
import type { UploadRefusal } from '@/lib/game/uploadedGame';
import type { MapCodeError } from '@/lib/map/mapCode';
import type { LoadRefusal } from '@/lib/table/dependencies';

/** The error codes of body fields, used as the `error` of their schemas. */
export const FIELD_ERRORS = [
  'bad-mode',
  'bad-players',
  'bad-seed',
  'bad-map-code',
  'bad-seat',
  'bad-name',
  'bad-color',
  'bad-length',
  'bad-wish',
  'bad-clues',
  'bad-habitat',
  'bad-digits',
  'bad-space',
  'bad-order',
  'bad-again',
  'bad-action',
  'bad-assist',
  'bad-motion',
  'bad-notebook',
  'bad-pieces',
  'bad-own',
  'bad-level',
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** Errors of the request itself, whatever the state of the game. */
export type RequestError =
  | FieldError
  | 'bad-official-mode'
  | 'bad-change-id'
  | 'bad-deal'
  | 'broken-json'
  | 'body-not-object'
  | 'body-too-large'
  | 'unknown-clue'
  | 'too-many-clues'
  | 'clue-not-on-map'
  | 'method-not-allowed'
  | 'route-not-found';

export type ErrorCode =
  | RequestError
  | MapCodeError
  | NameRefusal
  | DealRefusal['code']
  | AgainRefusal
  | UploadRefusal
  | Refusal
  | LoadRefusal
  | 'no-clue-left'
  | 'no-fair-set'
  | 'wrong-digits'
  | 'cross-origin'
  | 'look-by-link'
  | 'too-many-guesses'
  | 'too-many-requests'
  | 'too-many-streams'
  | 'internal-error'
  | 'unavailable';

/**
 * The HTTP status of every error; their texts are the messages under `errors`. Every 403 and 404 that a game's
 * handler returns also counts as a wrong guess (`gameHandler`), so a new code with one of these statuses slows down its
 * callers' networks, unless they hold a seat of the game.
 */
export const STATUSES: Readonly<Record<ErrorCode, number>> = {
  'bad-change-id': 400,
  'bad-deal': 400,
  'change-id-used': 422,
  'broken-json': 400,
  'body-not-object': 400,
  'body-too-large': 413,
  'bad-mode': 400,
  'bad-players': 400,
  'bad-seed': 400,
  'bad-map-code': 400,
  'bad-seat': 400,
  'bad-name': 400,
  'bad-official-mode': 400,
  'bad-length': 400,
  'bad-wish': 400,
  'bad-clues': 400,
  'bad-habitat': 400,
  'unknown-clue': 400,
  'too-many-clues': 400,
  'clue-not-on-map': 400,
  'bad-color': 400,
  'bad-digits': 400,
  'bad-space': 400,
  'bad-order': 400,
  'no-hard-envelope': 409,
  'envelope-opened': 409,
  'bad-again': 400,
  'bad-game': 400,
  'bad-action': 400,
  'bad-assist': 400,
  'bad-motion': 400,
  'bad-notebook': 400,
  'notebook-conflict': 412,
  'bad-pieces': 400,
  'bad-own': 400,
  'bad-level': 400,
  'piece-already-there': 409,
  'no-piece-there': 409,
  'record-off': 409,
  'record-full': 409,
  'record-conflict': 409,
  'other-question-open': 409,
  'space-missed': 409,
  'too-many-misses': 409,
  redealt: 409,
  'question-closed': 409,
  'no-clue-left': 422,
  'no-fair-set': 422,
  'name-empty': 400,
  'name-too-long': 400,
  'name-confusing': 400,
  'method-not-allowed': 405,
  'route-not-found': 404,
  'map-code-length': 400,
  'map-code-letter': 400,
  'map-code-mode': 400,
  'tile-count': 400,
  'tile-unknown': 400,
  'tile-twice': 400,
  'structure-off-map': 400,
  'structures-share-hex': 400,
  'structure-missing': 400,
  'structure-twice': 400,
  'structure-not-in-mode': 400,
  'map-without-wish': 422,
  'wishes-for-two': 400,
  'map-without-fair-deal': 422,
  'not-found': 404,
  'game-damaged': 410,
  'game-newer': 409,
  'seat-not-found': 404,
  'seat-taken': 409,
  'color-taken': 409,
  'seat-not-held': 409,
  'two-cannot-free': 409,
  'one-phone-cannot-free': 409,
  'own-seat': 409,
  'not-offered': 409,
  'wrong-digits': 403,
  'too-many-moves': 429,
  'not-your-seat': 403,
  'hint-already-shown': 409,
  'game-ended': 409,
  'game-started': 409,
  'too-few-seats': 409,
  'game-not-ended': 409,
  'map-exhausted': 409,
  'cross-origin': 403,
  'look-by-link': 400,
  'too-many-guesses': 429,
  'too-many-requests': 429,
  'too-many-streams': 429,
  'internal-error': 500,
  unavailable: 503,
};

/** The `Retry-After` header in seconds, for errors with a fixed wait. */
export const RETRY_AFTER: Readonly<Partial<Record<ErrorCode, number>>> = {
  'too-many-moves': MOVE_MILLISECONDS / 1000,
  'too-many-streams': 30,
};
