import type { AgainRefusal } from '@/lib/game/again';
import type { DealRefusal } from '@/lib/game/dealRequested';
import type { Refusal } from '@/lib/game/moves';
import type { NameRefusal } from '@/lib/game/playerName';
import type { MapCodeError } from '@/lib/map/mapCode';

/** What can be wrong with one field of a body. A schema's messages are these codes. */
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
] as const;
export type FieldError = (typeof FIELD_ERRORS)[number];

/** What is wrong with a request before the game is asked. */
export type RequestError =
  | FieldError
  | 'bad-official-mode'
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
  | Refusal
  | 'not-found'
  | 'wrong-digits'
  | 'foreign-origin'
  | 'too-many-guesses'
  | 'unavailable';

/** The status and the sentence of every refusal, and nowhere else. */
export const ERRORS: Readonly<Record<ErrorCode, readonly [status: number, message: string]>> = {
  'broken-json': [400, 'That is not JSON that we can read.'],
  'body-not-object': [400, 'Send one JSON object.'],
  'body-too-large': [413, 'That is too much at once: 16 KB are the most.'],
  'bad-mode': [400, 'The mode is "normal" or "advanced".'],
  'bad-players': [400, 'A game is for 2 to 5 players.'],
  'bad-seed': [400, 'A seed is a text of 1 to 200 characters.'],
  'bad-map-code': [400, 'A map code is a text of 18 or 22 characters.'],
  'bad-seat': [400, 'Name the seat by its number, counted from 1.'],
  'bad-name': [400, 'A name is a text.'],
  'bad-official-mode': [400, 'The mode is "intro" or "normal" here, as in the official data.'],
  'bad-length': [400, 'The length is "short", "usual" or "long".'],
  'bad-wish': [400, 'Say true or false.'],
  'bad-clues': [400, 'Give the clues as a list of one to eight names.'],
  'bad-habitat': [400, 'Give the habitat as {"row": 1 to 9, "col": 1 to 12}.'],
  'unknown-clue': [400, 'There is no clue of that name.'],
  'too-many-clues': [400, 'Eight clues are the most that can be judged at once.'],
  'clue-not-on-map': [400, 'A clue speaks of black structures, and this map has none.'],
  'bad-color': [400, 'A seat is red, orange, teal, purple or pink.'],
  'bad-digits': [400, 'A hand-over code has six digits.'],
  'name-empty': [400, 'That name is empty. Give one, or leave it out.'],
  'name-too-long': [400, 'That name is too long: 20 characters are the most.'],
  'name-confusing': [400, 'That name has characters that nobody can see or tell apart.'],
  'method-not-allowed': [405, 'This address does not take that method.'],
  'route-not-found': [404, 'There is nothing at this address.'],

  'map-code-length': [400, 'A map code has 18 characters, or 22 for the advanced game.'],
  'map-code-letter': [400, 'A map code is made of the digits 0 to 9 and the letters A to C.'],
  'map-code-mode': [400, 'That map code belongs to the other mode.'],
  'tile-count': [400, 'A map has six tiles.'],
  'tile-unknown': [400, 'There is no such tile: they are 1 to 6, or 7 to C when turned.'],
  'tile-twice': [400, 'A tile is there twice: each lies on the map once.'],
  'structure-off-map': [400, 'A structure stands off the map: rows are 0 to 8, columns 0 to B.'],
  'structures-share-hex': [400, 'Two structures stand on one space.'],
  'structure-missing': [400, 'A structure is missing.'],
  'structure-twice': [400, 'A structure is there twice.'],
  'structure-not-in-mode': [400, 'Black structures join in the advanced game only.'],
  'map-without-wish': [
    422,
    'This map has no fair deal as you wish it. Wish less, or take another map.',
  ],
  'wishes-for-two': [400, 'Length, even seats and handicap can be had from three players on.'],
  'map-without-fair-deal': [
    422,
    'This map has no fair deal for so many players. Try another map, or another number.',
  ],

  'not-found': [404, 'There is nothing here for this device. Check the code, or sit down first.'],
  'seat-not-found': [404, 'This table has no such seat.'],
  'seat-taken': [409, 'Somebody else sits there already.'],
  'color-taken': [409, 'Somebody else at the table has that colour.'],
  'seat-not-held': [409, 'Nobody sits there.'],
  'two-cannot-free': [
    409,
    'With two at the table nobody frees the other’s seat. Hand it over, or deal a new game.',
  ],
  'own-seat': [409, 'That is your own seat: you can simply leave it.'],
  'not-offered': [
    409,
    'There is no hand-over code for this seat, or it has run out. Ask for a new one on the other phone.',
  ],
  'wrong-digits': [403, 'Those are not the digits on the other phone.'],
  'too-many-moves': [409, 'This table has seen too much. Deal a new game.'],
  'not-your-seat': [403, 'Only the device that holds this seat can do that.'],
  'hint-already-shown': [409, 'The hint is already shown: there is nothing to take back.'],
  'game-ended': [409, 'This game has ended.'],
  'game-not-ended': [409, 'This game is still on.'],
  'map-dealt-out': [409, 'Every fair deal of this map has been played. Lay another map.'],
  'foreign-origin': [403, 'That request came from another site.'],
  'too-many-guesses': [429, 'Too many wrong guesses. Wait a moment, then try again.'],
  unavailable: [503, 'Something is wrong on our side. Try again in a moment.'],
};
