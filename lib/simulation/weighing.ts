import type { Hex } from '../map/hexSet';
import type { Luck } from './luck';
import type { PlayerView } from './playerView';

/**
 * Scores a player's choices, in bits; `decide.ts` describes the scores. A simulated game spends nearly all its time
 * here, so shares and bits come from tables, and no object is allocated per hex.
 */
interface ScoredQuestion {
  readonly hex: Hex;
  /** The player to ask. */
  readonly asked: number;
  readonly score: number;
}

interface ScoredSearch {
  readonly hex: Hex;
  /** The searcher's probability, 0 … 1, that the habitat is there. */
  readonly probability: number;
  readonly score: number;
}

const NOISE = 0.1;
const WIN_BITS = 6;

/** Greater than the length of any clue list. */
const COUNTS = 64;

/** At `count * COUNTS + allowing`: the share, 0 … 1, of a player's possible clues that allow a hex. */
const SHARES = Float64Array.from(
  { length: COUNTS * COUNTS },
  (_, place) => (place % COUNTS) / Math.floor(place / COUNTS),
);

/** At the same index: the expected bits of information in the answer to a question. */
const ANSWER_BITS = SHARES.map(share =>
  share > 0 && share < 1 ? -share * Math.log2(share) - (1 - share) * Math.log2(1 - share) : 0,
);

const LOG2 = Float64Array.from({ length: COUNTS }, (_, count) => Math.log2(count));
const log2 = (count: number): number => LOG2[count] ?? 0;

/** The best question and the best search, if any. `cubeCost` is in bits. */
export function scoreActions(
  view: PlayerView,
  cubeCost: number,
  luck: Luck,
): { question?: ScoredQuestion; search?: ScoredSearch } {
  const { others, pieces } = view;
  const { counts, allowing } = view.possible;
  const { hexes, weights, total } = findPossible(view);
  // Plain numbers instead of result objects: most candidates are soon beaten.
  let askedHex = -1;
  let asked = -1;
  let askedScore = 0;
  let searched = -1;
  let searchedScore = 0;

  for (let space = 0; space < hexes.length; space++) {
    const hex = hexes[space] ?? 0;
    let searchBits = 0;
    let reached = 1;
    for (const other of others) {
      if (pieces.has(other, hex)) continue;
      const place = (counts[other] ?? 0) * COUNTS + (allowing[other]?.[hex] ?? 0);
      const share = SHARES[place] ?? 0;
      const bits = ANSWER_BITS[place] ?? 0;
      searchBits += reached * bits;
      reached *= share;
      if (share === 1) continue;
      const score = bits - (1 - share) * cubeCost + luck.gumbel(NOISE);
      if (asked < 0 || score > askedScore) {
        askedHex = hex;
        asked = other;
        askedScore = score;
      }
    }
    const probability = (weights[space] ?? 0) / total;
    const score =
      searchBits +
      WIN_BITS * probability -
      (1 - probability) * cubeCost -
      discCost(view, hex) +
      luck.gumbel(NOISE);
    if (searched < 0 || score > searchedScore) {
      searched = space;
      searchedScore = score;
    }
  }
  return {
    ...(asked >= 0 && { question: { hex: askedHex, asked, score: askedScore } }),
    ...(searched >= 0 && {
      search: {
        hex: hexes[searched] ?? 0,
        probability: (weights[searched] ?? 0) / total,
        score: searchedScore,
      },
    }),
  };
}

/** The open spaces that fit the player's own clue and may fit all others', with their unnormalized weights. */
function findPossible({ allowed, others, pieces, possible }: PlayerView): {
  hexes: readonly Hex[];
  weights: readonly number[];
  total: number;
} {
  const { counts, allowing } = possible;
  const hexes: Hex[] = [];
  const weights: number[] = [];
  let total = 0;
  for (const hex of allowed) {
    if (!pieces.isOpen(hex)) continue;
    let weight = 1;
    for (const other of others) {
      weight *= SHARES[(counts[other] ?? 0) * COUNTS + (allowing[other]?.[hex] ?? 0)] ?? 0;
    }
    if (weight > 0) {
      hexes.push(hex);
      weights.push(weight);
      total += weight;
    }
  }
  return { hexes, weights, total };
}

/** The space where a cube reveals least; `undefined` if there is no room for one. */
export const bestCube = (view: PlayerView, luck: Luck): Hex | undefined =>
  leastRevealingCube(view, luck).hex;

/** The bits that the best cube reveals; 0 if there is no room for one. */
export const cubeCost = (view: PlayerView): number => {
  const { hex, left } = leastRevealingCube(view);
  return hex === undefined ? 0 : log2(view.possible.counts[view.self] ?? 0) - left;
};

/** The space where a cube leaves most uncertainty about the player's clue, and the bits left. */
function leastRevealingCube(
  { self, ruledOut, pieces, possible }: PlayerView,
  luck?: Luck,
): { hex: Hex | undefined; left: number } {
  const count = possible.counts[self] ?? 0;
  const own = possible.allowing[self];
  let hex: Hex | undefined;
  let left = 0;
  let bestScore = 0;
  for (const candidate of ruledOut) {
    if (!pieces.isOpen(candidate) || pieces.has(self, candidate)) continue;
    const bits = log2(count - (own?.[candidate] ?? 0));
    const score = luck === undefined ? bits : bits + luck.gumbel(NOISE);
    if (hex === undefined || score > bestScore) {
      hex = candidate;
      left = bits;
      bestScore = score;
    }
  }
  return { hex, left };
}

/** The space where a disc reveals least; `undefined` if there is no room for one. */
export function bestDisc(view: PlayerView): Hex | undefined {
  let best: { hex: Hex; cost: number } | undefined;
  for (const hex of view.allowed) {
    if (!view.pieces.isOpen(hex) || view.pieces.has(view.self, hex)) continue;
    const cost = discCost(view, hex);
    if (best === undefined || cost < best.cost) best = { hex, cost };
  }
  return best?.hex;
}

/** The bits that the player's disc would reveal; 0 if it is there already. */
function discCost({ self, pieces, possible }: PlayerView, hex: Hex): number {
  if (pieces.has(self, hex)) return 0;
  return log2(possible.counts[self] ?? 0) - log2(possible.allowing[self]?.[hex] ?? 0);
}
