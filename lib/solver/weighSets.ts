import { ALL_CLUES, SUBJECTS } from '../clues/clue';
import { subjectHexes } from '../clues/clueHexes';
import { clueCount, type PlayerCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { bitCount, HEXES, type Hex } from '../map/hexSet';
import { findFairSets } from './fairSets';
import { lowestOf, type Mask } from './hittingSets';
import { type Beginnings, OrderCounter } from './orders';
import { beginningsForTwo } from './twoPlayers';

/** The clues that an owner can have: one mask of subjects per sign. */
export interface Choice {
  readonly positive: Mask;
  readonly negated: Mask;
}

/** Unnormalized weights of each habitat and of each owner's clues; 0 means impossible. */
export interface Weights {
  /** By hex. */
  readonly habitats: Float64Array;
  /** By owner, then by index in `ALL_CLUES`; each owner's weights sum to `total`, as the habitats' do. */
  readonly clues: readonly Float64Array[];
  readonly total: number;
}

/** Weighs habitats and clues; `choices` holds each owner's possible clues, `misses` the spaces that are no habitats. */
type SetWeigher = (
  players: PlayerCount,
  choices: readonly Choice[],
  misses: readonly Hex[],
) => Weights;

/**
 * Weighs every order of every fair set of a map that gives each owner one of their possible clues.
 *
 * A deal draws a habitat, then one of its sets, then one of the set's orders, each uniformly (`game/deal/deal`); in the
 * two-player game only valid orders. So an order weighs 1 / (number of the habitat's sets × number of the set's
 * orders), up to a constant factor.
 *
 * At a fixed habitat each subject has one sign, so an owner's choice is one mask, just like a set. Sets are computed
 * on first use and cached.
 */
export function createSetWeigher(map: GameMap): SetWeigher {
  const fair = findFairSets(map);
  const counter = new OrderCounter();
  /** By habitat, the possible beginnings of each of its sets in the two-player game. */
  const beginnings: (readonly Beginnings[])[] = [];

  /** Returns a habitat's weight; adds the clues' weights at it to `clues`, by owner and index in `ALL_CLUES`. */
  function weighAt(
    habitat: Hex,
    players: PlayerCount,
    choices: readonly Choice[],
    clues: readonly Float64Array[],
  ): number {
    const truth = fair.truthAt(habitat);
    const allowed = choices.map(({ positive, negated }) => (positive & truth) | (negated & ~truth));
    if (allowed.includes(0)) return 0;
    const takers = transpose(allowed);
    const allowedToAny = allowed.reduce((all, mask) => all | mask, 0);
    const sets = fair.masksAt(habitat, clueCount(players));
    const beginningsBySet = players === 2 ? beginningsAt(habitat, sets) : undefined;
    const subjectWeights = new Float64Array(SUBJECTS.length * choices.length);

    let weight = 0;
    sets.forEach((set, index) => {
      const beginningsOfSet = beginningsBySet?.[index];
      if ((set & ~allowedToAny) !== 0 || beginningsOfSet === 0) return;
      const orders = counter.count(set, takers, beginningsOfSet);
      if (orders === 0) return;
      // For three players and more all sets have the same number of orders, so it is left out.
      const orderWeight =
        1 / (sets.length * (beginningsOfSet === undefined ? 1 : 2 * bitCount(beginningsOfSet)));
      weight += orders * orderWeight;
      for (let left = set, place = 0; left !== 0; left &= left - 1, place++) {
        const at = lowestOf(left) * choices.length;
        for (let owner = 0; owner < choices.length; owner++) {
          subjectWeights[at + owner] =
            (subjectWeights[at + owner] ?? 0) + counter.giving(place, owner) * orderWeight;
        }
      }
    });
    clues.forEach((weights, owner) => {
      SUBJECTS.forEach((_, subject) => {
        const clue = (truth >> subject) & 1 ? subject : SUBJECTS.length + subject;
        weights[clue] =
          (weights[clue] ?? 0) + (subjectWeights[subject * choices.length + owner] ?? 0);
      });
    });
    return weight;
  }

  function beginningsAt(habitat: Hex, sets: readonly Mask[]): readonly Beginnings[] {
    beginnings[habitat] ??= beginningsOf(map, habitat, sets);
    return beginnings[habitat];
  }

  return (players, choices, misses) => {
    const clues = choices.map(() => new Float64Array(ALL_CLUES.length));
    const habitats = Float64Array.from(HEXES, hex =>
      misses.includes(hex) ? 0 : weighAt(hex, players, choices, clues),
    );
    return { habitats, clues, total: habitats.reduce((sum, weight) => sum + weight, 0) };
  };
}

/** By subject, the owners who can have it, as bits. */
const transpose = (allowed: readonly Mask[]): Int32Array =>
  Int32Array.from(SUBJECTS, (_, subject) =>
    allowed.reduce((owners, mask, owner) => owners | (((mask >> subject) & 1) << owner), 0),
  );

/** The possible beginnings of each set at this habitat in the two-player game. */
function beginningsOf(map: GameMap, habitat: Hex, sets: readonly Mask[]): readonly Beginnings[] {
  const hexes = SUBJECTS.map(subject => {
    const covered = subjectHexes(subject, map);
    return covered.has(habitat) ? covered : covered.complement();
  });
  return sets.map(set => beginningsForTwo(hexes.filter((_, subject) => (set >> subject) & 1)));
}
