import type { Clue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { ByMode, ClueCount, Mode } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { intersection } from '../map/hexSet';
import { formatMapCode } from '../map/mapCode';
import { clueIndex } from './clueBeliefs';
import { createLuck } from './luck';
import { Simulation } from './simulate';

/**
 * How long a deal lasts with careful players. Deals differ in length, not in levels of difficulty, and only three
 * classes can be distinguished: thirds of the official deals of the same mode and number of clues. Based on a study of
 * 3.26 million simulated games (see lib/solver/README.md) of three to five players without hints.
 */
export const LENGTHS = ['short', 'usual', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

interface Scale {
  /** A deal is short if its mean turns are below the first, and long from the second on. */
  readonly shortBelow: number;
  readonly longFrom: number;
  /** The means of nine deals in ten are between these. */
  readonly least: number;
  readonly most: number;
  /** Turns ≈ a + b · Σ log2 r + c · (number of terrain-pair clues); r: hexes that fit all clues but one. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Measured with the current 24 subjects, maps and rules: measure again after any change to them. */
const SCALES: ByMode<Readonly<Record<ClueCount, Scale>>> = {
  normal: {
    3: { shortBelow: 10.23, longFrom: 10.66, a: 6.55, b: 0.362, c: -0.33, least: 9.6, most: 11.3 },
    4: {
      shortBelow: 12.29,
      longFrom: 12.93,
      a: 10.27,
      b: 0.302,
      c: -0.648,
      least: 11.3,
      most: 13.8,
    },
    5: { shortBelow: 14.2, longFrom: 15.04, a: 11.34, b: 0.433, c: -0.47, least: 13.0, most: 16.1 },
  },
  advanced: {
    3: { shortBelow: 11.41, longFrom: 11.91, a: 7.48, b: 0.38, c: -0.488, least: 10.8, most: 12.6 },
    4: {
      shortBelow: 14.12,
      longFrom: 14.74,
      a: 11.52,
      b: 0.324,
      c: -0.695,
      least: 13.3,
      most: 15.6,
    },
    5: {
      shortBelow: 16.46,
      longFrom: 17.22,
      a: 13.52,
      b: 0.413,
      c: -0.666,
      least: 15.5,
      most: 18.2,
    },
  },
};

/** Number of simulated games that decide a deal's class; 50 % more would hardly change it. */
const GAMES = 128;

/** Mean turns of a deal over simulated careful games with rotating starting player. Deterministic per deal. */
export const simulateTurns = (
  map: GameMap,
  clues: readonly Clue[],
  games: number = GAMES,
): number => startGames(map, clues)(games);

/** Games of a first check: a deal outside a class after these is hardly ever in it. Saves a third of the work. */
const GLANCE = 16;

/** Whether a deal is in a class, by the games of `simulateTurns`; false already if the first `GLANCE` disagree. */
export function simulatesTo(map: GameMap, clues: readonly Clue[], length: Length): boolean {
  const meanOf = startGames(map, clues);
  return [GLANCE, GAMES].every(games => lengthOf(map, clues, meanOf(games)) === length);
}

/** Plays a deal's games on demand; returns the mean turns of the first `games`, which must never decrease. */
function startGames(map: GameMap, clues: readonly Clue[]): (games: number) => number {
  const indexes = clues.map(clue => clueIndex(clue, map.mode));
  const luck = createLuck(`${formatMapCode(map)} ${indexes.join(' ')}`);
  const simulation = new Simulation({ map, clues }, luck);
  let turns = 0;
  let played = 0;
  return games => {
    for (; played < games; played++) turns += simulation.play(played % clues.length).turns;
    return turns / played;
  };
}

/** Estimates the mean turns by the study's formula: within half a turn for most deals; takes microseconds. */
export function estimateTurns(map: GameMap, clues: readonly Clue[]): number {
  const { a, b, c } = scaleOf(map, clues);
  const pairClues = clues.filter(clue => clue.kind === 'on').length;
  return a + b * sum(remaining(map, clues).map(Math.log2)) + c * pairClues;
}

/** The class of a deal, given its mean turns. */
export function lengthOf(map: GameMap, clues: readonly Clue[], turns: number): Length {
  const { shortBelow, longFrom } = scaleOf(map, clues);
  if (turns < shortBelow) return 'short';
  return turns < longFrom ? 'usual' : 'long';
}

/** Whether mean turns are in a class or at most `slack` turns away from it. */
export const isLengthNear = (
  map: GameMap,
  clues: readonly Clue[],
  turns: number,
  length: Length,
  slack: number,
): boolean =>
  [turns - slack, turns, turns + slack].some(mean => lengthOf(map, clues, mean) === length);

/** By clue, the number of hexes that fit all the other clues; 1 … 108 for a deal. */
export function remaining(map: GameMap, clues: readonly Clue[]): number[] {
  const sets = clues.map(clue => clueHexes(clue, map));
  return sets.map((_, without) => intersection(sets.filter((_, index) => index !== without)).size);
}

/** A range of whole turns. A turn is one player's question or search. */
export interface TurnRange {
  readonly from: number;
  readonly to: number;
}

/** Turns of all players together, and per player; only the latter compare between numbers of players. */
export interface ExpectedTurns extends TurnRange {
  readonly each: TurnRange;
}

/**
 * The expected range of a class: from players who take notes to players who overlook a quarter. It is the same for all
 * deals of the class, because a deal's own mean would give away information about its clues.
 */
export function expectedTurns(mode: Mode, count: ClueCount, length: Length): ExpectedTurns {
  const { least, shortBelow, longFrom, most } = SCALES[mode][count];
  const middle = {
    short: (least + shortBelow) / 2,
    usual: (shortBelow + longFrom) / 2,
    long: (longFrom + most) / 2,
  }[length];
  const whole = (turns: number): TurnRange => ({
    from: Math.round(turns),
    to: Math.round(OVERLOOKING * turns),
  });
  return { ...whole(middle), each: whole(middle / count) };
}

const OVERLOOKING = 1.33;

function scaleOf(map: GameMap, clues: readonly Clue[]): Scale {
  const { length } = clues;
  if (length !== 3 && length !== 4 && length !== 5) throw new RangeError(`${length} clues`);
  return SCALES[map.mode][length];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
