import { type Clue, type ClueId, formatClue } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import type { Assist } from '@/lib/game/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { type Seen, struckBy } from '@/lib/solver/struckBy';
import type { Strike } from './standing';

/** What the app may know of one owner's clues. */
export interface Known {
  readonly map: GameMap;
  readonly level: Assist;
  /** The owner's pieces, in the order in which they came. */
  readonly pieces: readonly Seen[];
  /** My own clues, where they are to be reckoned with. */
  readonly own: readonly ClueId[];
  /** The clues that joint deduction leaves, where it is reckoned. */
  readonly possible: ReadonlySet<ClueId> | undefined;
}

/** What strikes a clue out of an owner's list by itself, at the level that the table has agreed to. */
export function boardStrike(clue: Clue, known: Known): Strike | undefined {
  const { map, level, pieces, own, possible } = known;
  if (!isWithinBand(clue, map)) return { by: 'band' };
  if (level === 'none' || level === 'tick-list') return undefined;
  const id = formatClue(clue);
  if (own.includes(id)) return { by: 'own' };
  const piece = struckBy(map, pieces, clue);
  if (piece !== undefined && piece !== 'band') return { by: 'piece', piece };
  return possible === undefined || possible.has(id) ? undefined : { by: 'sets' };
}
