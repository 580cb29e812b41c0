import type { ClueCount } from '../../data/terms';
import type { GameMap } from '../../map/gameMap';
import { HEXES } from '../../map/hexSet';
import { evennessOf } from '../../simulation/chances';
import { lengthOf, simulateTurns } from '../../simulation/length';
import { findFairSets } from '../../solver/fairSets';
import { cluesInPlay, type DealGrade, type Dealt, type Game, mapOf } from '../game';
import { GRADE_WORDS } from '../limits';
import type { Deal } from './deal';
import type { Wishes } from './wishes';

/**
 * Grades a deal by simulated games; null for two players, whom the study does not cover.
 *
 * Anyone could simulate the map's fair sets and keep those that match a published word. If the map has few sets, words
 * stay hidden until the end, except those that the table wished for and so knows.
 */
export function gradeDeal(
  { map, players, clues }: Pick<Deal, 'map' | 'players' | 'clues'>,
  wishes: Wishes = {},
): DealGrade | null {
  if (players === 2) return null;
  const turns = simulateTurns(map, clues);
  const wished = { length: wishes.length !== undefined, evenness: wishes.even === true };
  const isSafe = hasManySets(map, players);
  return {
    length: lengthOf(map, clues, turns),
    evenness: evennessOf(map, clues),
    early: GRADE_WORDS.filter(word => isSafe || wished[word]),
  };
}

/** Recomputes the grade of a game from elsewhere; its words stay public or hidden as they were. */
export function regrade(game: Dealt & Pick<Game, 'grade'>): DealGrade | null {
  const { players, grade } = game;
  const regraded = gradeDeal({ map: mapOf(game), players, clues: cluesInPlay(game) });
  return regraded && grade ? { ...regraded, early: grade.early } : regraded;
}

/**
 * With at least this many fair sets of the dealt size, published words rarely identify a clue's owner to an observer:
 * at 3 of 1040 seats at normal tables for four. With a threshold of 200 it was 11.
 */
const MANY_SETS = 250;

function hasManySets(map: GameMap, size: ClueCount): boolean {
  const { masksAt } = findFairSets(map);
  let sets = 0;
  for (const habitat of HEXES) {
    sets += masksAt(habitat, size).length;
    if (sets >= MANY_SETS) return true;
  }
  return false;
}
