import { ALL_CLUES, SUBJECTS } from '../clues/clue';
import { subjectHexes } from '../clues/clueHexes';
import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { bitCount, HEXES, type Hex } from '../map/hexSet';
import { findFairSets } from './fairSets';
import { lowestOf, type Mask } from './hittingSets';
import { type Beginnings, OrderCounter } from './orders';
import { beginningsForTwo } from './twoPlayers';

/** The clues that an owner may have: of each sign those whose subjects' bits are set. */
export interface Choice {
  readonly positive: Mask;
  readonly negated: Mask;
}

/** How much speaks for each habitat and for each clue of each owner; 0 where nothing does. */
export interface Weights {
  /** By hex. */
  readonly habitats: Float64Array;
  /** By owner, then by the place in `ALL_CLUES`; an owner's clues weigh together what all habitats do. */
  readonly clues: readonly Float64Array[];
  readonly total: number;
}

/** Weighs for so many players, by what each owner may have. */
type SetWeigher = (players: PlayerCount, choices: readonly Choice[]) => Weights;

/**
 * Weighs every order of every fair set of a map that gives each owner a clue that they may have.
 *
 * Deals draw a habitat, then one of its sets, then one of the set's orders, each evenly (`game/deal/deal`); in the game
 * for two only orders that suit two. So an order weighs 1 by the number of the habitat's sets and of the set's orders.
 *
 * At a fixed habitat each subject has one sign, so what an owner may have is a mask there, as sets are. Sets are
 * found where they are first needed, and kept.
 */
export function createSetWeigher(map: GameMap): SetWeigher {
  const fair = findFairSets(map);
  const counter = new OrderCounter();
  /** By habitat what the orders of each of its sets may begin with in the game for two. */
  const beginnings: (readonly Beginnings[])[] = [];

  /** What speaks for a habitat; adds to `clues`, by owner and place in `ALL_CLUES`, what speaks for those with it. */
  function weighAt(
    habitat: Hex,
    players: PlayerCount,
    choices: readonly Choice[],
    clues: readonly Float64Array[],
  ): number {
    const truth = fair.truthAt(habitat);
    const may = choices.map(({ positive, negated }) => (positive & truth) | (negated & ~truth));
    if (may.includes(0)) return 0;
    const takers = transpose(may);
    const anybody = may.reduce((all, mask) => all | mask, 0);
    const sets = fair.masksAt(habitat, clueCount(players));
    const begins = players === 2 ? beginningsAt(habitat, sets) : undefined;
    const given = new Float64Array(SUBJECTS.length * choices.length);

    let weight = 0;
    sets.forEach((set, index) => {
      const begin = begins?.[index];
      if ((set & ~anybody) !== 0 || begin === 0) return;
      const orders = counter.count(set, takers, begin);
      if (orders === 0) return;
      // Of three clues and more every set has as many orders.
      const each = 1 / (sets.length * (begin === undefined ? 1 : 2 * bitCount(begin)));
      weight += orders * each;
      for (let left = set, place = 0; left !== 0; left &= left - 1, place++) {
        const at = lowestOf(left) * choices.length;
        for (let owner = 0; owner < choices.length; owner++) {
          given[at + owner] = (given[at + owner] ?? 0) + counter.giving(place, owner) * each;
        }
      }
    });
    clues.forEach((weights, owner) => {
      SUBJECTS.forEach((_, subject) => {
        const clue = (truth >> subject) & 1 ? subject : SUBJECTS.length + subject;
        weights[clue] = (weights[clue] ?? 0) + (given[subject * choices.length + owner] ?? 0);
      });
    });
    return weight;
  }

  function beginningsAt(habitat: Hex, sets: readonly Mask[]): readonly Beginnings[] {
    beginnings[habitat] ??= beginningsOf(map, habitat, sets);
    return beginnings[habitat];
  }

  return (players, choices) => {
    const clues = choices.map(() => new Float64Array(ALL_CLUES.length));
    const habitats = Float64Array.from(HEXES, hex => weighAt(hex, players, choices, clues));
    return { habitats, clues, total: habitats.reduce((sum, weight) => sum + weight, 0) };
  };
}

/** By subject the owners who may have it, as bits. */
const transpose = (may: readonly Mask[]): Int32Array =>
  Int32Array.from(SUBJECTS, (_, subject) =>
    may.reduce((owners, mask, owner) => owners | (((mask >> subject) & 1) << owner), 0),
  );

/** What the orders of sets with this habitat may begin with in the game for two. */
function beginningsOf(map: GameMap, habitat: Hex, sets: readonly Mask[]): readonly Beginnings[] {
  const hexes = SUBJECTS.map(subject => {
    const covered = subjectHexes(subject, map);
    return covered.has(habitat) ? covered : covered.complement();
  });
  return sets.map(set => beginningsForTwo(hexes.filter((_, subject) => (set >> subject) & 1)));
}
