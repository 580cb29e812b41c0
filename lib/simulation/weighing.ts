import { HEX_COUNT, type Hex } from '../map/hexSet';
import type { Board } from './board';
import type { Chance } from './chance';
import type { Suspicions } from './suspicion';
import type { Player } from './table';

export interface Question {
  readonly hex: Hex;
  /** The player who is asked. */
  readonly asked: number;
  readonly score: number;
}

export interface Search {
  readonly hex: Hex;
  /** That the habitat is there, as the searcher sees it. */
  readonly probability: number;
  readonly score: number;
}

const NOISE = 0.1;
const WIN_BITS = 6;

/** No list of clues is longer. */
const COUNTS = 64;

/** By `count * COUNTS + allowing`, the share, 0 … 1, of a player's possible clues that allow a hex. */
const SHARES = Float64Array.from(
  { length: COUNTS * COUNTS },
  (_, place) => (place % COUNTS) / Math.floor(place / COUNTS),
);

/** In the same places the bits that the answer to a question tells. */
const ANSWER_BITS = SHARES.map(share =>
  share > 0 && share < 1 ? -share * Math.log2(share) - (1 - share) * Math.log2(1 - share) : 0,
);

const LOG2 = Float64Array.from({ length: COUNTS }, (_, count) => Math.log2(count));
const log2 = (count: number): number => LOG2[count] ?? 0;

/**
 * Weighs what a player can do on a turn; see `simulate.ts` for what counts. Nearly all of a
 * simulated game is spent here: shares and bits are looked up, and nothing is built for a hex.
 */
export class Weighing {
  /** The possible habitats and their weights. */
  readonly #hexes = new Uint8Array(HEX_COUNT);
  readonly #weights = new Float64Array(HEX_COUNT);

  constructor(
    private readonly board: Board,
    private readonly chance: Chance,
  ) {}

  /** The best question and the best search, as `view` shows them to the player. */
  weigh(
    player: Player,
    view: Suspicions,
    cubeCost: number,
  ): { question?: Question; search?: Search } {
    const { board, chance } = this;
    const { others } = player;
    const { counts, allowing } = view;
    const spaces = this.#findPossible(player, view);
    let total = 0;
    for (let space = 0; space < spaces; space++) total += this.#weights[space] ?? 0;
    // Numbers rather than the objects that are answered: most are soon beaten.
    let askedHex = -1;
    let asked = -1;
    let askedScore = 0;
    let searchedSpace = -1;
    let searchedScore = 0;

    for (let space = 0; space < spaces; space++) {
      const hex = this.#hexes[space] ?? 0;
      let told = 0;
      let reached = 1;
      for (const other of others) {
        if (board.has(other, hex)) continue;
        const place = (counts[other] ?? 0) * COUNTS + (allowing[other]?.[hex] ?? 0);
        const share = SHARES[place] ?? 0;
        const bits = ANSWER_BITS[place] ?? 0;
        told += reached * bits;
        reached *= share;
        if (share === 1) continue;
        const score = bits - (1 - share) * cubeCost + chance.gumbel(NOISE);
        if (asked < 0 || score > askedScore) {
          askedHex = hex;
          asked = other;
          askedScore = score;
        }
      }
      const probability = (this.#weights[space] ?? 0) / total;
      const score =
        told +
        WIN_BITS * probability -
        (1 - probability) * cubeCost -
        this.discCost(player, view, hex) +
        chance.gumbel(NOISE);
      if (searchedSpace < 0 || score > searchedScore) {
        searchedSpace = space;
        searchedScore = score;
      }
    }
    return {
      ...(asked >= 0 && { question: { hex: askedHex, asked, score: askedScore } }),
      ...(searchedSpace >= 0 && {
        search: {
          hex: this.#hexes[searchedSpace] ?? 0,
          probability: (this.#weights[searchedSpace] ?? 0) / total,
          score: searchedScore,
        },
      }),
    };
  }

  /** The open spaces that fit the player's own clue and may fit all others', weighed; how many. */
  #findPossible({ allowed, others }: Player, { counts, allowing }: Suspicions): number {
    let spaces = 0;
    for (const hex of allowed) {
      if (!this.board.isOpen(hex)) continue;
      let weight = 1;
      for (const other of others) {
        weight *= SHARES[(counts[other] ?? 0) * COUNTS + (allowing[other]?.[hex] ?? 0)] ?? 0;
      }
      if (weight > 0) {
        this.#hexes[spaces] = hex;
        this.#weights[spaces++] = weight;
      }
    }
    return spaces;
  }

  /** The legal cube that leaves the others most in the dark, and the bits that it costs. */
  bestCube(
    { index, denied }: Player,
    { counts, allowing }: Suspicions,
    noisy: boolean,
  ): { hex: Hex; cost: number } | undefined {
    const count = counts[index] ?? 0;
    const own = allowing[index];
    let best: Hex | undefined;
    let bestLeft = 0;
    let bestScore = 0;
    for (const hex of denied) {
      if (!this.board.isOpen(hex) || this.board.has(index, hex)) continue;
      const left = log2(count - (own?.[hex] ?? 0));
      const score = noisy ? left + this.chance.gumbel(NOISE) : left;
      if (best === undefined || score > bestScore) {
        best = hex;
        bestLeft = left;
        bestScore = score;
      }
    }
    return best === undefined ? undefined : { hex: best, cost: log2(count) - bestLeft };
  }

  /** The disc that tells least; nothing where there is no room for one. */
  bestDisc(player: Player, view: Suspicions): Hex | undefined {
    let best: { hex: Hex; cost: number } | undefined;
    for (const hex of player.allowed) {
      if (!this.board.isOpen(hex) || this.board.has(player.index, hex)) continue;
      const cost = this.discCost(player, view, hex);
      if (best === undefined || cost < best.cost) best = { hex, cost };
    }
    return best?.hex;
  }

  /** The bits that the player's disc would tell; none where it lies already. */
  discCost({ index }: Player, { counts, allowing }: Suspicions, hex: Hex): number {
    if (this.board.has(index, hex)) return 0;
    return log2(counts[index] ?? 0) - log2(allowing[index]?.[hex] ?? 0);
  }
}
