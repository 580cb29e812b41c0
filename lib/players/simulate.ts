import { HEX_COUNT, type Hex } from '../map/hexSet';
import { Board } from './board';
import type { Chance } from './chance';
import { type Meanings, Suspicion } from './suspicion';

/**
 * One game of simulated players, as careful people play it. Everybody keeps for every other
 * player the list of clues that the pieces leave possible, and on a turn does what promises most:
 *
 * - a question is worth the bits that its answer is expected to tell, less the bits that the
 *   penalty cube gives away if the answer is a cube;
 * - a search is worth the bits of the answers it can get, and six for the win, weighed with its
 *   probability, less the cube if it fails and the disc that it takes;
 * - people search when they hold the place for at least one third likely and it beats asking.
 *
 * A little Gumbel noise keeps two games from being the same. The rules of play are the
 * rulebook's; the valuations are those of the study in the README ("How long a deal lasts").
 */
export interface Table {
  readonly meanings: Meanings;
  /** By player, the place of their clue among the meanings. */
  readonly clues: readonly number[];
}

export interface GameOptions {
  /** Who places the first cube and has the first turn, from 0. */
  readonly start: number;
  /** How often somebody overlooks that a piece rules a clue out, 0 … 1. */
  readonly overlook: number;
}

export interface Outcome {
  readonly winner: number;
  /** Questions and searches; the initial sharing is not counted. */
  readonly turns: number;
}

const NOISE = 0.1;
const WIN_BITS = 6;
const BOLD_ENOUGH = 0.33;
const MOST_TURNS = 400;
const SHARING_ROUNDS = 2;

export function simulateGame(table: Table, options: GameOptions, chance: Chance): Outcome {
  const game = new SimulatedGame(table, options.overlook, chance);
  const count = table.clues.length;
  for (let cube = 0; cube < SHARING_ROUNDS * count; cube++) {
    game.placeCube((options.start + cube) % count);
  }
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const player = (options.start + turn - 1) % count;
    if (game.takeTurn(player)) return { winner: player, turns: turn };
  }
  throw new Error('a simulated game did not end');
}

interface Question {
  readonly hex: Hex;
  readonly asked: number;
  readonly score: number;
}

interface Search {
  readonly hex: Hex;
  /** That the habitat is there, as the searcher sees it. */
  readonly probability: number;
  readonly score: number;
}

class SimulatedGame {
  readonly #board = new Board();
  readonly #players: readonly number[];
  /** By viewer, then by player watched. Viewers who overlook nothing share one row. */
  readonly #suspicions: readonly (readonly Suspicion[])[];

  constructor(
    private readonly table: Table,
    private readonly overlook: number,
    private readonly chance: Chance,
  ) {
    this.#players = table.clues.map((_, player) => player);
    const row = () => this.#players.map(() => new Suspicion(table.meanings));
    const shared = row();
    this.#suspicions = this.#players.map(() => (overlook > 0 ? row() : shared));
  }

  /** One turn; whether it found the habitat. */
  takeTurn(player: number): boolean {
    const cubeCost = this.#bestCube(player, false)?.cost ?? 0;
    const { question, search } = this.#weigh(player, cubeCost);
    const searches =
      search !== undefined &&
      (question === undefined ||
        (search.probability >= BOLD_ENOUGH && search.score > question.score));
    if (searches) return this.#search(player, search.hex);
    if (question !== undefined) this.#ask(player, question);
    return false;
  }

  /** The cube that gives least away, where there is room for one. */
  placeCube(player: number): void {
    const cube = this.#bestCube(player, true);
    if (cube !== undefined) this.#place(player, cube.hex, 'cube');
  }

  #ask(player: number, { hex, asked }: Question): void {
    if (!this.#answer(asked, hex)) this.placeCube(player);
  }

  #search(player: number, hex: Hex): boolean {
    if (!this.#board.has(player, hex)) this.#place(player, hex, 'disc');
    else this.#placeExtraDisc(player);
    for (const other of this.#clockwiseFrom(player)) {
      if (this.#board.has(other, hex)) continue;
      if (this.#answer(other, hex)) continue;
      this.placeCube(player);
      return false;
    }
    return true;
  }

  /** An honest disc or cube; whether it is a disc. */
  #answer(player: number, hex: Hex): boolean {
    const fits = this.#fits(player, hex);
    this.#place(player, hex, fits ? 'disc' : 'cube');
    return fits;
  }

  #weigh(player: number, cubeCost: number): { question?: Question; search?: Search } {
    const view = this.#suspicions[player] ?? [];
    const others = this.#clockwiseFrom(player);
    const spaces = this.#possibleHabitats(player, view, others);
    const total = spaces.reduce((sum, { weight }) => sum + weight, 0);
    let question: Question | undefined;
    let search: Search | undefined;

    for (const { hex, weight } of spaces) {
      let told = 0;
      let reached = 1;
      for (const other of others) {
        if (this.#board.has(other, hex)) continue;
        const suspicion = view[other];
        if (suspicion === undefined) continue;
        const share = shareAllowing(suspicion, hex);
        const bits = answerBits(suspicion, hex);
        told += reached * bits;
        reached *= share;
        if (share === 1) continue;
        const score = bits - (1 - share) * cubeCost + this.chance.gumbel(NOISE);
        if (question === undefined || score > question.score) {
          question = { hex, asked: other, score };
        }
      }
      const probability = weight / total;
      const score =
        told +
        WIN_BITS * probability -
        (1 - probability) * cubeCost -
        this.#discCost(player, hex) +
        this.chance.gumbel(NOISE);
      if (search === undefined || score > search.score) search = { hex, probability, score };
    }
    return { ...(question && { question }), ...(search && { search }) };
  }

  /** The open spaces that fit the player's own clue and may fit all others', weighed. */
  #possibleHabitats(
    player: number,
    view: readonly Suspicion[],
    others: readonly number[],
  ): { hex: Hex; weight: number }[] {
    const spaces: { hex: Hex; weight: number }[] = [];
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (!this.#board.isOpen(hex) || !this.#fits(player, hex)) continue;
      let weight = 1;
      for (const other of others) weight *= shareAllowing(view[other], hex);
      if (weight > 0) spaces.push({ hex, weight });
    }
    return spaces;
  }

  /** The legal cube that leaves the others most in the dark, and the bits that it costs. */
  #bestCube(player: number, noisy: boolean): { hex: Hex; cost: number } | undefined {
    const own = this.#suspicions[player]?.[player];
    if (own === undefined) return undefined;
    let best: { hex: Hex; cost: number; score: number } | undefined;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (!this.#board.isOpen(hex) || this.#fits(player, hex)) continue;
      if (this.#board.has(player, hex)) continue;
      const left = log2(own.count - own.allowing(hex));
      const score = noisy ? left + this.chance.gumbel(NOISE) : left;
      if (best === undefined || score > best.score) {
        best = { hex, score, cost: log2(own.count) - left };
      }
    }
    return best;
  }

  /** Who searches where their disc lies already places another one: the least telling. */
  #placeExtraDisc(player: number): void {
    let best: { hex: Hex; cost: number } | undefined;
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if (!this.#board.isOpen(hex) || !this.#fits(player, hex)) continue;
      if (this.#board.has(player, hex)) continue;
      const cost = this.#discCost(player, hex);
      if (best === undefined || cost < best.cost) best = { hex, cost };
    }
    if (best !== undefined) this.#place(player, best.hex, 'disc');
  }

  /** The bits that the player's disc would tell; none where it lies already. */
  #discCost(player: number, hex: Hex): number {
    const own = this.#suspicions[player]?.[player];
    if (own === undefined || this.#board.has(player, hex)) return 0;
    return log2(own.count) - log2(own.allowing(hex));
  }

  #place(player: number, hex: Hex, piece: 'cube' | 'disc'): void {
    this.#board.place(player, hex, piece);
    const allowed = piece === 'disc';
    const never = () => false;
    if (this.overlook === 0) {
      this.#suspicions[0]?.[player]?.learn(hex, allowed, never);
      return;
    }
    const sometimes = () => this.chance.happens(this.overlook);
    for (const viewer of this.#players) {
      const isOverlooked = viewer === player ? never : sometimes;
      this.#suspicions[viewer]?.[player]?.learn(hex, allowed, isOverlooked);
    }
  }

  #fits(player: number, hex: Hex): boolean {
    return this.table.meanings.each[this.table.clues[player] ?? -1]?.bytes[hex] === 1;
  }

  #clockwiseFrom(player: number): readonly number[] {
    return [...this.#players.slice(player + 1), ...this.#players.slice(0, player)];
  }
}

/** No list of clues is longer. */
const COUNTS = 64;

/** The share, 0 … 1, of a player's possible clues that allow a hex. */
const shareAllowing = (suspicion: Suspicion | undefined, hex: Hex): number =>
  suspicion === undefined ? 1 : suspicion.allowing(hex) / suspicion.count;

const LOG2 = Float64Array.from({ length: COUNTS }, (_, count) => Math.log2(count));
const log2 = (count: number): number => LOG2[count] ?? Math.log2(count);

/** Bits that the answer to a question tells, where so many of the possible clues allow the hex. */
function answerBits(suspicion: Suspicion, hex: Hex): number {
  return BITS[suspicion.count * COUNTS + suspicion.allowing(hex)] ?? 0;
}

const BITS = Float64Array.from({ length: COUNTS * COUNTS }, (_, index) => {
  const share = (index % COUNTS) / Math.floor(index / COUNTS);
  if (!(share > 0 && share < 1)) return 0;
  return -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
});
