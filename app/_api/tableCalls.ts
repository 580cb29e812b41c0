import type { z } from 'zod';
import type { BODIES } from './bodies';
import type { BodyName, Call } from './calls';
import { TABLE_ENDPOINTS, type TableEndpointName } from './tableEndpoints';
import type { BodyOf, TableCallName } from './tableRuns';

/** The names of the bodies that a call's run takes; none where it takes none. */
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

/** Of a game; of a seat in it; of a seat with a body. */
const ofGame = ['game'] as const;
const ofSeat = ['game', 'seat'] as const;
const bySeat = ['game', 'body', 'seat'] as const;
const freeing = ['game-ended', 'two-cannot-free', 'own-seat', 'seat-not-held'] as const;

/** What the API's document says of the calls about tables: see `calls`. */
const ABOUT = {
  dealGame: {
    does: 'Deals a game for 2 to 5 players. `laid`: the map already lies on the table. `countLooks`: the table sees how often each clue was looked at. `onePhone`: the asking device holds every seat. `signals`: that phone says whose clue is open. `assist`: how much the app helps, `tick-list` by default.',
    body: 'Deal',
    shares: ['costly', 'body', 'map', 'deal'],
  },
  uploadGame: {
    does: 'Opens a game that a phone keeps by itself to others, once. The asking device holds its seats; pieces and a shown hint stay, open votes do not. The same game sent again answers with the same table. From the device that holds its seats it replaces the table as long as no seat has moved there; another device gets the table as it is, and no seats. `bad-game`: no phone would keep such a game.',
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
    does: 'The table as the asking device may see it: its moment (`lay`, `sit`, `play`, `end`), seats, votes, the hint once it is shown, the habitat once the game has ended.',
    shares: ofGame,
  },
  markMapLaid: {
    does: 'The map lies on the table. Anybody there may say so.',
    shares: ofGame,
  },
  watchGame: {
    does: 'Server-sent events: the version, whenever it changes, and an event `beat` with it every 15 seconds. Reconnect after 37.5 seconds without either. After 429, ask for the table now and then instead.',
    shares: ofGame,
    refuses: ['too-many-streams'],
  },
  setSeatOrder: {
    does: 'Says how people sit: `order` lists seats clockwise, each at most once, and those who have not said are missing; `starter` places the first cube. Until the record has an entry: from then on `reseat` in the record says so.',
    body: 'Order',
    shares: bySeat,
    refuses: ['bad-order', 'game-ended', 'record-conflict'],
  },
  giveHardEnvelope: {
    does: 'After a deal with a handicap, the seat `to` takes the hard envelope, and who had it takes theirs. As long as nobody has looked into either of the two, and no piece is recorded.',
    body: 'HardEnvelope',
    shares: bySeat,
    refuses: ['game-ended', 'game-started', 'no-hard-envelope', 'envelope-opened'],
  },
  claimSeat: {
    does: 'The device takes a free seat. `secondColor` is for the game for two. `leftOf` names the seat on whose left it sits, which is next before it clockwise; without it a seat stays where the table knows it, or unplaced. `hard`: it takes the hard envelope.',
    body: 'Claim',
    shares: ['game', 'body', 'name'],
    refuses: [
      'change-id-used',
      'redealt',
      'seat-not-found',
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
    does: 'Uncovers the seat’s clue, for the device that holds it alone. The table sees that it was looked at, and on how many phones.',
    shares: ofGame,
    refuses: ['change-id-used', 'redealt', 'too-many-moves'],
  },
  lookByProgram: {
    does: 'The same as a look, for programs. `look-by-link`: a link, a prefetch or another site could have sent the request.',
    shares: ofGame,
    refuses: ['change-id-used', 'redealt', 'look-by-link', 'too-many-moves'],
  },
  offerSeat: {
    does: 'Six digits with which another device takes the seat, good for five minutes.',
    shares: ofSeat,
    refuses: ['game-ended'],
  },
  takeSeat: {
    does: 'The device takes over a seat with the digits that its holder shows: three tries a device, thirty in all.',
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
  agreeToFree: {
    does: 'The answer of the body’s seat to freeing the seat in the path. All other seats must agree, on two phones at least.',
    body: 'Vote',
    shares: bySeat,
    refuses: [...freeing, 'one-phone-cannot-free', 'question-closed'],
  },
  takeBackFree: {
    does: 'Takes that answer back.',
    body: 'Vote',
    shares: bySeat,
    refuses: freeing,
  },
  showHint: {
    does: 'The hint, once enough agree, and the vote for it.',
    shares: ofGame,
  },
  agreeToHint: {
    does: 'A seat’s answer to showing the hint; `agree: false` is "not now".',
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended', 'question-closed'],
  },
  takeBackHint: {
    does: 'Takes that answer back.',
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended', 'hint-already-shown'],
  },
  agreeToEnd: {
    does: 'With `found` a seat calls the end: it has found the habitat (on `space`), or the table gives up. Without it the seat answers the call that `to` names, as `end.call` in the table. `other-end-proposed`: another call stands, or a find is agreed to without `to`. All who sit must agree; until a second phone has come, `needed` is one more, unless one phone holds every seat. If the record ends with a complete search of `space`, the call is enough, unless such a call was wrong before. A space that is not the habitat ends nothing: the table has one more of `misses`. `space-missed`: it has been called. `too-many-misses`: after five, the record must end with that search.',
    body: 'EndVote',
    shares: bySeat,
    refuses: ['other-end-proposed', 'question-closed', 'space-missed', 'too-many-misses'],
  },
  takeBackEnd: {
    does: 'Takes that answer, or the call, back.',
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended'],
  },
  playAgain: {
    does: 'After the end, a new game for the same people: on the `same` map with clues never dealt together on it, or on a `new` map. For another number of `players` empty seats go or come; `too-few-seats`: more sit. Asked again, by whichever player and for whatever, it answers with the same new game.',
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
    does: 'The games that these people have played one after the other, for a device that holds a seat.',
    shares: ofGame,
  },
  agreeToAssist: {
    does: 'A seat asks for another level of help, or answers that question. All who sit must agree, two at least. `other-assist-proposed`: another level is asked for and nobody has declined it.',
    body: 'AssistVote',
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-proposed'],
  },
  takeBackAssist: {
    does: 'Takes that answer back.',
    body: 'AssistVote',
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-proposed'],
  },
  agreeToDeal: {
    does: 'A seat asks for a new deal for another number of players, or answers that question. Before anybody has looked one agreement is enough, then all who sit must agree. With the last of them the table is dealt: at the same address and, if it has another fair deal, on the same map; whoever sits stays, seats may get other numbers, looks begin at 0, and `dealNumber` grows by one. For as many as there are already, nothing happens. `too-few-seats`: more sit. `other-deal-proposed`: another number is asked for and nobody has declined it.',
    body: 'DealVote',
    shares: ['costly', ...bySeat],
    refuses: ['game-ended', 'game-started', 'too-few-seats', 'other-deal-proposed'],
  },
  takeBackDeal: {
    does: 'Takes that answer back.',
    body: 'DealVote',
    shares: bySeat,
    refuses: ['game-ended'],
  },
  record: {
    does: 'Changes the record of the pieces. `start` begins it. `place` enters a piece. `fix`: the right piece lies there now, and the wrong one went `to` a space, or off the board. `remove`: the piece of that entry never lay there. `correct`: what the entry should have been. `skip`: the expected action is left out. `turn`: it is that player’s turn. `resume`: that player’s search of the `space`, which a wrong cube cut short, goes on. `reseat`: the players sit in that order, clockwise, from the next turn on. `undo` takes the latest entry off; with null and no entries it ends the record. Owners and players count from 0, in the order of the clues and of the seats. `after` names the latest entry that the sender has seen, null for none: `skip`, `turn` and `resume` are refused with `record-conflict` where it is another one, `resume` also where no such search can go on, and a disc entered once more is a search only where it is the same. `means` is what a piece was taken for: its step and, as far as they apply, the turn, whose that is, and which of its owner’s first cubes it is; a piece that has come to mean something else is refused with `record-conflict`, one without `means` never. A record holds 300 entries.',
    body: 'Recording',
    shares: ['game', 'body', 'seat', 'record'],
  },
  checkBoard: {
    does: 'Whether a recorded piece of the asking device’s seats contradicts its clue, and not which. It counts as a look at each seat whose pieces it checks. A device with one seat sees the same as `hasWrongPiece` of that seat.',
    shares: ofGame,
    refuses: ['change-id-used', 'game-ended', 'too-many-moves'],
  },
  readNotebook: {
    does: 'What the seat’s holder has written, for that device alone.',
    shares: ofGame,
  },
  saveNotebook: {
    does: 'Keeps what the holder has written with the seat, 20,000 letters at most; null removes it. It moves along with the seat, can be changed after the end, and goes when its holder leaves. With `If-Match` it replaces only the text of that `ETag`; otherwise the refusal brings the newer text.',
    body: 'Notes',
    shares: bySeat,
    refuses: ['notebook-conflict'],
  },
  setTurns: {
    does: 'After the end: how many turns the game took; null removes it.',
    body: 'Turns',
    shares: bySeat,
    refuses: ['game-not-ended'],
  },
} as const satisfies About;

/** With where each is found and what it answers. */
export const TABLE_CALLS = Object.fromEntries(
  (Object.keys(ABOUT) as TableEndpointName[]).map((name): [string, Call] => {
    const { method, path, answer, status } = TABLE_ENDPOINTS[name];
    return [name, { ...ABOUT[name], call: `${method} ${path}`, answers: { [status]: answer } }];
  }),
) as Readonly<Record<TableEndpointName, Call>>;
