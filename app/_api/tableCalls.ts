import type { Call } from './calls';

const game = '/api/games/{code}';
const seat = `${game}/seats/{seat}` as const;
const table = { 200: 'Table' } as const;
const dealt = { 201: 'Table' } as const;
const hint = { 200: 'HintVote' } as const;
/** Of a game; of a seat in it; of a seat with a body. */
const ofGame = ['game'] as const;
const ofSeat = ['game', 'seat'] as const;
const bySeat = ['game', 'body', 'seat'] as const;
const freeing = ['game-ended', 'two-cannot-free', 'own-seat', 'seat-not-held'] as const;

/** The calls about tables: see `calls`. */
export const TABLE_CALLS = {
  dealGame: {
    call: 'POST /api/games',
    does: 'Deals a game for 2 to 5 players.',
    body: 'Deal',
    answers: dealt,
    shares: ['costly', 'body', 'map', 'deal'],
  },
  openGame: {
    call: 'POST /api/games/open',
    does: 'Opens a game that a phone has kept by itself to others, once.',
    body: 'KeptGame',
    answers: dealt,
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
    call: `GET ${game}`,
    does: 'The table as the asking device may see it.',
    answers: table,
    shares: ofGame,
  },
  tellLaid: {
    call: `POST ${game}/laid`,
    does: 'The map lies on the table; anybody there may say so.',
    answers: table,
    shares: ofGame,
  },
  followGame: {
    call: `GET ${game}/live`,
    does: 'Server-sent events: the version, whenever there is news.',
    answers: { 200: 'events' },
    shares: ofGame,
    refuses: ['too-many-streams'],
  },
  claimSeat: {
    call: `POST ${seat}/claim`,
    does: 'The device takes the seat.',
    body: 'Badge',
    answers: table,
    shares: ['game', 'body', 'name'],
    refuses: ['seat-not-found', 'seat-taken', 'color-taken', 'game-ended', 'too-many-moves'],
  },
  editSeat: {
    call: `PATCH ${seat}`,
    does: 'Another name or colour; a null name takes it away.',
    body: 'Badge',
    answers: table,
    shares: ['game', 'body', 'seat', 'name'],
    refuses: ['color-taken', 'game-ended'],
  },
  leaveSeat: {
    call: `DELETE ${seat}`,
    does: 'The holder leaves the seat.',
    answers: table,
    shares: ofSeat,
    refuses: ['game-ended'],
  },
  look: {
    call: `POST ${seat}/look`,
    does: "Uncovers the seat's clue, for its device alone.",
    answers: { 200: 'Seat' },
    shares: ofGame,
    refuses: ['too-many-moves'],
  },
  lookByProgram: {
    call: `GET ${seat}`,
    does: 'The same as a look, for programs: what a link could have asked for is refused.',
    answers: { 200: 'Seat' },
    shares: ofGame,
    refuses: ['look-by-link', 'too-many-moves'],
  },
  offerSeat: {
    call: `POST ${seat}/hand-over`,
    does: 'Six digits with which another device takes the seat, good for five minutes.',
    answers: { 201: 'Offer' },
    shares: ofSeat,
    refuses: ['game-ended'],
  },
  takeSeat: {
    call: `POST ${seat}/take`,
    does: 'The device takes over a seat by the digits that its holder shows.',
    body: 'Take',
    answers: table,
    shares: ['game', 'body'],
    refuses: ['seat-not-found', 'seat-not-held', 'not-offered', 'wrong-digits', 'game-ended'],
  },
  agreeToFree: {
    call: `POST ${seat}/free`,
    does: "The answer of the body's seat to freeing the seat in the path.",
    body: 'Vote',
    answers: table,
    shares: bySeat,
    refuses: [...freeing, 'one-phone-cannot-free'],
  },
  takeBackFree: {
    call: `DELETE ${seat}/free`,
    does: 'Takes that answer back.',
    body: 'Vote',
    answers: table,
    shares: bySeat,
    refuses: freeing,
  },
  showHint: {
    call: `GET ${game}/hint`,
    does: 'The hint, once enough agree, and the vote for it.',
    answers: hint,
    shares: ofGame,
  },
  agreeToHint: {
    call: `POST ${game}/hint`,
    does: "A seat's answer to showing the hint.",
    body: 'Vote',
    answers: hint,
    shares: bySeat,
    refuses: ['game-ended'],
  },
  takeBackHint: {
    call: `DELETE ${game}/hint`,
    does: 'Takes that answer back.',
    body: 'Vote',
    answers: hint,
    shares: bySeat,
    refuses: ['game-ended', 'hint-already-shown'],
  },
  agreeToEnd: {
    call: `POST ${game}/end`,
    does: 'Calls the end, with `found`, or answers the call that it names by `to`.',
    body: 'EndVote',
    answers: table,
    shares: bySeat,
    refuses: ['other-end-asked'],
  },
  takeBackEnd: {
    call: `DELETE ${game}/end`,
    does: 'Takes that answer, or the call, back.',
    body: 'Vote',
    answers: table,
    shares: bySeat,
    refuses: ['game-ended'],
  },
  playAgain: {
    call: `POST ${game}/again`,
    does: 'After the end, the same people: on the same map with other clues, or on a new one.',
    body: 'Again',
    answers: dealt,
    shares: ['costly', 'game', 'body'],
    refuses: ['not-your-seat', 'game-not-ended', 'map-dealt-out'],
  },
  showEvening: {
    call: `GET ${game}/evening`,
    does: 'What these people have played one after the other, for who sits there.',
    answers: { 200: 'Evening' },
    shares: ofGame,
  },
  agreeToAssist: {
    call: `POST ${game}/assist`,
    does: 'A seat asks for another level of help, or answers who has.',
    body: 'AssistVote',
    answers: table,
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-asked'],
  },
  takeBackAssist: {
    call: `DELETE ${game}/assist`,
    does: 'Takes that answer back.',
    body: 'AssistVote',
    answers: table,
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-asked'],
  },
  record: {
    call: `POST ${game}/record`,
    does: 'Starts the record of the pieces, enters what happens on the table, or takes an entry back.',
    body: 'Recording',
    answers: table,
    shares: ['game', 'body', 'seat', 'record'],
  },
  checkBoard: {
    call: `POST ${game}/check-board`,
    does: "Whether a recorded piece of the asking device's seats is wrong, and not which. Counts as a look at each that it judges.",
    answers: { 200: 'BoardCheck' },
    shares: ofGame,
    refuses: ['game-ended', 'too-many-moves'],
  },
  readNotebook: {
    call: `GET ${seat}/notebook`,
    does: "What the seat's holder has written, for that device alone.",
    answers: { 200: 'Notebook' },
    shares: ofGame,
  },
  keepNotebook: {
    call: `PUT ${seat}/notebook`,
    does: 'Keeps what the holder has written with the seat; null takes it away.',
    body: 'Notes',
    answers: { 200: 'Notebook' },
    shares: bySeat,
  },
  tellTurns: {
    call: `PUT ${game}/turns`,
    does: 'After the end: how many turns the game took; null takes it back.',
    body: 'Turns',
    answers: table,
    shares: bySeat,
    refuses: ['game-not-ended'],
  },
} as const satisfies Record<string, Call>;
