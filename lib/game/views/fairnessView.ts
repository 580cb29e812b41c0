import { SUBJECTS } from '../../clues/clue';
import { clueHexes, subjectHexes } from '../../clues/clueHexes';
import { type ClueCount, clueCount, type PlayerCount } from '../../data/terms';
import type { GameMap } from '../../map/gameMap';
import { HEXES, type Hex } from '../../map/hexSet';
import { chancesInPercent } from '../../simulation/chances';
import { remaining } from '../../simulation/length';
import { type FairSets, findFairSets } from '../../solver/fairSets';
import { leavesHint } from '../../solver/hints';
import type { Mask } from '../../solver/hittingSets';
import { hasOrderForTwo } from '../../solver/twoPlayers';
import { formatSet } from '../deal/wishes';
import { cluesInPlay, type Dealt, type Game, mapOf } from '../game';
import type { SeatNumber } from '../seats/seat';

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
  const chances = game.players === 2 ? [] : chancesInPercent(map, clues);
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

/**
 * How many fair sets of the map can be dealt to so many players: those of which some hint is true,
 * and for two players those with an order that suits two. Thousands are counted, so none is read.
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
    // A subject joins a set with the sign that is true of the habitat.
    const signed = subjects.map(hexes => (hexes.has(habitat) ? hexes : hexes.complement()));
    return mask =>
      leavesHint(mask) && hasOrderForTwo(signed.filter((_, index) => (mask >> index) & 1));
  };
}
