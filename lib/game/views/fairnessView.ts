import { playerOf, seatOfPlayer } from '../../board/players';
import { SUBJECTS } from '../../clues/clue';
import { clueHexes, subjectHexes } from '../../clues/clueHexes';
import { leavesHint } from '../../clues/hints';
import { clueCount, type PlayerCount } from '../../data/terms';
import type { GameMap } from '../../map/gameMap';
import { HEXES, type Hex } from '../../map/hexSet';
import { chancesInPercent } from '../../simulation/chances';
import { remaining } from '../../simulation/length';
import { type FairSets, findFairSets } from '../../solver/fairSets';
import type { Mask } from '../../solver/hittingSets';
import { hasOrderForTwo } from '../../solver/twoPlayers';
import { formatSet } from '../deal/wishes';
import { cluesInPlay, type Dealt, type Game, mapOf } from '../game';
import type { FairnessView } from './views';

/** Computes the fairness card. It reveals the clues: only for ended games. */
export function fairnessView(game: Dealt & Pick<Game, 'earlierSets'>): FairnessView {
  const map = mapOf(game);
  const clues = cluesInPlay(game);
  const left = remaining(map, clues);
  const chances = game.players === 2 ? [] : chancesInPercent(map, clues);
  const fair = findFairSets(map);
  const fairSets = fair.counts();
  const sets = countDealable(map, game.players, fair);
  return {
    clues: clues.map((clue, owner) => ({
      seat: seatOfPlayer(playerOf(owner, game.players)),
      covers: clueHexes(clue, map).size,
      without: left[owner] ?? 0,
      chance: chanceOf(chances[owner]),
    })),
    fairSets,
    sets,
    setsLeft: sets - new Set([...game.earlierSets, formatSet(clues)]).size,
  };
}

const chanceOf = (hundredths: number | undefined): number | null =>
  hundredths === undefined ? null : hundredths / 100;

/**
 * Counts the map's fair sets that can be dealt to `players`: those with at least one true hint and, for two players, an
 * order that suits two. A map has thousands, so it counts bit masks without decoding them.
 */
export function countDealable(
  map: GameMap,
  players: PlayerCount,
  fair: FairSets = findFairSets(map),
): number {
  const size = clueCount(players);
  const isDealable = players === 2 ? suitingTwo(map) : () => leavesHint;
  return HEXES.reduce(
    (sum, habitat) => sum + fair.masksAt(habitat, size).filter(isDealable(habitat)).length,
    0,
  );
}

function suitingTwo(map: GameMap): (habitat: Hex) => (mask: Mask) => boolean {
  const subjects = SUBJECTS.map(subject => subjectHexes(subject, map));
  return habitat => {
    // A set uses each subject with the sign that is true of the habitat.
    const signed = subjects.map(hexes => (hexes.has(habitat) ? hexes : hexes.complement()));
    return mask =>
      leavesHint(mask) && hasOrderForTwo(signed.filter((_, index) => (mask >> index) & 1));
  };
}
