import { PLAYER_COUNTS, type PlayerCount } from '../data/terms';
import { HEX_COUNT, type Hex } from '../map/hexSet';
import { type Board, type Owner, ownersOf, type Piece, type Player, playerOf } from './pieces';

/** What comes next at a table (`PLAY.md`, "Before the first turn" and "A turn"). */
export type Due =
  /** A first cube of each of the owners, in any order; of anybody's until the first tells who starts. */
  | {
      readonly is: 'share';
      readonly player: Player | undefined;
      readonly owners: readonly Owner[];
      readonly round: 1 | 2;
    }
  /** A question or a search. */
  | { readonly is: 'turn'; readonly player: Player }
  /**
   * A searcher's own disc: on the searched space by each of the owners; or, where all of theirs lie there,
   * one `elsewhere` by one of them.
   */
  | {
      readonly is: 'own-disc';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly hex: Hex;
      readonly elsewhere: boolean;
    }
  /** An owner's answer to a player's search. */
  | { readonly is: 'answer'; readonly player: Player; readonly owner: Owner; readonly hex: Hex }
  /** A cube by one of the owners, for the one that came on `after`. In the game for two of either colour. */
  | {
      readonly is: 'pay';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly after: Hex;
    }
  /** A search ended without a cube. */
  | { readonly is: 'found'; readonly player: Player; readonly hex: Hex };

/** How far a game has come: the same whether it is played here or recorded from a table. */
export interface Course {
  readonly players: PlayerCount;
  /** Who placed the first cube. */
  readonly starter: Player | undefined;
  /** By owner how many first cubes were placed, 0 … 2. */
  readonly shared: readonly number[];
  /** 0 while first cubes are shared, then from 1. */
  readonly turn: number;
  readonly due: Due;
}

export const SHARING_ROUNDS = 2;

/** By place at a table of so many: all places clockwise from it, and the others' colours in that order. */
const TABLES = new Map(
  PLAYER_COUNTS.map(players => {
    const places = Array.from({ length: players }, (_, place) => place);
    const around = places.map(first => [...places.slice(first), ...places.slice(0, first)]);
    const others = around.map(from => from.slice(1).flatMap(other => ownersOf(other, players)));
    return [players, { around, others }];
  }),
);

const playersFrom = (first: Player, players: PlayerCount): readonly Player[] =>
  TABLES.get(players)?.around[first] ?? [];

/** The others' colours, clockwise from a player: the order in which they answer a search. */
export const ownersAfter = (player: Player, players: PlayerCount): readonly Owner[] =>
  TABLES.get(players)?.others[player] ?? [];

/** Everybody's colours. */
export const allOwners = (players: PlayerCount): readonly Owner[] =>
  playersFrom(0, players).flatMap(player => ownersOf(player, players));

/** Nothing lies on the map. With a starter the first cubes are theirs. */
export function courseFrom(players: PlayerCount, starter?: Player): Course {
  const owners = allOwners(players);
  const shared = owners.map(() => 0);
  const due: Due =
    starter === undefined
      ? { is: 'share', player: undefined, owners, round: 1 }
      : shareDue(shared, starter, players);
  return { players, starter, shared, turn: 0, due };
}

/** The turn and what is due in it as a number, which is the same for the same two only. */
export function keyOf({ turn, due }: Course): number {
  const who = due.player ?? MOST_PLAYERS;
  const where = spaceDue(due) ?? 0;
  const what = (DUES[due.is] * (MOST_PLAYERS + 1) + who) * HEX_COUNT + where;
  return (turn * MOST_DUE + what) * MOST_DETAILS + detailOf(due);
}

const MOST_PLAYERS = 5;
const DUES = { share: 0, turn: 1, 'own-disc': 2, answer: 3, pay: 4, found: 5 };
const MOST_DUE = Object.keys(DUES).length * (MOST_PLAYERS + 1) * HEX_COUNT;
const MOST_DETAILS = 2 << MOST_PLAYERS;

/** What tells dues of one kind from each other besides the player and the space. */
function detailOf(due: Due): number {
  switch (due.is) {
    case 'share':
      return bitsOf(due.owners) * 2 + due.round - 1;
    case 'own-disc':
      return bitsOf(due.owners) * 2 + (due.elsewhere ? 1 : 0);
    case 'answer':
      return due.owner;
    case 'turn':
    case 'pay':
    case 'found':
      return 0;
  }
}

const bitsOf = (owners: readonly Owner[]): number =>
  owners.reduce((bits, owner) => bits | (1 << owner), 0);

/** The space that is searched or was asked about; none where neither has begun. */
export function spaceDue(due: Due): Hex | undefined {
  if (due.is === 'share' || due.is === 'turn') return undefined;
  return due.is === 'pay' ? due.after : due.hex;
}

/** Whose turn it is; nobody's until the first cube. */
export const playerOfTurn = ({ due }: Course): Player | undefined => due.player;

/** Named one by one, as in `act`: simulated games spread objects for a tenth of their time. */
const withDue = ({ players, starter, shared }: Course, turn: number, due: Due): Course => ({
  players,
  starter,
  shared,
  turn,
  due,
});

export const turnOf = (course: Course, player: Player, turn: number): Course =>
  withDue(course, turn, { is: 'turn', player });

/** The player to the left has a turn; nobody's turn ends before the first cube. */
export function nextTurn(course: Course): Course {
  const player = playerOfTurn(course);
  return player === undefined
    ? course
    : turnOf(course, (player + 1) % course.players, course.turn + 1);
}

/** Clockwise round by round: who has fewer first cubes comes before who has more. */
function shareDue(shared: readonly number[], starter: Player, players: PlayerCount): Due {
  for (const round of [1, 2] as const) {
    const lacks = (owner: Owner) => (shared[owner] ?? 0) < round;
    for (const player of playersFrom(starter, players)) {
      const owners = ownersOf(player, players);
      if (owners.some(lacks)) return { is: 'share', player, owners: owners.filter(lacks), round };
    }
  }
  return { is: 'turn', player: starter };
}

/** An owner has shared a cube, or left it out; the first of all tells who starts. */
export function afterShared(course: Course, owner: Owner): Course {
  const { players } = course;
  const starter = course.starter ?? playerOf(owner, players);
  const shared = course.shared.slice();
  shared[owner] = (shared[owner] ?? 0) + 1;
  const due = shareDue(shared, starter, players);
  return { players, starter, shared, turn: due.is === 'turn' ? 1 : 0, due };
}

/** A question was answered: by a cube the player pays. */
export const afterQuestion = (course: Course, player: Player, answer: Piece): Course =>
  answer.kind === 'cube' ? payFor(course, player, answer.hex) : nextTurn(course);

export const payFor = (course: Course, player: Player, after: Hex): Course => {
  const owners = ownersOf(player, course.players);
  return withDue(course, course.turn, { is: 'pay', player, owners, after });
};

/** A player has said that they search a space: the board is the one before any disc for it. */
export function searchOf(course: Course, player: Player, hex: Hex, board: Board): Course {
  const own = ownersOf(player, course.players);
  const without = own.filter(owner => !board.has(owner, hex));
  const elsewhere = without.length === 0;
  const owners = elsewhere ? own : without;
  return withDue(course, course.turn, { is: 'own-disc', player, owners, hex, elsewhere });
}

/** After one of the searcher's own discs; the board bears it already. */
export function afterOwnDisc(
  course: Course,
  due: Extract<Due, { is: 'own-disc' }>,
  owner: Owner,
  board: Board,
): Course {
  const owners = due.elsewhere ? [] : due.owners.filter(other => other !== owner);
  return owners.length > 0
    ? withDue(course, course.turn, { ...due, owners })
    : answersTo(course, due.player, due.hex, board);
}

/**
 * What is due in a search of which all own discs lie: by any cube on the space it has ended, and the searcher pays;
 * else the first answer, or the next one `after` somebody's. Who has a disc there is passed over. Nobody left: found.
 */
export function answersTo(
  course: Course,
  player: Player,
  hex: Hex,
  board: Board,
  after?: Owner,
): Course {
  if (!board.isOpen(hex)) return payFor(course, player, hex);
  const order = ownersAfter(player, course.players);
  const left = order.slice(after === undefined ? 0 : order.indexOf(after) + 1);
  const owner = left.find(each => !board.has(each, hex));
  return withDue(
    course,
    course.turn,
    owner === undefined ? { is: 'found', player, hex } : { is: 'answer', player, owner, hex },
  );
}

/** A piece has come to lie that was not due, or another kind of it: what is due now in the search that is open, if one is. */
export function searchAnew(course: Course, board: Board): Course {
  const { due } = course;
  switch (due.is) {
    case 'own-disc': {
      if (board.isOpen(due.hex) && due.elsewhere) return course;
      const owners = due.owners.filter(owner => !board.has(owner, due.hex));
      return board.isOpen(due.hex) && owners.length > 0
        ? withDue(course, course.turn, { ...due, owners })
        : answersTo(course, due.player, due.hex, board);
    }
    case 'answer':
      return board.isOpen(due.hex) && !board.has(due.owner, due.hex)
        ? course
        : answersTo(course, due.player, due.hex, board, due.owner);
    case 'found':
      return board.isOpen(due.hex) ? course : payFor(course, due.player, due.hex);
    case 'share':
    case 'turn':
    case 'pay':
      return course;
  }
}

/** After an answer to a search; the board bears it already. */
export const afterAnswer = (
  course: Course,
  { player, hex }: Extract<Due, { is: 'answer' }>,
  owner: Owner,
  board: Board,
): Course => answersTo(course, player, hex, board, owner);

/** What is due is left out: a first cube, a turn, a disc, an answer, a payment, or that it was found. */
export function afterPass(course: Course, board: Board): Course {
  const { due } = course;
  switch (due.is) {
    case 'share':
      return due.player === undefined ? course : due.owners.reduce(afterShared, course);
    case 'own-disc':
      return answersTo(course, due.player, due.hex, board);
    case 'answer':
      return answersTo(course, due.player, due.hex, board, due.owner);
    case 'turn':
    case 'pay':
    case 'found':
      return nextTurn(course);
  }
}
