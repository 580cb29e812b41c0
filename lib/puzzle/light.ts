import { type Hex, HexSet, intersection } from '../map/hexSet';
import type { ClueOnMap } from '../solver/clueLists';

/** The clues that another player may still hold. */
export type List = readonly ClueOnMap[];

/** By other player (owner 1 first), the clues that have not been crossed out. */
export type Lists = readonly List[];

/** The spaces of `free` that every other player has a clue for. `free` are those that the reader's clue allows. */
export const lightOf = (free: HexSet, lists: Lists): HexSet =>
  intersection([
    free,
    ...lists.map(list => list.reduce((some, { hexes }) => some.union(hexes), HexSet.empty)),
  ]);

/**
 * This lit space and every other lit space that all clues allowing this one allow, too: they remain possible with it.
 * A deal leaves one space, so this one can be the habitat only if there are no others.
 */
export function besides(space: Hex, free: HexSet, lists: Lists): HexSet {
  let all = free;
  for (const list of lists)
    for (const { hexes } of list) if (hexes.has(space)) all = all.intersect(hexes);
  return all;
}

/** The lit spaces that the clues distinguish from every other. Lazy, since callers often need only the first two. */
export function* aloneIn(free: HexSet, lists: Lists): Generator<Hex> {
  for (const space of lightOf(free, lists)) if (besides(space, free, lists).size === 1) yield space;
}

/** Lit spaces that the same clues allow, and the others that remain possible with them. */
export interface Kind {
  readonly spaces: HexSet;
  readonly besides: HexSet;
}

/** The lit spaces, grouped by kind. */
export function kindsOf(free: HexSet, lists: Lists): readonly Kind[] {
  const kinds: Kind[] = [];
  const all = new Map([...lightOf(free, lists)].map(hex => [hex, besides(hex, free, lists)]));
  for (const [space, stay] of all) {
    if (kinds.some(({ spaces }) => spaces.has(space))) continue;
    // Spaces that remain possible with each other are allowed by the same clues.
    const same = [...stay].filter(each => all.get(each)?.has(space));
    kinds.push({ spaces: HexSet.of(same), besides: stay });
  }
  return kinds;
}

/** A clue for each other player, and the spaces that all of them and the reader's clue allow. */
export interface Pairing {
  readonly clues: List;
  readonly left: HexSet;
}

/** Every choice of clues, one for each other player. No two players hold the same clue. */
export const pairingsOf = (free: HexSet, lists: Lists): readonly Pairing[] =>
  lists.reduce<readonly Pairing[]>(
    (pairings, list) =>
      pairings.flatMap(({ clues, left }) =>
        list
          .filter(clue => !clues.includes(clue))
          .map(clue => ({ clues: [...clues, clue], left: left.intersect(clue.hexes) })),
      ),
    [{ clues: [], left: free }],
  );

/**
 * How many pairings have to be tried blindly, on average, until one leaves a single space. Clues of a list that allow
 * the same lit spaces count once.
 */
export function blindTries(free: HexSet, lists: Lists): number {
  const light = lightOf(free, lists);
  const litBy = ({ hexes }: ClueOnMap) => hexes.intersect(light);
  const tried = new Map(
    pairingsOf(free, lists).map(({ clues, left }) => [
      clues
        .map((clue, index) => lists[index]?.findIndex(each => litBy(each).equals(litBy(clue))))
        .join(),
      left.size === 1,
    ]),
  );
  return (tried.size + 1) / ([...tried.values()].filter(isOne => isOne).length + 1);
}
