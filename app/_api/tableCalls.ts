import type { z } from 'zod';
import type { BODIES } from './bodies';
import type { BodyName, Call } from './calls';
import { TABLE_ENDPOINTS, type TableEndpointName } from './tableEndpoints';
import type { BodyOf, TableCallName } from './tableRuns';

/** The names of the bodies that a call's run accepts; none if it takes no body. */
type BodyFor<N extends TableEndpointName> = N extends TableCallName
  ? unknown extends BodyOf<N>
    ? { readonly body?: never }
    : { readonly body: NameOfBody<BodyOf<N>> }
  : { readonly body?: BodyName };
type NameOfBody<T> = {
  [B in BodyName]: z.infer<(typeof BODIES)[B]> extends T ? B : never;
}[BodyName];

type About = {
  readonly [N in TableEndpointName]: Omit<Call, 'call' | 'answers' | 'body'> & BodyFor<N>;
};

/** Groups for calls about a game, about a seat in it, and about a seat with a body. */
const ofGame = ['game'] as const;
const ofSeat = ['game', 'seat'] as const;
const bySeat = ['game', 'body', 'seat'] as const;

/** The calls about tables as the OpenAPI document describes them, see `calls`. */
const ABOUT = {
  dealGame: {
    does: 'Deals a game for 2 to 5 players. `laid`: the map is already laid out on the table. `onePhone`: the requesting device holds every seat. `signals`: that phone signals whose clue is open. `assist`: how much the app helps, `tick-list` by default. With an `Idempotency-Key`, a deal that a known device (`nameDevice`) sends again is the same game.',
    body: 'Deal',
    shares: ['costly', 'body', 'map', 'deal'],
    refuses: ['change-id-used'],
  },
  uploadGame: {
    does: 'Uploads a game stored on a phone, so that others can join it. The requesting device holds its seats; pieces and a shown hint are kept, open votes are not. Uploading the same game again returns the same table: from the device that holds its seats it replaces the table unless a seat has moved there; another device gets the table as it is, and no seats. `bad-game`: no phone would have stored such a game.',
    body: 'PhoneGameDocument',
    shares: ['costly'],
    refuses: [
      'broken-json',
      'body-too-large',
      'bad-game',
      'game-newer',
      'game-ended',
      'not-found',
      'game-damaged',
    ],
  },
  showTable: {
    does: 'The table as the requesting device may see it: its stage (`lay`, `sit`, `play`, `end`), seats, votes, the hint once it is shown, the habitat once the game has ended.',
    shares: ofGame,
  },
  markMapLaid: {
    does: 'Marks the map as laid out on the table. Any device may do so.',
    shares: ofGame,
  },
  watchGame: {
    does: 'Server-sent events: the version whenever it changes, and an event `beat` with the version every 15 seconds. Reconnect after 37.5 seconds without either. After 429, poll the table instead.',
    shares: ofGame,
    refuses: ['too-many-streams'],
  },
  setSeatOrder: {
    does: 'Sets how the players sit: `order` lists seats clockwise, each at most once, without those whose place is unknown; `starter` places the first cube. Possible until the record has an entry; after that, use `reseat` in the record.',
    body: 'Order',
    shares: bySeat,
    refuses: ['bad-order', 'game-ended', 'record-conflict'],
  },
  giveHardEnvelope: {
    does: 'After a deal with a handicap, the seat `to` takes the hard envelope, and the seat that had it takes theirs. Possible until either of the two has been looked into, or a piece is recorded.',
    body: 'HardEnvelope',
    shares: bySeat,
    refuses: ['game-ended', 'game-started', 'no-hard-envelope', 'envelope-opened'],
  },
  claimSeat: {
    does: 'The device takes a free seat. `secondColor` is for the game for two. `leftOf` names the seat to whose left it sits, which comes just before it clockwise; without it a seat keeps its known place, or has none. Once the record has an entry, sitting down does not change the order. `hard`: it takes the hard envelope.',
    body: 'Claim',
    shares: ['game', 'body', 'name'],
    refuses: [
      'change-id-used',
      'redealt',
      'seat-not-found',
      'not-your-seat',
      'seat-taken',
      'color-taken',
      'game-ended',
      'too-many-moves',
      'no-hard-envelope',
      'envelope-opened',
    ],
  },
  editSeat: {
    does: 'Changes a seat’s name or colour; a null name removes it.',
    body: 'Badge',
    shares: ['game', 'body', 'seat', 'name'],
    refuses: ['color-taken', 'game-ended'],
  },
  leaveSeat: {
    does: 'The holder leaves the seat.',
    shares: ofSeat,
    refuses: ['game-ended'],
  },
  look: {
    does: 'Uncovers the seat’s clue, only for the device that holds the seat. The table sees that it was looked at, and on how many phones.',
    shares: ofGame,
    refuses: ['change-id-used', 'redealt', 'too-many-moves'],
  },
  lookByProgram: {
    does: 'The same as a look, for programs. `look-by-link`: a link, a prefetch or another site could have sent the request.',
    shares: ofGame,
    refuses: ['change-id-used', 'redealt', 'look-by-link', 'too-many-moves'],
  },
  offerSeat: {
    does: 'Six digits with which another device can take the seat, valid for five minutes. `not-offered`: the digits of this request, made again, no longer stand.',
    shares: ofSeat,
    refuses: ['game-ended', 'not-offered'],
  },
  takeSeat: {
    does: 'The device takes over a seat with the digits that its holder’s phone shows: three tries per device, thirty in all.',
    body: 'Take',
    shares: ['game', 'body'],
    refuses: [
      'change-id-used',
      'redealt',
      'seat-not-found',
      'seat-not-held',
      'not-offered',
      'wrong-digits',
      'game-ended',
    ],
  },
  vote: {
    does: 'A seat’s answer to a motion; the first seat to agree asks the table, `agree: false` is "not now", and `agree: null` takes the answer back, which closes a call to end the game if the caller does. A motion is one of those in `questions` of the table: `hint` shows the hint. `end` ends the game: `found` says where the habitat is, or is null if the table gives up; all seats that are taken must agree, and until a second phone has joined, `needed` is one more, unless one phone holds every seat. If the record ends with a complete search of the space, the call is enough, unless such a call was wrong before. A space that is not the habitat does not end the game, but is added to `misses`; after five, the record must end with that search. `assist` sets another level of help: all seats that are taken must agree, at least two. `deal` deals the table again for another number of players: before any clue has been looked at, one vote is enough; the deciding vote deals, at the same address and, if it has another fair deal, on the same map; players keep their seats, which may get other numbers, looks start again at 0, and `dealNumber` increases by one. `free` frees a seat: all others must agree, on at least two phones. An answer to `end` or `free` goes when its seat passes to another phone. `other-question-open`: the table is asked something else of that kind, by another seat, and no seat has declined it. `question-closed`: the question of `askedAt` is no longer open.',
    body: 'Vote',
    shares: bySeat,
    // The deciding vote deals.
    isCostly: body => (body as z.infer<typeof BODIES.Vote>).motion.about === 'deal',
    refuses: [
      'game-ended',
      'game-started',
      'hint-already-shown',
      'too-few-seats',
      'other-question-open',
      'question-closed',
      'space-missed',
      'too-many-misses',
      'two-cannot-free',
      'own-seat',
      'seat-not-held',
      'one-phone-cannot-free',
    ],
  },
  showHint: {
    does: 'The hint, once enough seats agree, and the question about it.',
    shares: ofGame,
  },
  askForHint: {
    does: 'Asks the table for the hint, or agrees if it is asked already: the same as a vote.',
    body: 'AskForHint',
    shares: bySeat,
    refuses: ['game-ended'],
  },
  playAgain: {
    does: 'After the end, a new game for the same players: on the `same` map with clues never dealt together on it, or on a `new` map. For another number of `players`, empty seats are removed or added; `too-few-seats`: more seats are taken. Any further request, by any player and with any options, returns the same new game.',
    body: 'Again',
    shares: ['costly', 'game', 'body'],
    refuses: [
      'not-your-seat',
      'game-not-ended',
      'map-exhausted',
      'map-without-fair-deal',
      'too-few-seats',
    ],
  },
  showEvening: {
    does: 'The games that these players have played one after the other, for a device that holds a seat.',
    shares: ofGame,
  },
  record: {
    does: 'Changes the record of the pieces. `start` begins it. `place` enters a piece. `fix`: the right piece is there now, and the wrong one was moved `to` a space, or off the board. `remove`: the piece of that entry was never there. `correct`: what the entry should have been. `skip`: the expected action is left out. `turn`: it is that player’s turn. `reseat`: the players sit in that order, clockwise, from the next turn on. `undo` removes the latest entry; with null and no entries it ends the record. Owners and players are counted from 0, in the order of the clues and of the seats. `after` names the latest entry that the sender has seen, null for none: `skip` and `turn` are refused with `record-conflict` if there is a later one, and a disc entered a second time is a search only if there is no later entry. `means` is how the sender read the piece: its step and, as far as they apply, the turn, its player, and which of its owner’s first cubes it is; a piece that would now be read differently is refused with `record-conflict`, one without `means` never. A record holds up to 300 entries.',
    body: 'Recording',
    shares: ['game', 'body', 'seat', 'record'],
  },
  checkBoard: {
    does: 'Whether a recorded piece of the requesting device’s seats contradicts its clue, without naming it. Counts as a look at each seat whose pieces it checks. A device with one seat sees the same as `hasWrongPiece` of that seat.',
    shares: ofGame,
    refuses: ['change-id-used', 'game-ended', 'redealt', 'too-many-moves'],
  },
  readNotebook: {
    does: 'The notes of the seat’s holder, for that device only.',
    shares: ofGame,
  },
  saveNotebook: {
    does: 'Stores the holder’s notes with the seat, at most 20,000 letters; null deletes them. They move with the seat, can be changed after the end, and are deleted when the holder leaves. With `If-Match` they replace only a text with one of those `ETag`s; otherwise the refusal contains the newer text.',
    body: 'Notes',
    shares: bySeat,
    refuses: ['notebook-conflict'],
  },
} as const satisfies About;

/** With the method, path and answer of each call. */
export const TABLE_CALLS = Object.fromEntries(
  (Object.keys(ABOUT) as TableEndpointName[]).map((name): [string, Call] => {
    const { method, path, answer, status } = TABLE_ENDPOINTS[name];
    return [name, { ...ABOUT[name], call: `${method} ${path}`, answers: { [status]: answer } }];
  }),
) as Readonly<Record<TableEndpointName, Call>>;
