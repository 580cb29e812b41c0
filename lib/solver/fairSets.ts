import { type Clue, SUBJECTS } from '../clues/clue';
import { BAND, subjectHexes } from '../clues/clueHexes';
import type { ClueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { bitCount, HEX_COUNT, HEXES, type Hex } from '../map/hexSet';
import { HittingSets, type Mask } from './hittingSets';

/**
 * Finds every fair set of clues on a map.
 *
 * Fix a habitat. Each of the 24 subjects can only have the sign that is true there, so a set of clues is a set of
 * subjects: a mask of 24 bits. Any other hex is excluded by exactly those subjects that differ between it and the
 * habitat: again 24 bits, an *edge*. Then
 *
 * - the habitat is the only one   ⇔ the set meets every edge (it is a hitting set);
 * - every clue is needed          ⇔ no subject can be left out (the hitting set is minimal).
 *
 * Only the inclusion-minimal edges matter: some 20 of 107, at most 58 in thousands of maps.
 *
 * This takes three and a half times as long as the same method in C (`fairSets.reference.c`), and less than a
 * twentieth of the time of a plain loop over combinations (`npm run bench`).
 */
export interface FairSets {
  /** The number of fair sets of that size on the map. */
  count(size: ClueCount): number;
  /** The numbers for every size. */
  counts(): FairSetCounts;
  /** The habitats that have a fair set of that size, in hex order. */
  habitats(size: ClueCount): readonly Hex[];
  /** The fair sets of that size at `habitat`; each set is in the order of `SUBJECTS`. */
  at(habitat: Hex, size: ClueCount): readonly FairSet[];
  /** The same sets in the same order as masks, for callers that draw a few of thousands; `read` converts them. */
  masksAt(habitat: Hex, size: ClueCount): readonly Mask[];
  /** The clues of a mask from `masksAt` for the same habitat. */
  read(habitat: Hex, mask: Mask): FairSet;
  /** The subjects that are true at a habitat; all others can only be negated there. */
  truthAt(habitat: Hex): Mask;
}

/** How many fair sets of each size a map has. */
export type FairSetCounts = Readonly<Record<ClueCount, number>>;

/** Distinct clues, all needed, that together leave exactly one hex. Their order has no meaning. */
export type FairSet = readonly Clue[];

interface FairSetRules {
  /** Whether each subject must be within the band, 42 to 64 hexes, as in every deal. */
  readonly band: boolean;
}

/** Searches lazily, per habitat and size, and caches the results. */
export function findFairSets(map: GameMap, { band }: FairSetRules = { band: true }): FairSets {
  const { truths, usable } = readSubjects(map, band);
  const hittingSets = new HittingSets();
  /** By habitat, then by size up to the largest size requested so far. */
  const found: (readonly (readonly Mask[])[])[] = [];

  function masksAt(habitat: Hex, size: ClueCount): readonly Mask[] {
    const known = found[habitat]?.[size];
    if (known !== undefined) return known;
    const allowed = map.mode === 'normal' ? usable & truthAt(habitat) : usable;
    const bySize = hittingSets.find(edgesAround(habitat, truths, allowed), size);
    found[habitat] = bySize;
    return bySize[size] ?? [];
  }
  const has = (size: ClueCount) => (habitat: Hex) => masksAt(habitat, size).length > 0;
  const truthAt = (habitat: Hex) => truths[habitat] ?? 0;
  const read = (habitat: Hex, mask: Mask) => readClues(mask, truthAt(habitat));

  const count = (size: ClueCount) =>
    HEXES.reduce((sum, habitat) => sum + masksAt(habitat, size).length, 0);

  return {
    count,
    // Largest first: that search finds the smaller sets as well.
    counts: () => ({ 5: count(5), 4: count(4), 3: count(3) }),
    habitats: size => HEXES.filter(has(size)),
    at: (habitat, size) => masksAt(habitat, size).map(mask => read(habitat, mask)),
    masksAt,
    read,
    truthAt,
  };
}

/** By hex, the subjects that are true there; and the subjects that may be used at all. */
function readSubjects(map: GameMap, band: boolean): { truths: Int32Array; usable: Mask } {
  const truths = new Int32Array(HEX_COUNT);
  let usable = 0;
  SUBJECTS.forEach((subject, index) => {
    const hexes = subjectHexes(subject, map);
    for (const hex of hexes) truths[hex] = (truths[hex] ?? 0) | (1 << index);
    const inBand = hexes.size >= BAND.least && hexes.size <= BAND.most;
    if (inBand || !band) usable |= 1 << index;
  });
  return { truths, usable };
}

const readClues = (mask: Mask, truth: Mask): FairSet =>
  SUBJECTS.flatMap((subject, index) =>
    (mask >> index) & 1 ? [{ ...subject, negated: ((truth >> index) & 1) === 0 }] : [],
  );

/** The inclusion-minimal edges around a habitat, shortest first, then in the order of the hexes. */
function edgesAround(habitat: Hex, truths: Int32Array, allowed: Mask): Int32Array {
  const truth = truths[habitat] ?? 0;
  const byLength: Mask[][] = Array.from({ length: SUBJECTS.length + 1 }, () => []);
  for (let hex = 0; hex < truths.length; hex++) {
    const edge = (truth ^ (truths[hex] ?? 0)) & allowed;
    if (hex === habitat) continue;
    // No subject distinguishes this hex from the habitat. The empty edge is a subset of all others: no set exists.
    if (edge === 0) return Int32Array.of(0);
    byLength[bitCount(edge)]?.push(edge);
  }
  const minimal = new Int32Array(truths.length);
  let count = 0;
  for (const edges of byLength) {
    for (const edge of edges) {
      let shorter = 0;
      while (shorter < count && ((minimal[shorter] ?? 0) & ~edge) !== 0) shorter++;
      if (shorter === count) minimal[count++] = edge;
    }
  }
  return minimal.subarray(0, count);
}
