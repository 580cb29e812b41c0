import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import {
  afterPass,
  type Course,
  courseFrom,
  keyOf,
  searchAnew,
  searchOf,
  spaceDue,
  turnOf,
} from './course';
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
import type { Meaning, Step } from './step';
import { type Laid, searchedBy, type Way, waysOf } from './ways';

/**
 * What a record can mean. People forget to enter a piece, or enter it late, and the record finds its way by
 * itself: a piece is taken in every way that makes sense, each way costs what it takes to be missing, and the
 * cheapest reading is believed. Later pieces may so change what an earlier one is taken for: that Ben pays tells
 * that it was Ben who asked, and that the turn before his was not entered.
 */
export interface Reading {
  readonly course: Course;
  readonly cost: number;
  /** What is missing, as far as it is still told. */
  readonly debts: readonly Debt[];
  /** What the latest deed was taken for; those before it. */
  readonly last: Told | undefined;
}

interface Told {
  readonly step: Way['step'];
  /** What was seen to be missing then. */
  readonly debts: readonly Debt[];
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

/** The cheapest first, no two with the same due in the same turn. */
export type Readings = readonly [Reading, ...Reading[]];

/** Readings that cost so much more than the cheapest are let go, and all but so many. */
const SPREAD = 1.5;
const MOST = 12;

/** A way on from a reading, and what it costs in all. */
interface Choice {
  readonly reading: Reading;
  readonly way: Way;
  readonly cost: number;
}

/** One more piece, in all ways; `board` bears it, `before` did not. */
export function readPiece(readings: Readings, piece: Piece, before: Board, board: Board): Readings {
  const entered = { piece, before, board, searched: searchedIn(readings, piece, before) };
  const choices: Choice[] = [];
  const reached = new Map<number, number>();
  let limit = Number.POSITIVE_INFINITY;
  for (const reading of readings) {
    for (const way of waysWithin(limit, reading, entered, reached)) {
      const cost = reading.cost + way.cost;
      if (cost > limit) continue;
      limit = Math.min(limit, cost + SPREAD);
      choices.push({ reading, way, cost });
    }
  }
  const [best, ...others] = likeliest(choices.filter(({ cost }) => cost <= limit));
  if (best === undefined) throw new Error('a piece was not read');
  return [take(best.reading, best.way), ...others.map(({ reading, way }) => take(reading, way))];
}

/**
 * The spaces that a disc elsewhere may be for. They are equally likely: so of those that no reading tells of yet the
 * first `MOST` alone can be among the likeliest.
 */
function searchedIn(readings: Readings, piece: Piece, before: Board): readonly Hex[] {
  const told = new Set(readings.map(({ course }) => spaceDue(course.due)));
  return searchedBy(piece, before, readings[0].course.players).filter(
    (hex, at) => at < MOST || told.has(hex),
  );
}

/**
 * The ways to take a piece, the likelier of equally cheap ones first; what costs more than `most` may be left out. Where
 * something can be missing before it, and a reading has come there as cheaply (`reached`), those ways are known.
 */
function waysWithin(
  most: number,
  reading: Reading,
  entered: Laid,
  reached: Map<number, number>,
): readonly Way[] {
  const { course, debts, cost: soFar } = reading;
  const { piece, before, board } = entered;
  const asDue = waysOf(course, entered);
  const late = lateWays(course, debts, piece, board);
  // What is asked for comes before what is missing; a question may be of anybody, anywhere.
  const ways = course.due.is === 'turn' ? [...late, ...asDue] : [...asDue, ...late];
  reached.set(keyOf(course), soFar);
  if (most - soFar < Math.min(COST, UNFITTING)) return ways;
  for (const skip of skipsBefore(course, piece, before)) {
    const skipped = costOf(skip.debts);
    const inAll = soFar + skipped;
    const key = keyOf(skip.course);
    if (inAll > most || inAll >= (reached.get(key) ?? Number.POSITIVE_INFINITY)) continue;
    reached.set(key, inAll);
    for (const { course, step, cost, debts } of waysOf(skip.course, entered))
      ways.push({ course, step, cost: cost + skipped, debts: [...skip.debts, ...debts] });
  }
  const { turn, players } = course;
  const player = playerOf(piece.owner, players);
  ways.push({
    course: searchAnew(course, board),
    step: { means: 'out-of-turn', turn, player },
    cost: UNFITTING,
    debts: [],
  });
  return ways;
}

/** As what was missing first, of what it can be: it costs no less than what is due. */
function lateWays(
  course: Course,
  debts: readonly Debt[],
  piece: Piece,
  board: Board,
): readonly Way[] {
  for (const debt of debts) {
    const step = lateStep(debt, piece, course);
    if (step === undefined) continue;
    return [{ course: searchAnew(course, board), step, cost: 0, debts: [], settles: debt }];
  }
  return [];
}

/** Of choices that lead to the same due in the same turn the cheapest, and of equally cheap ones the first. */
function likeliest(choices: readonly Choice[]): readonly Choice[] {
  const byDue = new Map<number, Choice>();
  for (const choice of choices) {
    const key = keyOf(choice.way.course);
    const known = byDue.get(key);
    if (known === undefined || choice.cost < known.cost) byDue.set(key, choice);
  }
  return [...byDue.values()].sort((a, b) => a.cost - b.cost).slice(0, MOST);
}

/** A piece that lies there already: the player's own disc opens their search; all else says nothing. */
export function readAgain(reading: Reading, { owner, hex, kind }: Piece, board: Board): Reading {
  const { course } = reading;
  const { due, turn } = course;
  const player = playerOf(owner, course.players);
  if (kind === 'cube' || due.is !== 'turn' || due.player !== player || !board.isOpen(hex))
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

/** A mended piece: what came of the wrong one stands. What is due in a search that is still open the board tells. */
export const readMend = (reading: Reading, owner: Owner, board: Board): Reading => ({
  ...readBesides(reading, owner, 'mend'),
  course: searchAnew(reading.course, board),
});

/** What changes nothing of whose turn it is. */
const readBesides = (reading: Reading, owner: Owner, means: Meaning): Reading =>
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
  const owed = debts.length === 0 ? reading.debts : [...reading.debts, ...debts];
  return {
    course,
    cost: reading.cost + cost,
    debts: owed.filter(debt => debt !== settles && !isForgotten(debt, course)),
    last: { step, debts, before: reading.last },
  };
}

/** What each deed was taken for, in order. */
export function stepsOf({ last }: Reading): readonly Step[] {
  const steps: Step[] = [];
  for (let told = last; told !== undefined; told = told.before) {
    const { step, debts } = told;
    steps.push({ ...step, objections: debts.map(({ missing }) => missing) });
  }
  return steps.reverse();
}
