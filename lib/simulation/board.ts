import { HEX_COUNT, type Hex } from '../map/hexSet';

/** The pieces on a table as anybody sees them; players are numbered from 0. */
export interface Pieces {
  /** A space with any cube is closed: no question, search or piece there. */
  isOpen(hex: Hex): boolean;
  /** Whether a player has a piece there; nobody has two on one space. */
  has(player: number, hex: Hex): boolean;
}

/** The pieces of one simulated game after another. */
export class Board implements Pieces {
  readonly #cubes = new Uint8Array(HEX_COUNT);
  /** For each hex the players who have a piece there, one bit each. */
  readonly #owners = new Uint8Array(HEX_COUNT);

  /** Takes all pieces off. */
  clear(): void {
    this.#cubes.fill(0);
    this.#owners.fill(0);
  }

  isOpen(hex: Hex): boolean {
    return this.#cubes[hex] === 0;
  }

  has(player: number, hex: Hex): boolean {
    return (((this.#owners[hex] ?? 0) >> player) & 1) === 1;
  }

  /** Throws where the rules allow no piece of that player. */
  place(player: number, hex: Hex, piece: 'cube' | 'disc'): void {
    if (!this.isOpen(hex) || this.has(player, hex)) {
      throw new Error(`player ${player} cannot place a ${piece} on ${hex}`);
    }
    if (piece === 'cube') this.#cubes[hex] = 1;
    this.#owners[hex] = (this.#owners[hex] ?? 0) | (1 << player);
  }
}
