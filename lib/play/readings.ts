import type { PlayerCount } from '../data/terms';
import { afterPass, type Course, courseFrom, payFor, searchOf, turnOf } from './course';
import {
  COST,
  costOf,
  type Debt,
  isForgotten,
  lateStep,
  sharingMissing,
  skipsBefore,
} from './debts';
import { type Board, type Owner, type Piece, type Player, playerOf } from './pieces';
import { afterRemoval } from './removal';
import type { Meaning, Objection, Step } from './step';
import { type Way, waysOf } from './ways';

/**
 * What a record can mean. People forget to enter a piece, or enter it late, and the record finds its way by
 * itself: a piece is taken in every way that makes sense, each way costs what it takes to be missing, and the
 * cheapest reading is believed. Later pieces may so change what an earlier one is taken for: that Ben pays tells
 * that it was Ben who asked, and that the turn before his was not entered.
 */
export interface Reading {
  readonly course: Course;
  readonly cost: number;
  /** What is missing. */
  readonly debts: readonly Debt[];
  /** What the latest deed was taken for; those before it. */
  readonly last: Told | undefined;
}

interface Told {
  readonly step: Step;
  readonly before: Told | undefined;
}

export const startReading = (players: PlayerCount): Reading => ({
  course: courseFrom(players),
  cost: 0,
  debts: [],
  last: undefined,
});

/** A piece that fits nothing. */
const UNFITTING = 1.5;
/** What comes late costs a part of what it costs to be missing. */
const LATE = 0.5;

/** The cheapest first, no two with the same due in the same turn. */
export type Readings = readonly [Reading, ...Reading[]];

/** Readings that cost so much more than the cheapest are let go, and all but so many. */
const SPREAD = 1.5;
const MOST = 12;

/** One more piece, in all ways; `board` bears it, `before` did not. */
export function readPiece(readings: Readings, piece: Piece, before: Board, board: Board): Readings {
  const read: Reading[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (const reading of readings) {
    for (const way of waysWithin(limit - reading.cost, reading, piece, before, board)) {
      const cost = reading.cost + way.cost;
      if (cost > limit) continue;
      limit = Math.min(limit, cost + SPREAD);
      read.push(take(reading, way));
    }
  }
  return likeliest(read.filter(({ cost }) => cost <= limit));
}

/** The ways to take a piece, the likelier of equally cheap ones first; what costs more than `most` may be left out. */
function waysWithin(
  most: number,
  { course, debts }: Reading,
  piece: Piece,
  before: Board,
  board: Board,
): readonly Way[] {
  const lawful = [...lateWays(course, debts, piece), ...waysOf(course, piece, before, board)];
  if (most < Math.min(COST, UNFITTING)) return lawful;
  const { turn, players } = course;
  const player = playerOf(piece.owner, players);
  return [
    ...lawful,
    ...skipsBefore(course, piece, before).flatMap(skip =>
      waysOf(skip.course, piece, before, board).map(way => ({
        ...way,
        cost: way.cost + costOf(skip.debts),
        debts: [...skip.debts, ...way.debts],
      })),
    ),
    { course, step: { means: 'out-of-turn', turn, player }, cost: UNFITTING, debts: [] },
  ];
}

function lateWays(course: Course, debts: readonly Debt[], piece: Piece): readonly Way[] {
  for (const debt of debts) {
    const step = isForgotten(debt, course) ? undefined : lateStep(debt, piece, course);
    if (step === undefined) continue;
    return [{ course, step, cost: (LATE - 1) * debt.cost, debts: [], settles: debt }];
  }
  return [];
}

/** Of readings with the same due in the same turn the cheapest, and of equally cheap ones the first. */
function likeliest(readings: readonly Reading[]): Readings {
  const byDue = new Map<string, Reading>();
  for (const reading of readings) {
    const { turn, due } = reading.course;
    const key = `${turn} ${JSON.stringify(due)}`;
    const known = byDue.get(key);
    if (known === undefined || reading.cost < known.cost) byDue.set(key, reading);
  }
  const [best, ...others] = [...byDue.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
  if (best === undefined) throw new Error('a piece was not read');
  return [best, ...others];
}

/** A piece that lies there already: the player's own disc opens their search; all else says nothing. */
export function readAgain(reading: Reading, { owner, hex, kind }: Piece, board: Board): Reading {
  const { course } = reading;
  const { due, turn } = course;
  const player = playerOf(owner, course.players);
  if (kind === 'cube' || due.is !== 'turn' || due.player !== player)
    return readBesides(reading, owner, 'again');
  return take(reading, {
    course: searchOf(course, player, hex, board),
    step: { means: 'search', turn, player, searched: hex },
    cost: 0,
    debts: [],
  });
}

/** What is due is left out, and somebody says so: nothing is missing. */
export const readPass = (reading: Reading, board: Board): Reading =>
  take(reading, {
    course: afterPass(reading.course, board),
    step: { means: 'pass', turn: reading.course.turn, player: reading.course.due.player },
    cost: 0,
    debts: [],
  });

/** Whose turn it is, said: what somebody else has begun is over. */
export function readTurn(reading: Reading, player: Player): Reading {
  const { course } = reading;
  const { due } = course;
  const isOver = due.is !== 'share' && due.is !== 'turn' && due.player !== player;
  const turn = Math.max(1, course.turn + (isOver ? 1 : 0));
  return take(reading, {
    course: turnOf(course, player, turn),
    step: { means: 'turn', turn, player },
    cost: 0,
    debts: due.is === 'share' ? sharingMissing(course) : [],
  });
}

/**
 * A mended piece: what came of the wrong one stands. But a search that is still open ends where the right piece is a
 * cube on its space, and the searcher pays.
 */
export function readMend(reading: Reading, owner: Owner, before: Board, board: Board): Reading {
  const read = readBesides(reading, owner, 'mend');
  const { due, players } = reading.course;
  if (due.is !== 'own-disc' && due.is !== 'answer' && due.is !== 'found') return read;
  const { player, hex } = due;
  const ends = board
    .at(hex)
    .some(piece => piece.kind === 'cube' && playerOf(piece.owner, players) !== player);
  return before.isOpen(hex) && ends
    ? { ...read, course: payFor(reading.course, player, hex) }
    : read;
}

/** A piece that did not lie there. What is asked for anew is not missing any more. */
export function readRemoval(
  reading: Reading,
  removed: Pick<Piece, 'owner' | 'hex'>,
  board: Board,
): Reading {
  const read = readBesides(reading, removed.owner, 'remove');
  const course = afterRemoval(reading.course, removed, isSearching(reading), board);
  if (course === reading.course) return read;
  return { ...read, course, debts: read.debts.filter(({ turn }) => turn !== course.turn) };
}

/** Whether the turn is a search, as far as it has come. */
function isSearching({ course, last }: Reading): boolean {
  for (let told = last; told !== undefined; told = told.before) {
    const { turn, asked, searched } = told.step;
    if (turn === course.turn && (asked ?? searched) !== undefined) return searched !== undefined;
  }
  return false;
}

/** What changes nothing of whose turn it is. */
export const readBesides = (reading: Reading, owner: Owner, means: Meaning): Reading =>
  take(reading, {
    course: reading.course,
    step: {
      means,
      turn: reading.course.turn,
      player: playerOf(owner, reading.course.players),
    },
    cost: 0,
    debts: [],
  });

function take(reading: Reading, { course, step, cost, debts, settles }: Way): Reading {
  const objections: readonly Objection[] = debts.map(({ missing }) => missing);
  return {
    course,
    cost: reading.cost + cost,
    debts: [...reading.debts.filter(debt => debt !== settles), ...debts],
    last: { step: { ...step, objections }, before: reading.last },
  };
}

/** What each deed was taken for, in order. */
export function stepsOf({ last }: Reading): readonly Step[] {
  const steps: Step[] = [];
  for (let told = last; told !== undefined; told = told.before) steps.push(told.step);
  return steps.reverse();
}
