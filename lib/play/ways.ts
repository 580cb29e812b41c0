import type { Hex } from '../map/hexSet';
import {
  afterAnswer,
  afterOwnDisc,
  afterQuestion,
  afterShared,
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

/** What a piece can be as the thing that is due; `board` bears it, `before` did not. */
export function waysOf(course: Course, piece: Piece, before: Board, board: Board): readonly Way[] {
  const { due } = course;
  switch (due.is) {
    case 'share':
      return shareWays(course, due, piece);
    case 'turn':
      return turnWays(course, due, piece, before, board);
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

function turnWays(
  course: Course,
  { player }: DueOf<'turn'>,
  piece: Piece,
  before: Board,
  board: Board,
): readonly Way[] {
  const own = ownersOf(player, course.players);
  if (!own.includes(piece.owner)) {
    const step = { means: 'question', turn: course.turn, player, asked: piece.owner } as const;
    return [{ course: afterQuestion(course, player, piece), step, cost: 0, debts: [] }];
  }
  const searching = (hex: Hex, cost: number): readonly Way[] => {
    const opened = searchOf(course, player, hex, before);
    const means = hex === piece.hex ? 'search' : 'own-disc';
    return waysOf(opened, piece, before, board).map(way => ({
      ...way,
      cost,
      step: { ...way.step, means },
    }));
  };
  // Or it is the disc elsewhere of a search where all of theirs lie, which the first answer will tell.
  const others = before
    .of(piece.owner)
    .map(({ hex }) => hex)
    .filter(hex => before.isOpen(hex) && own.every(owner => before.has(owner, hex)));
  return [...searching(piece.hex, 0), ...others.flatMap(hex => searching(hex, SELDOM))];
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
      course: afterAnswer(course, due, piece, board),
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
