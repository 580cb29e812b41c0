import { type Clue, SUBJECTS } from '../clues/clue';
import { BAND, subjectHexes } from '../clues/clueHexes';
import type { ClueCount } from '../data/terms';
import type { GameMap } from '../map/gameMap';
import { bitCount, HEX_COUNT, HEXES, type Hex } from '../map/hexSet';

/**
 * Every fair set of clues on a map.
 *
 * Fix a habitat. Each of the 24 subjects can be used with one sign only, the one that is true
 * there, so a set of clues is a set of subjects: a number of 24 bits. Any other hex is excluded
 * by exactly those subjects that speak differently of it than of the habitat: again 24 bits, an
 * *edge*. Then
 *
 * - the habitat is the only one   ⇔ the set meets every edge (it is a hitting set);
 * - every clue is needed          ⇔ no subject can be left out (it is a minimal one).
 *
 * Only the inclusion-minimal edges matter for that, some 20 of 107. The search takes the
 * shortest edge not yet met and tries each subject in it; a subject that would take the last
 * private edge from a chosen one is never tried (the criterion of MMCS, Murakami and Uno 2014).
 * The last subject needs no search at all: it lies in every edge that is left.
 *
 * Tried on the way, milliseconds an advanced map without the band, in one run: a test of the
 * whole set at every step instead of private edges 6 to 7; lists built for the last two steps as
 * for the others 7 to 8; this 5. A plain loop over combinations takes twenty times as long
 * (`npm run bench`).
 */
export interface FairSets {
  /** How many fair sets of that size the map has. */
  count(size: ClueCount): number;
  /** The habitats that have a fair set of that size, in order. */
  habitats(size: ClueCount): readonly Hex[];
  /** Whether at least so many habitats have a fair set of that size; no more of them are searched than it takes. */
  offers(size: ClueCount, least: number): boolean;
  /** The fair sets of that size whose habitat is `habitat`; each set in the order of the subjects. */
  at(habitat: Hex, size: ClueCount): readonly FairSet[];
}

/** Different clues, all needed, that together leave the habitat alone. Order carries no meaning. */
export type FairSet = readonly Clue[];

export interface FairSetRules {
  /** Whether each clue must lie within the band. True, unless the question is one of counting. */
  readonly band: boolean;
}

export const MOST_CLUES = 5;

/** Finds them for three to five clues at once; what is not asked about is not searched. */
export function findFairSets(map: GameMap, { band }: FairSetRules = { band: true }): FairSets {
  const { truths, usable } = readSubjects(map, band);
  const found: (MasksBySize | undefined)[] = [];

  /** Each habitat is searched when it is first asked about: who wishes for one waits for no other. */
  function search(habitat: Hex): MasksBySize {
    const truth = truths[habitat] ?? 0;
    const allowed = map.mode === 'normal' ? usable & truth : usable;
    const masks =
      found[habitat] ?? minimalHittingSets(edgesAround(habitat, truths, allowed), allowed);
    found[habitat] = masks;
    return masks;
  }
  const masks = (habitat: Hex, size: ClueCount) => search(habitat)[size] ?? [];

  return {
    count: size => HEXES.reduce((sum, habitat) => sum + masks(habitat, size).length, 0),
    habitats: size => HEXES.filter(habitat => masks(habitat, size).length > 0),
    offers: (size, least) => {
      let missing = least;
      for (const habitat of HEXES) {
        if (missing <= 0 || missing > HEX_COUNT - habitat) break;
        if (masks(habitat, size).length > 0) missing--;
      }
      return missing <= 0;
    },
    at: (habitat, size) => masks(habitat, size).map(mask => readClues(mask, truths[habitat] ?? 0)),
  };
}

/** For each hex the subjects that are true of it; and the subjects that may be used at all. */
function readSubjects(map: GameMap, band: boolean): { truths: Int32Array; usable: number } {
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

const readClues = (mask: number, truth: number): FairSet =>
  SUBJECTS.flatMap((subject, index) =>
    (mask >> index) & 1 ? [{ ...subject, negated: ((truth >> index) & 1) === 0 }] : [],
  );

/** The inclusion-minimal edges around a habitat, shortest first. */
function edgesAround(habitat: Hex, truths: Int32Array, allowed: number): number[] {
  const truth = truths[habitat] ?? 0;
  const byLength: number[][] = Array.from({ length: SUBJECTS.length + 1 }, () => []);
  for (const hex of HEXES) {
    if (hex === habitat) continue;
    const edge = (truth ^ (truths[hex] ?? 0)) & allowed;
    byLength[bitCount(edge)]?.push(edge);
  }
  const minimal: number[] = [];
  for (const edges of byLength) {
    for (const edge of edges) {
      if (!minimal.some(shorter => (shorter & edge) === shorter)) minimal.push(edge);
    }
  }
  return minimal;
}

/** Masks by their number of bits. */
type MasksBySize = Readonly<Record<number, readonly number[]>>;

/** A partial choice: which bits, and what the edges say of it. */
interface Branch {
  readonly chosen: number;
  readonly size: number;
  /** The edges that no chosen bit meets, shortest first. */
  readonly unmet: readonly number[];
  /** The edges that only one chosen bit meets: the proofs that it is needed. */
  readonly proofs: readonly number[];
  /** The bits that may still join. */
  readonly candidates: number;
}

/** The minimal hitting sets of up to `MOST_CLUES` of the `allowed` bits. */
function minimalHittingSets(edges: readonly number[], allowed: number): MasksBySize {
  const found: number[][] = Array.from({ length: MOST_CLUES + 1 }, () => []);

  function search(branch: Branch): void {
    const { chosen, size, unmet, candidates } = branch;
    const [shortest] = unmet;
    if (shortest === undefined) {
      found[size]?.push(chosen);
      return;
    }
    let left = candidates;
    for (let choices = shortest & candidates; choices !== 0; choices &= choices - 1) {
      const choice = choices & -choices;
      left &= ~choice;
      if (size < MOST_CLUES - 2) search(extend(branch, choice, left));
      else recordLast(branch, choice, left);
    }
  }

  function recordLast(branch: Branch, choice: number, candidates: number): void {
    const chosen = branch.chosen | choice;
    if (branch.unmet.every(edge => (edge & choice) !== 0)) {
      found[MOST_CLUES - 1]?.push(chosen);
      return;
    }
    for (let last = completions(branch, choice, candidates); last !== 0; last &= last - 1) {
      found[MOST_CLUES]?.push(chosen | (last & -last));
    }
  }

  search({ chosen: 0, size: 0, unmet: edges, proofs: [], candidates: allowed });
  return found;
}

/** The branch with one bit more, less the candidates that would make a chosen bit needless. */
function extend(branch: Branch, choice: number, candidates: number): Branch {
  const proofs = branch.proofs.filter(edge => (edge & choice) === 0);
  const unmet: number[] = [];
  for (const edge of branch.unmet) ((edge & choice) === 0 ? unmet : proofs).push(edge);
  const chosen = branch.chosen | choice;
  return {
    chosen,
    size: branch.size + 1,
    unmet,
    proofs,
    candidates: candidates & ~spoilers(chosen, proofs),
  };
}

/** The bits that would meet every proof of some chosen bit, and so make it needless. */
function spoilers(chosen: number, proofs: readonly number[]): number {
  let spoiling = 0;
  for (let left = chosen; left !== 0; left &= left - 1) {
    const bit = left & -left;
    let common = -1;
    for (const edge of proofs) if ((edge & bit) !== 0) common &= edge;
    spoiling |= common;
  }
  return spoiling;
}

/**
 * The candidates that complete the branch together with `choice`: in every edge that is still
 * unmet, and no spoiler. As `extend`, but nothing is built: most of the search happens here.
 */
function completions(
  { chosen, unmet, proofs }: Branch,
  choice: number,
  candidates: number,
): number {
  let complete = candidates;
  let proofsOfChoice = -1;
  for (const edge of unmet) {
    if ((edge & choice) === 0) complete &= edge;
    else proofsOfChoice &= edge;
    if (complete === 0) return 0;
  }
  complete &= ~proofsOfChoice;
  for (let left = chosen; left !== 0 && complete !== 0; left &= left - 1) {
    const bit = left & -left;
    let common = -1;
    for (const edge of proofs) if ((edge & bit) !== 0 && (edge & choice) === 0) common &= edge;
    complete &= ~common;
  }
  return complete;
}
