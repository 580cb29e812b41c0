import type { ClueCount } from '../../data/terms';
import type { GameMap } from '../../map/gameMap';
import { HEXES } from '../../map/hexSet';
import { evennessOf } from '../../simulation/chances';
import { lengthOf, simulateTurns } from '../../simulation/length';
import { findFairSets } from '../../solver/fairSets';
import { cluesInPlay, type Dealt, type Game, GRADE_WORDS, type Grade, mapOf } from '../game';
import type { Deal } from './deal';
import type { Wishes } from './wishes';

/**
 * What simulated games say of a deal; nothing for two players, whom the study does not cover.
 *
 * Everybody could simulate the fair sets of the map and keep those that a word fits. Where there are
 * few, words wait for the end, except those that the table wished and so knows.
 */
export function gradeDeal(
  { map, players, clues }: Pick<Deal, 'map' | 'players' | 'clues'>,
  wishes: Wishes = {},
): Grade | null {
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

/** The grade of a game that comes from elsewhere: of its deal, and told as early as it was told there. */
export function regrade(game: Dealt & Pick<Game, 'grade'>): Grade | null {
  const { players, grade } = game;
  const anew = gradeDeal({ map: mapOf(game), players, clues: cluesInPlay(game) });
  return anew && grade ? { ...anew, early: grade.early } : anew;
}

/**
 * Among so many fair sets of the size dealt, words make hardly any observer certain who holds one clue: 3 of
 * 1040 seats at normal tables of four. From 200 sets on they were 11.
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
