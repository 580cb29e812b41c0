import type { Clue } from '../clues/clue';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { clueIndex, type Meanings, readMeanings } from './suspicion';

/** Everything about simulated games of a deal that stays the same from game to game. */
export interface Table {
  readonly meanings: Meanings;
  readonly players: readonly Player[];
}

export interface Player {
  /** From 0, clockwise. */
  readonly index: number;
  /** The place of the clue among the meanings. */
  readonly clue: number;
  /** By hex, 1 where the clue allows it. */
  readonly allows: Uint8Array;
  /** The hexes that the clue allows and those that it does not, in order. */
  readonly allowed: readonly Hex[];
  readonly denied: readonly Hex[];
  /** All others, clockwise from this one. */
  readonly others: readonly number[];
}

export function readTable(map: GameMap, clues: readonly Clue[]): Table {
  const meanings = readMeanings(map);
  const indexes = clues.map((_, index) => index);
  const players = clues.map((each, index): Player => {
    const clue = clueIndex(each, map.mode);
    const allows = meanings.each[clue]?.bytes ?? new Uint8Array();
    return {
      index,
      clue,
      allows,
      allowed: HEXES.filter(hex => allows[hex] === 1),
      denied: HEXES.filter(hex => allows[hex] === 0),
      others: [...indexes.slice(index + 1), ...indexes.slice(0, index)],
    };
  });
  return { meanings, players };
}
