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
    does: 'Deals a game for 2 to 5 players.',
    body: 'Deal',
    shares: ['costly', 'body', 'map', 'deal'],
  },
  openGame: {
    does: 'Opens a game that a phone has kept by itself to others, once.',
    body: 'KeptGame',
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
    does: 'The table as the asking device may see it.',
    shares: ofGame,
  },
  tellLaid: {
    does: 'The map lies on the table; anybody there may say so.',
    shares: ofGame,
  },
  followGame: {
    does: 'Server-sent events: the version, whenever there is news.',
    shares: ofGame,
    refuses: ['too-many-streams'],
  },
  claimSeat: {
    does: 'The device takes the seat.',
    body: 'Badge',
    shares: ['game', 'body', 'name'],
    refuses: ['seat-not-found', 'seat-taken', 'color-taken', 'game-ended', 'too-many-moves'],
  },
  editSeat: {
    does: 'Another name or colour; a null name takes it away.',
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
    does: "Uncovers the seat's clue, for its device alone.",
    shares: ofGame,
    refuses: ['too-many-moves'],
  },
  lookByProgram: {
    does: 'The same as a look, for programs: what a link could have asked for is refused.',
    shares: ofGame,
    refuses: ['look-by-link', 'too-many-moves'],
  },
  offerSeat: {
    does: 'Six digits with which another device takes the seat, good for five minutes.',
    shares: ofSeat,
    refuses: ['game-ended'],
  },
  takeSeat: {
    does: 'The device takes over a seat by the digits that its holder shows.',
    body: 'Take',
    shares: ['game', 'body'],
    refuses: ['seat-not-found', 'seat-not-held', 'not-offered', 'wrong-digits', 'game-ended'],
  },
  agreeToFree: {
    does: "The answer of the body's seat to freeing the seat in the path.",
    body: 'Vote',
    shares: bySeat,
    refuses: [...freeing, 'one-phone-cannot-free', 'question-gone'],
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
    does: "A seat's answer to showing the hint.",
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended', 'question-gone'],
  },
  takeBackHint: {
    does: 'Takes that answer back.',
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended', 'hint-already-shown'],
  },
  agreeToEnd: {
    does: 'Calls the end, with `found`, or answers the call that it names by `to`.',
    body: 'EndVote',
    shares: bySeat,
    refuses: ['other-end-asked', 'question-gone'],
  },
  takeBackEnd: {
    does: 'Takes that answer, or the call, back.',
    body: 'Vote',
    shares: bySeat,
    refuses: ['game-ended'],
  },
  playAgain: {
    does: 'After the end, the same people: on the same map with other clues, or on a new one.',
    body: 'Again',
    shares: ['costly', 'game', 'body'],
    refuses: ['not-your-seat', 'game-not-ended', 'map-dealt-out'],
  },
  showEvening: {
    does: 'What these people have played one after the other, for who sits there.',
    shares: ofGame,
  },
  agreeToAssist: {
    does: 'A seat asks for another level of help, or answers who has.',
    body: 'AssistVote',
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-asked'],
  },
  takeBackAssist: {
    does: 'Takes that answer back.',
    body: 'AssistVote',
    shares: bySeat,
    refuses: ['game-ended', 'other-assist-asked'],
  },
  record: {
    does: 'Starts the record of the pieces, enters what happens on the table, or takes an entry back.',
    body: 'Recording',
    shares: ['game', 'body', 'seat', 'record'],
  },
  checkBoard: {
    does: "Whether a recorded piece of the asking device's seats is wrong, and not which. Counts as a look at each that it judges.",
    shares: ofGame,
    refuses: ['game-ended', 'too-many-moves'],
  },
  readNotebook: {
    does: "What the seat's holder has written, for that device alone.",
    shares: ofGame,
  },
  keepNotebook: {
    does: 'Keeps what the holder has written with the seat; null takes it away. With `If-Match` it replaces only what bears that tag.',
    body: 'Notes',
    shares: bySeat,
    refuses: ['notebook-moved-on'],
  },
  tellTurns: {
    does: 'After the end: how many turns the game took; null takes it back.',
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
