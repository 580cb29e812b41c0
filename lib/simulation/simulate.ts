import type { Clue } from '../clues/clue';
import type { GameMap } from '../map/gameMap';
import { HEXES, type Hex } from '../map/hexSet';
import { Board } from './board';
import { decide } from './decide';
import type { Luck } from './luck';
import type { PlayerView } from './playerView';
import { clueIndex, readMeanings, Suspicions } from './suspicion';

export interface Outcome {
  /** From 0, clockwise. */
  readonly winner: number;
  /** Questions and searches; the initial sharing is not counted. */
  readonly turns: number;
}

/** A player at the table: what their clue makes them answer, and what they know when something is due. */
interface Player {
  readonly index: number;
  /** By hex, 1 where the clue allows it. */
  readonly allows: Uint8Array;
  readonly suspicions: Suspicions;
  readonly views: Readonly<Record<PlayerView['due'], PlayerView>>;
}

const MOST_TURNS = 400;
const SHARING_ROUNDS = 2;

/**
 * Whole games of simulated players, by the rulebook: who is due, what an action leads to, when it is
 * won. What the players do they decide themselves (`decide.ts`); what they answer their clues decide.
 * Games of one deal are played one after another at the same table: nothing is built for a game.
 */
export class Simulation {
  readonly #board = new Board();
  readonly #players: readonly Player[];

  /** `overlook` is how often somebody overlooks that a piece rules a clue out, 0 (never) … 1. */
  constructor(
    deal: { readonly map: GameMap; readonly clues: readonly Clue[] },
    private readonly luck: Luck,
    private readonly overlook = 0,
  ) {
    this.#players = seatPlayers(deal.map, deal.clues, this.#board, overlook > 0);
  }

  /** A whole game; player `start`, from 0, places the first cube and has the first turn. */
  play(start: number): Outcome {
    this.#board.clear();
    for (const { suspicions } of this.#players) suspicions.clear();

    const turnOrder = [...this.#players.slice(start), ...this.#players.slice(0, start)];
    for (let round = 0; round < SHARING_ROUNDS; round++) {
      for (const player of turnOrder) this.#act(player, 'cube');
    }
    for (let turns = 0; turns < MOST_TURNS; ) {
      for (const player of turnOrder) {
        turns++;
        if (this.#act(player, 'turn')) return { winner: player.index, turns };
      }
    }
    throw new Error('a simulated game did not end');
  }

  /** Has a player do what is due; whether that found the habitat. */
  #act(player: Player, due: PlayerView['due']): boolean {
    const action = decide(player.views[due], this.luck);
    switch (action.kind) {
      case 'ask':
        if (!this.#answer(action.asked, action.hex)) this.#act(player, 'cube');
        return false;
      case 'search':
        return this.#search(player, action.hex, action.disc);
      case 'cube':
        this.#place(player.index, action.hex, 'cube');
        return false;
      case 'pass':
        return false;
    }
  }

  #search(player: Player, hex: Hex, disc: Hex | undefined): boolean {
    if (disc !== undefined) this.#place(player.index, disc, 'disc');
    for (const other of player.views.turn.others) {
      if (this.#board.has(other, hex) || this.#answer(other, hex)) continue;
      this.#act(player, 'cube');
      return false;
    }
    return true;
  }

  /** An honest disc or cube; whether it is a disc. */
  #answer(player: number, hex: Hex): boolean {
    const fits = this.#players[player]?.allows[hex] === 1;
    this.#place(player, hex, fits ? 'disc' : 'cube');
    return fits;
  }

  #place(player: number, hex: Hex, piece: 'cube' | 'disc'): void {
    this.#board.place(player, hex, piece);
    const allowed = piece === 'disc';
    if (this.overlook === 0) {
      this.#players[0]?.suspicions.learn(player, hex, allowed, never);
      return;
    }
    const sometimes = () => this.luck.happens(this.overlook);
    for (const { index, suspicions } of this.#players) {
      suspicions.learn(player, hex, allowed, index === player ? never : sometimes);
    }
  }
}

const never = (): boolean => false;

/** Who overlooks nothing takes the pieces for the same as all others: they share their suspicions. */
function seatPlayers(
  map: GameMap,
  clues: readonly Clue[],
  pieces: Board,
  overlooking: boolean,
): readonly Player[] {
  const meanings = readMeanings(map);
  const shared = new Suspicions(meanings, clues.length);
  const indexes = clues.map((_, index) => index);
  return clues.map((clue, index) => {
    const allows = meanings.each[clueIndex(clue, map.mode)]?.bytes ?? new Uint8Array();
    const suspicions = overlooking ? new Suspicions(meanings, clues.length) : shared;
    const known = {
      self: index,
      others: [...indexes.slice(index + 1), ...indexes.slice(0, index)],
      allowed: HEXES.filter(hex => allows[hex] === 1),
      ruledOut: HEXES.filter(hex => allows[hex] === 0),
      pieces,
      possible: suspicions,
    };
    const views = { turn: { due: 'turn', ...known }, cube: { due: 'cube', ...known } } as const;
    return { index, allows, suspicions, views };
  });
}
