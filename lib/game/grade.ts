import { evennessOf } from '../players/chances';
import { lengthOf, simulateTurns } from '../players/length';
import type { Deal } from './deal';
import type { Grade } from './game';

/** What simulated games say of a deal; nothing for two players, whom the study does not cover. */
export function gradeDeal({ map, players, clues }: Deal): Grade | null {
  if (players === 2) return null;
  const turns = simulateTurns(map, clues);
  return { length: lengthOf(map, clues, turns), evenness: evennessOf(map, clues) };
}
