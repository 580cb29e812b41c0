import { type Clue, formatClue } from '../clues/clue';
import { clueCount } from '../data/terms';
import type { Deal } from '../game/deal/deal';
import { HEXES } from '../map/hexSet';
import type { Random } from '../random';
import { inRandomOrder, pick, shuffle } from '../random';
import { evennessOf } from '../simulation/chances';
import type { Evenness } from '../simulation/evenness';
import { type Length, lengthOf, simulateTurns } from '../simulation/length';
import { findFairSets } from '../solver/fairSets';
import { hintChoices } from '../solver/hints';
import { ordersForTwo } from '../solver/twoPlayers';

/** What an observer of a deal knows beside its map and how many play. */
interface Knowledge {
  /** What the table was told of the deal. */
  readonly told: { readonly length?: Length; readonly evenness?: Evenness };
  /** The seat, from 0, whose clue the observer holds, or its two in the game for two. */
  readonly seat?: number;
}

/** So often the sets are gone through, each time in other orders, before an observer counts as certain. */
const ROUNDS = 4;

/**
 * Whether somebody who enumerates all fair sets of the map, lays them out at the seats and simulates
 * each is certain of the habitat before a hint. They are not as soon as one set fits all they know and
 * has another habitat. Not every order of a set is tried: the answer may be a false yes, never a false no.
 */
export function isCertain(dealt: Deal, { told, seat }: Knowledge, random: Random): boolean {
  const { map, players, habitat: dealtHabitat } = dealt;
  const size = clueCount(players);
  const { masksAt, read } = findFairSets(map);
  const others = HEXES.filter(hex => hex !== dealtHabitat);
  const tellsTheSame = (clues: readonly Clue[]) =>
    (told.evenness === undefined || evennessOf(map, clues) === told.evenness) &&
    (told.length === undefined || lengthOf(map, clues, simulateTurns(map, clues)) === told.length);

  for (let round = 0; round < ROUNDS; round++) {
    for (const habitat of inRandomOrder(others, random)) {
      for (const mask of inRandomOrder(masksAt(habitat, size), random)) {
        const set = read(habitat, mask);
        const clues = layOut(set, dealt, seat, random);
        if (clues && hintChoices(set).length > 0 && tellsTheSame(clues)) return false;
      }
    }
  }
  return true;
}

/** The set in an order in which it might have been dealt, the clues that the observer holds at their seat. */
function layOut(
  set: readonly Clue[],
  { map, players, clues }: Deal,
  seat: number | undefined,
  random: Random,
): readonly Clue[] | undefined {
  const each = clues.length / players;
  const first = (seat ?? 0) * each;
  const held = seat === undefined ? [] : clues.slice(first, first + each).map(formatClue);
  const isHeld = (clue: Clue) => held.includes(formatClue(clue));
  if (set.filter(isHeld).length < held.length) return undefined;
  if (players !== 2) {
    const others = set.filter(clue => !isHeld(clue));
    return shuffle(others, random).toSpliced(first, 0, ...set.filter(isHeld));
  }
  const orders = ordersForTwo(map, set).filter(order =>
    held.every((name, at) => order.findIndex(clue => formatClue(clue) === name) === first + at),
  );
  return pick(orders, random);
}
