import { type Clue, formatClue } from '../clues/clue';
import { hintChoices } from '../clues/hints';
import { clueCount } from '../data/terms';
import type { Deal } from '../game/deal/deal';
import { HEXES } from '../map/hexSet';
import type { Random } from '../random';
import { inRandomOrder, pick, shuffle } from '../random';
import { evennessOf } from '../simulation/chances';
import type { Evenness } from '../simulation/evenness';
import { type Length, lengthOf, simulateTurns } from '../simulation/length';
import { findFairSets } from '../solver/fairSets';
import { ordersForTwo } from '../solver/twoPlayers';

/** An observer's knowledge of a deal besides its map and the number of players. */
interface ObserverKnowledge {
  /** The published properties of the deal. */
  readonly shown: { readonly length?: Length; readonly evenness?: Evenness };
  /** The seat, from 0, whose clue (two in the two-player game) the observer holds. */
  readonly seat?: number;
}

/** Number of passes over all sets, each with other random orders, before an observer counts as certain. */
const ROUNDS = 4;

/**
 * Whether an observer who enumerates all fair sets of the map, assigns them to the seats and simulates each knows the
 * habitat for certain before a hint. One set with another habitat that fits their knowledge disproves it. Not every
 * order of a set is tried, so the result may be a false `true`, but never a false `false`.
 */
export function isCertain(
  dealt: Deal,
  { shown, seat }: ObserverKnowledge,
  random: Random,
): boolean {
  const { map, players, habitat: dealtHabitat } = dealt;
  const size = clueCount(players);
  const { masksAt, read } = findFairSets(map);
  const others = HEXES.filter(hex => hex !== dealtHabitat);
  const hasSameGrade = (clues: readonly Clue[]) =>
    (shown.evenness === undefined || evennessOf(map, clues) === shown.evenness) &&
    (shown.length === undefined ||
      lengthOf(map, clues, simulateTurns(map, clues)) === shown.length);

  for (let round = 0; round < ROUNDS; round++) {
    for (const habitat of inRandomOrder(others, random)) {
      for (const mask of inRandomOrder(masksAt(habitat, size), random)) {
        const set = read(habitat, mask);
        const clues = layOut(set, dealt, seat, random);
        if (clues && hintChoices(set).length > 0 && hasSameGrade(clues)) return false;
      }
    }
  }
  return true;
}

/** The set in a random possible order with the observer's clues at their seat; `undefined` if there is none. */
function layOut(
  set: readonly Clue[],
  { map, players, clues }: Deal,
  seat: number | undefined,
  random: Random,
): readonly Clue[] | undefined {
  const perPlayer = clues.length / players;
  const first = (seat ?? 0) * perPlayer;
  const held = seat === undefined ? [] : clues.slice(first, first + perPlayer).map(formatClue);
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
