import type { Hex } from '../map/hexSet';
import {
  allOwners,
  answersTo,
  type Course,
  nextTurn,
  payFor,
  SHARING_ROUNDS,
  searchOf,
  turnOf,
} from './course';
import { type Board, type Owner, type Piece, type Player, playerOf } from './pieces';
import type { Missing, Step } from './step';

/** Something that a record lacks. */
export interface Debt {
  /** The turn that it belongs to. */
  readonly turn: number;
  readonly missing: Missing;
  /** How unlikely it is to be left out. */
  readonly cost: number;
}

/** Of one thing that is missing: all else is measured by it. */
export const COST = 1;
/** Who leaves out one answer to a search leaves out more. */
const FURTHER_COST = 0.1;

export const costOf = (debts: readonly Debt[]): number =>
  debts.reduce((sum, { cost }) => sum + cost, 0);

const together = (turn: number, missing: readonly Missing[]): readonly Debt[] =>
  missing.map((each, index) => ({
    turn,
    missing: each,
    cost: index === 0 ? COST : FURTHER_COST,
  }));

export const answersMissing = (
  turn: number,
  player: Player,
  owners: readonly Owner[],
  hex: Hex,
): readonly Debt[] =>
  together(
    turn,
    owners.map(owner => ({ code: 'answer-missing', player, owner, hex })),
  );

/** The first cubes that were not placed before the first turn; none in a record that was begun later. */
export const sharingMissing = ({ players, shared, starter }: Course): readonly Debt[] =>
  starter === undefined
    ? []
    : allOwners(players).flatMap(owner =>
        Array.from({ length: SHARING_ROUNDS - (shared[owner] ?? 0) }, () => ({
          turn: 0,
          missing: { code: 'sharing-incomplete', owner } as const,
          cost: COST,
        })),
      );

/** Where a game stands if something was left out. */
export interface Skip {
  readonly course: Course;
  readonly debts: readonly Debt[];
}

/** What can have been left out before a piece, on the board without it. */
export function skipsBefore(course: Course, piece: Piece, board: Board): readonly Skip[] {
  const { due, turn, players } = course;
  const skip = (after: Course, ...missing: readonly Missing[]): Skip => ({
    course: after,
    debts: missing.map(each => ({ turn, missing: each, cost: COST })),
  });
  switch (due.is) {
    case 'share':
      return course.starter === undefined
        ? []
        : [{ course: turnOf(course, course.starter, 1), debts: sharingMissing(course) }];
    case 'turn': {
      const { player } = due;
      const isOwn = playerOf(piece.owner, players) === player;
      return [
        isOwn
          ? skip(payFor(course, player, piece.hex), { code: 'question-missing', player })
          : withoutDisc(searchOf(course, player, piece.hex, board), board),
        skip(nextTurn(course), { code: 'turn-missing', player }),
      ].filter(each => each !== undefined);
    }
    case 'own-disc':
      return [withoutDisc(course, board)].filter(each => each !== undefined);
    case 'answer': {
      const { player, owner, hex } = due;
      const answer = { code: 'answer-missing', player, owner, hex } as const;
      return [
        skip(payFor(course, player, hex), answer),
        skip(nextTurn(course), answer, { code: 'payment-missing', player }),
      ];
    }
    case 'pay':
      return [skip(nextTurn(course), { code: 'payment-missing', player: due.player })];
    case 'found':
      return [skip(nextTurn(course))];
  }
}

/** A search of which the searcher's own disc was not entered. */
function withoutDisc(course: Course, board: Board): Skip | undefined {
  const { due, turn } = course;
  if (due.is !== 'own-disc') return undefined;
  const { player, hex, elsewhere } = due;
  const owners = elsewhere ? due.owners.slice(0, 1) : due.owners;
  return {
    course: answersTo(course, player, hex, board),
    debts: together(
      turn,
      owners.map(owner => ({ code: 'disc-missing', player, owner, hex, elsewhere })),
    ),
  };
}

/** What was left out is told for a round, and then let go. */
export const isForgotten = ({ turn }: Debt, course: Course): boolean =>
  course.turn - Math.max(1, turn) >= course.players;

/** What a piece is taken for that comes late; nothing where it is not what is missing. */
export function lateStep(
  { missing, turn }: Debt,
  { owner, hex, kind }: Piece,
  { players }: Course,
): Omit<Step, 'objections'> | undefined {
  const from = playerOf(owner, players);
  switch (missing.code) {
    case 'sharing-incomplete':
      if (kind === 'disc' || owner !== missing.owner) return undefined;
      return { means: 'share', turn, player: from };
    case 'payment-missing':
      if (kind === 'disc' || from !== missing.player) return undefined;
      return { means: 'payment', turn, player: from };
    case 'question-missing':
      if (kind === 'disc' || from === missing.player) return undefined;
      return { means: 'question', turn, player: missing.player, asked: owner };
    case 'answer-missing': {
      const { player } = missing;
      if (owner !== missing.owner || hex !== missing.hex) return undefined;
      return { means: 'answer', turn, player, asked: owner, searched: hex };
    }
    case 'disc-missing':
      if (kind === 'cube' || owner !== missing.owner) return undefined;
      if ((hex === missing.hex) === missing.elsewhere) return undefined;
      return { means: 'own-disc', turn, player: from, searched: missing.hex };
    case 'turn-missing':
      return undefined;
  }
}
