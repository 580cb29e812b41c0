import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { Mode } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEX_COUNT, type Hex } from '../map/hexSet';

/**
 * One byte per hex: 1 if a clue allows the hex, else 0, or the number of clues that allow it. `words` views the same
 * bytes, to add and subtract four at a time: sums do not exceed the number of a mode's clues, and while that is at
 * most 255, no byte carries into the next.
 */
interface ClueArea {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
}

/** The areas of all clues of a mode, and the number of clues that allow each hex. */
interface ClueAreas {
  readonly byClue: readonly ClueArea[];
  readonly sum: ClueArea;
}

export function clueAreasOf(map: GameMap): ClueAreas {
  const byClue = cluesOf(map.mode).map(clue => {
    const area = emptyArea();
    for (const hex of clueHexes(clue, map)) area.bytes[hex] = 1;
    return area;
  });
  const sum = emptyArea();
  for (const { words } of byClue) add(sum.words, words);
  return { byClue, sum };
}

function emptyArea(): ClueArea {
  const bytes = new Uint8Array(HEX_COUNT);
  return { bytes, words: new Uint32Array(bytes.buffer) };
}

/** The index of a clue in `cluesOf(mode)`. Throws a RangeError if the mode does not deal it. */
export function clueIndex(clue: Clue, mode: Mode): number {
  const name = formatClue(clue);
  const index = cluesOf(mode).findIndex(other => formatClue(other) === name);
  if (index < 0) throw new RangeError(`${mode} does not deal ${name}`);
  return index;
}

/** The clues that a viewer considers possible, counted; each is equally likely. */
export interface Possibilities {
  /** By player, the number of clues still possible; at least 1 if every piece was honest. */
  readonly counts: ArrayLike<number>;
  /** By player and hex, how many of these clues allow the hex. */
  readonly allowing: readonly ArrayLike<number>[];
}

/** One viewer's beliefs about every player's clue, updated in place with every piece. */
export class ClueBeliefs implements Possibilities {
  readonly counts: Uint8Array;
  readonly allowing: readonly Uint8Array[];
  readonly #players: readonly ClueBelief[];

  constructor(
    private readonly areas: ClueAreas,
    players: number,
  ) {
    this.counts = new Uint8Array(players);
    this.#players = Array.from({ length: players }, () => ({
      isPossible: new Uint8Array(areas.byClue.length),
      allowing: emptyArea(),
    }));
    this.allowing = this.#players.map(({ allowing }) => allowing.bytes);
    this.clear();
  }

  /** Resets to the start of a game: all clues are possible. */
  clear(): void {
    const { byClue, sum } = this.areas;
    this.counts.fill(byClue.length);
    for (const { isPossible, allowing } of this.#players) {
      isPossible.fill(1);
      allowing.words.set(sum.words);
    }
  }

  /** Rules out the clues that a player's piece contradicts, except those for which `isOverlooked` returns true. */
  learn(player: number, hex: Hex, allowed: boolean, isOverlooked: () => boolean): void {
    const belief = this.#players[player];
    if (belief === undefined) throw new RangeError(`no player ${player}`);
    const { isPossible, allowing } = belief;
    const answer = allowed ? 1 : 0;
    const { byClue } = this.areas;
    let count = this.counts[player] ?? 0;
    for (let clue = 0; clue < byClue.length; clue++) {
      const area = byClue[clue];
      if (area === undefined || isPossible[clue] === 0) continue;
      if (area.bytes[hex] === answer || isOverlooked()) continue;
      isPossible[clue] = 0;
      count--;
      subtract(allowing.words, area.words);
    }
    this.counts[player] = count;
  }
}

interface ClueBelief {
  /** By clue index, 1 or 0. */
  readonly isPossible: Uint8Array;
  readonly allowing: ClueArea;
}

function add(to: Uint32Array, words: Uint32Array): void {
  for (let word = 0; word < to.length; word++) to[word] = (to[word] ?? 0) + (words[word] ?? 0);
}

function subtract(from: Uint32Array, words: Uint32Array): void {
  for (let word = 0; word < from.length; word++)
    from[word] = (from[word] ?? 0) - (words[word] ?? 0);
}
