import { type Clue, cluesOf, formatClue } from '../clues/clue';
import { clueHexes } from '../clues/clueHexes';
import type { Mode } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { HEX_COUNT, type Hex } from '../map/hexSet';

/**
 * For each clue of a mode, and each hex of a map, 1 where the clue allows the hex, else 0: a byte
 * a hex. `words` are the same bytes, four at a time, to add and subtract them together: sums stay
 * below 49, so no byte carries into the next.
 */
export interface Meaning {
  readonly bytes: Uint8Array;
  readonly words: Uint32Array;
}

/** The meanings of all clues, and how many of them allow each hex. */
export interface Meanings {
  readonly each: readonly Meaning[];
  readonly sum: Meaning;
}

export function readMeanings(map: GameMap): Meanings {
  const each = cluesOf(map.mode).map(clue => {
    const meaning = emptyMeaning();
    for (const hex of clueHexes(clue, map)) meaning.bytes[hex] = 1;
    return meaning;
  });
  const sum = emptyMeaning();
  // Four bytes at a time; see `Meaning`.
  for (const { words } of each) add(sum.words, words);
  return { each, sum };
}

function emptyMeaning(): Meaning {
  const bytes = new Uint8Array(HEX_COUNT);
  return { bytes, words: new Uint32Array(bytes.buffer) };
}

/** The place of a clue in its mode's list. */
export function clueIndex(clue: Clue, mode: Mode): number {
  const name = formatClue(clue);
  const index = cluesOf(mode).findIndex(other => formatClue(other) === name);
  if (index < 0) throw new RangeError(`${mode} does not deal ${name}`);
  return index;
}

/**
 * What is thought of one player's clue: those that are still possible, each as likely as any
 * other, and for every hex how many of them allow it. Changes as pieces are placed.
 */
export class Suspicion {
  readonly #possible: Uint8Array;
  readonly #allowing = emptyMeaning();
  #count: number;

  constructor(private readonly meanings: Meanings) {
    this.#count = meanings.each.length;
    this.#possible = new Uint8Array(this.#count).fill(1);
    this.#allowing.words.set(meanings.sum.words);
  }

  /** How many clues are still possible, at least 1 where every piece was honest. */
  get count(): number {
    return this.#count;
  }

  /** How many of the possible clues allow a hex. */
  allowing(hex: Hex): number {
    return this.#allowing.bytes[hex] ?? 0;
  }

  /** A piece says whether the hex is allowed: other clues are ruled out, unless they are overlooked. */
  learn(hex: Hex, allowed: boolean, isOverlooked: () => boolean): void {
    const said = allowed ? 1 : 0;
    const { each } = this.meanings;
    for (let clue = 0; clue < each.length; clue++) {
      const meaning = each[clue];
      if (meaning === undefined || this.#possible[clue] === 0) continue;
      if (meaning.bytes[hex] === said || isOverlooked()) continue;
      this.#possible[clue] = 0;
      this.#count--;
      subtract(this.#allowing.words, meaning.words);
    }
  }
}

function add(to: Uint32Array, words: Uint32Array): void {
  for (let word = 0; word < to.length; word++) to[word] = (to[word] ?? 0) + (words[word] ?? 0);
}

function subtract(from: Uint32Array, words: Uint32Array): void {
  for (let word = 0; word < from.length; word++)
    from[word] = (from[word] ?? 0) - (words[word] ?? 0);
}
