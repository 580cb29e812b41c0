import type { Hex } from '../map/hexSet';
import { Board } from './board';
import type { Chance } from './chance';
import { Suspicions } from './suspicion';
import type { Player, Table } from './table';
import { type Question, Weighing } from './weighing';

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
 * rulebook's; the valuations are those of the study in lib/README.md ("How long a deal lasts").
 */
export interface Outcome {
  readonly winner: number;
  /** Questions and searches; the initial sharing is not counted. */
  readonly turns: number;
}

const BOLD_ENOUGH = 0.33;
const MOST_TURNS = 400;
const SHARING_ROUNDS = 2;

/** Plays games of one deal, one after another, at the same table: nothing is built for a game. */
export class Simulation {
  readonly #board = new Board();
  readonly #weighing: Weighing;
  /** By viewer. Viewers who overlook nothing share one. */
  readonly #views: readonly Suspicions[];

  /** `overlook` is how often somebody overlooks that a piece rules a clue out, 0 … 1. */
  constructor(
    private readonly table: Table,
    private readonly overlook: number,
    private readonly chance: Chance,
  ) {
    this.#weighing = new Weighing(this.#board, chance);
    const view = () => new Suspicions(table.meanings, table.players.length);
    const shared = view();
    this.#views = table.players.map(() => (overlook > 0 ? view() : shared));
  }

  /** A whole game; player `start`, from 0, places the first cube and has the first turn. */
  play(start: number): Outcome {
    this.#board.clear();
    for (const view of this.#views) view.clear();

    const { players } = this.table;
    const turnOrder = [...players.slice(start), ...players.slice(0, start)];
    for (let round = 0; round < SHARING_ROUNDS; round++) {
      for (const player of turnOrder) this.#placeCube(player);
    }
    for (let turns = 0; turns < MOST_TURNS; ) {
      for (const player of turnOrder) {
        turns++;
        if (this.#takeTurn(player)) return { winner: player.index, turns };
      }
    }
    throw new Error('a simulated game did not end');
  }

  /** One turn; whether it found the habitat. */
  #takeTurn(player: Player): boolean {
    const view = this.#viewOf(player);
    const cubeCost = this.#weighing.bestCube(player, view, false)?.cost ?? 0;
    const { question, search } = this.#weighing.weigh(player, view, cubeCost);
    const searches =
      search !== undefined &&
      (question === undefined ||
        (search.probability >= BOLD_ENOUGH && search.score > question.score));
    if (searches) return this.#search(player, search.hex);
    if (question !== undefined) this.#ask(player, question);
    return false;
  }

  /** The cube that gives least away, where there is room for one. */
  #placeCube(player: Player): void {
    const cube = this.#weighing.bestCube(player, this.#viewOf(player), true);
    if (cube !== undefined) this.#place(player.index, cube.hex, 'cube');
  }

  #ask(player: Player, { hex, asked }: Question): void {
    if (!this.#answer(asked, hex)) this.#placeCube(player);
  }

  #search(player: Player, hex: Hex): boolean {
    if (!this.#board.has(player.index, hex)) this.#place(player.index, hex, 'disc');
    else this.#placeExtraDisc(player);
    for (const other of player.others) {
      if (this.#board.has(other, hex)) continue;
      if (this.#answer(other, hex)) continue;
      this.#placeCube(player);
      return false;
    }
    return true;
  }

  /** An honest disc or cube; whether it is a disc. */
  #answer(player: number, hex: Hex): boolean {
    const fits = this.table.players[player]?.allows[hex] === 1;
    this.#place(player, hex, fits ? 'disc' : 'cube');
    return fits;
  }

  /** Who searches where their disc lies already places another one: the least telling. */
  #placeExtraDisc(player: Player): void {
    const hex = this.#weighing.bestDisc(player, this.#viewOf(player));
    if (hex !== undefined) this.#place(player.index, hex, 'disc');
  }

  #place(player: number, hex: Hex, piece: 'cube' | 'disc'): void {
    this.#board.place(player, hex, piece);
    const allowed = piece === 'disc';
    if (this.overlook === 0) {
      this.#views[0]?.learn(player, hex, allowed, never);
      return;
    }
    const sometimes = () => this.chance.happens(this.overlook);
    this.#views.forEach((view, viewer) => {
      view.learn(player, hex, allowed, viewer === player ? never : sometimes);
    });
  }

  #viewOf({ index }: Player): Suspicions {
    const view = this.#views[index];
    if (view === undefined) throw new RangeError(`no player ${index}`);
    return view;
  }
}

const never = (): boolean => false;
