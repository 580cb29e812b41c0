import { clueHexes } from '../clues/clueHexes';
import type { ClueCount } from '../data/terms';
import { toldChances } from '../simulation/chances';
import { remaining } from '../simulation/length';
import { findFairSets } from '../solver/fairSets';
import { countDealable } from './dealable';
import { cluesInPlay, type Dealt, type Game, mapOf } from './game';
import type { SeatNumber } from './seat';
import { formatSet } from './wishes';

/** The fairness card. Lists go by clue, in the order of the seats. */
export interface FairnessView {
  readonly clues: readonly {
    readonly seat: SeatNumber;
    /** Spaces that the clue allows. */
    readonly covers: number;
    /** Spaces that would have remained without it. */
    readonly without: number;
    /** The seat's chance to win in whole hundredths, 0 … 1, together 1; nothing for two players. */
    readonly chance: number | null;
  }[];
  /** How many fair sets the map has of 3, 4 and 5 clues, whether or not they can be dealt. */
  readonly fairSets: Readonly<Record<ClueCount, number>>;
  /** How many of these can be dealt to so many players as play: see `countDealable`. */
  readonly sets: number;
  /** How many of these this table has not been dealt yet: with none, the map is played out. */
  readonly setsLeft: number;
}

/** What is told of a game once it has ended, and never before. */
export function fairnessView(game: Dealt & Pick<Game, 'before'>): FairnessView {
  const map = mapOf(game);
  const clues = cluesInPlay(game);
  const left = remaining(map, clues);
  const chances = game.players === 2 ? [] : toldChances(map, clues);
  const fair = findFairSets(map);
  const fairSets = fair.counts();
  const sets = countDealable(map, game.players, fair);
  return {
    clues: clues.map((clue, index) => ({
      seat: Math.floor((index * game.players) / clues.length) + 1,
      covers: clueHexes(clue, map).size,
      without: left[index] ?? 0,
      chance: chanceOf(chances[index]),
    })),
    fairSets,
    sets,
    setsLeft: sets - new Set([...game.before, formatSet(clues)]).size,
  };
}

const chanceOf = (hundredths: number | undefined): number | null =>
  hundredths === undefined ? null : hundredths / 100;
