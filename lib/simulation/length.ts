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
 * How long a deal lasts at a careful table. What separates deals is length, not a ladder of
 * difficulty, and three classes are all that can be told apart: thirds of the official deals of
 * the same mode and number of clues. From a study of 3.26 million simulated games (see
 * lib/README.md); it covers games of three to five players without hints.
 */
export const LENGTHS = ['short', 'usual', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

interface Scale {
  /** Mean turns below which a deal is short, and from which on it is long. */
  readonly shortBelow: number;
  readonly longFrom: number;
  /** Between these lie the means of nine deals in ten. */
  readonly least: number;
  readonly most: number;
  /** Turns ≈ a + b · Σ log2 r + c · (clues on two terrains); r: hexes that fit all clues but one. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Measured with these 24 clues, maps and rules: whoever changes any of them measures anew. */
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

/** As many simulated games as the label is decided by; half as many again would hardly change it. */
const GAMES = 128;

/** Mean turns of a deal over so many simulated careful games, the start going round. Always the same. */
export const simulateTurns = (
  map: GameMap,
  clues: readonly Clue[],
  games: number = GAMES,
): number => startGames(map, clues)(games);

/** A deal whose first games lie outside a class hardly ever comes out in it: a third of the work is spared. */
const GLANCE = 16;

/** Whether a deal is of a class, by the same games; one that does not look it at a glance is passed over. */
export function simulatesTo(map: GameMap, clues: readonly Clue[], length: Length): boolean {
  const meanOf = startGames(map, clues);
  return [GLANCE, GAMES].every(games => lengthOf(map, clues, meanOf(games)) === length);
}

/** Plays a deal's games as they are asked for: the mean turns of the first so many, never of fewer than before. */
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

/** The study's formula for the same mean, right to half a turn in most deals; in microseconds. */
export function estimateTurns(map: GameMap, clues: readonly Clue[]): number {
  const { a, b, c } = scaleOf(map, clues);
  const onTwo = clues.filter(clue => clue.kind === 'on').length;
  return a + b * sum(remaining(map, clues).map(Math.log2)) + c * onTwo;
}

/** The class of a deal that lasts so many turns on average. */
export function lengthOf(map: GameMap, clues: readonly Clue[], turns: number): Length {
  const { shortBelow, longFrom } = scaleOf(map, clues);
  if (turns < shortBelow) return 'short';
  return turns < longFrom ? 'usual' : 'long';
}

/** Whether a mean lies in a class or no further than `slack` turns beside it. */
export const isLengthNear = (
  map: GameMap,
  clues: readonly Clue[],
  turns: number,
  length: Length,
  slack: number,
): boolean =>
  [turns - slack, turns, turns + slack].some(each => lengthOf(map, clues, each) === length);

/** By clue how many hexes, 1 … 108, fit all the others: what would remain without it. */
export function remaining(map: GameMap, clues: readonly Clue[]): number[] {
  const sets = clues.map(clue => clueHexes(clue, map));
  return sets.map((_, without) => intersection(sets.filter((_, index) => index !== without)).size);
}

/** A range of whole turns. A turn is one player's question or search. */
export interface TurnRange {
  readonly from: number;
  readonly to: number;
}

/** The turns of all players together, and of each: these alone compare between numbers of players. */
export interface ExpectedTurns extends TurnRange {
  readonly each: TurnRange;
}

/**
 * The range to expect of a class: from a table where everybody takes notes to one that overlooks a
 * quarter. It is the same for all deals of the class: a deal's own mean would be a fingerprint of its clues.
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
