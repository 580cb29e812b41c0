import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import {
  afterAnswer,
  afterOwnDisc,
  afterQuestion,
  afterShared,
  answersTo,
  type Course,
  type Due,
  nextTurn,
  ownersAfter,
  SHARING_ROUNDS,
  searchOf,
} from './course';
import { answersMissing, costOf, type Debt } from './debts';
import { type Board, ownersOf, type Piece, playerOf } from './pieces';
import type { Step } from './step';

/** A piece that is entered. */
export interface Laid {
  readonly piece: Piece;
  /** Without it, and with it. */
  readonly before: Board;
  readonly board: Board;
  /** The spaces that its player may be searching, if it is the disc elsewhere of a search. */
  readonly searched: readonly Hex[];
}

/** The spaces that a player may search with a disc elsewhere: all of theirs lie there. */
export function searchedBy(
  { owner, kind }: Piece,
  board: Board,
  players: PlayerCount,
): readonly Hex[] {
  if (kind === 'cube') return [];
  const own = ownersOf(playerOf(owner, players), players);
  return board
    .of(owner)
    .map(({ hex }) => hex)
    .filter(hex => board.isOpen(hex) && own.every(each => board.has(each, hex)));
}

/** One way to take a piece. */
export interface Way {
  readonly course: Course;
  readonly step: Omit<Step, 'objections'>;
  readonly cost: number;
  /** What is missing, if the piece is that. */
  readonly debts: readonly Debt[];
  /** What was missing, and has come. */
  readonly settles?: Debt;
}

/** Lawful, but seldom meant. */
const SELDOM = 0.2;

type DueOf<Is extends Due['is']> = Extract<Due, { is: Is }>;

/** What a piece can be as the thing that is due. */
export function waysOf(course: Course, laid: Laid): readonly Way[] {
  const { due } = course;
  const { piece, board } = laid;
  switch (due.is) {
    case 'share':
      return shareWays(course, due, piece);
    case 'turn':
      return turnWays(course, due, laid);
    case 'own-disc':
      return ownDiscWays(course, due, piece, board);
    case 'answer':
      return answerWays(course, due, piece, board);
    case 'pay':
      return payWays(course, due, piece);
    case 'found':
      return [];
  }
}

/** Who places both first cubes at once, or comes before their neighbour, has shared them all the same. */
function shareWays(course: Course, due: DueOf<'share'>, { owner, kind }: Piece): readonly Way[] {
  const shared = course.shared[owner] ?? 0;
  if (kind === 'disc' || shared >= SHARING_ROUNDS) return [];
  const player = playerOf(owner, course.players);
  return [
    {
      course: afterShared(course, owner),
      step: { means: 'share', turn: course.turn, player, round: shared === 0 ? 1 : 2 },
      cost: due.owners.includes(owner) ? 0 : SELDOM,
      debts: [],
    },
  ];
}

function turnWays(course: Course, { player }: DueOf<'turn'>, laid: Laid): readonly Way[] {
  const { turn, players } = course;
  const { piece, before, board } = laid;
  if (playerOf(piece.owner, players) !== player) {
    const step = { means: 'question', turn, player, asked: piece.owner } as const;
    return [{ course: afterQuestion(course, player, piece), step, cost: 0, debts: [] }];
  }
  if (piece.kind === 'cube') return [];
  const opening = waysOf(searchOf(course, player, piece.hex, before), laid);
  return [
    ...opening.map(way => ({ ...way, step: { ...way.step, means: 'search' } as const })),
    // Or it is the disc elsewhere of a search where all of theirs lie, which the first answer will tell.
    ...laid.searched.map(searched => ({
      course: answersTo(course, player, searched, board),
      step: { means: 'own-disc', turn, player, searched } as const,
      cost: SELDOM,
      debts: [],
    })),
  ];
}

function ownDiscWays(
  course: Course,
  due: DueOf<'own-disc'>,
  { owner, hex, kind }: Piece,
  board: Board,
): readonly Way[] {
  const isThere = hex === due.hex;
  if (kind === 'cube' || !due.owners.includes(owner) || isThere === due.elsewhere) return [];
  return [
    {
      course: afterOwnDisc(course, due, owner, board),
      step: { means: 'own-disc', turn: course.turn, player: due.player, searched: due.hex },
      cost: 0,
      debts: [],
    },
  ];
}

/** Also the answer of somebody later: then those between are missing. */
function answerWays(
  course: Course,
  due: DueOf<'answer'>,
  piece: Piece,
  board: Board,
): readonly Way[] {
  const { player, hex } = due;
  const order = ownersAfter(player, course.players);
  const [from, to] = [order.indexOf(due.owner), order.indexOf(piece.owner)];
  if (piece.hex !== hex || to < from) return [];
  const between = order.slice(from, to).filter(owner => !board.has(owner, hex));
  const debts = answersMissing(course.turn, player, between, hex);
  const step = { means: 'answer', player, asked: piece.owner, searched: hex } as const;
  return [
    {
      course: afterAnswer(course, due, piece.owner, board),
      step: { ...step, turn: course.turn },
      cost: costOf(debts),
      debts,
    },
  ];
}

function payWays(course: Course, due: DueOf<'pay'>, { owner, kind }: Piece): readonly Way[] {
  if (kind === 'disc' || !due.owners.includes(owner)) return [];
  const step = { means: 'payment', turn: course.turn, player: due.player } as const;
  return [{ course: nextTurn(course), step, cost: 0, debts: [] }];
}
