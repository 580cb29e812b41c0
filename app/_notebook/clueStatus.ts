import { useTranslations } from 'use-intl';
import { type Clue, type ClueId, formatClue } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import type { SeatColor } from '@/lib/data/terms';
import type { Assist } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import type { Owner } from '@/lib/play/pieces';
import { struckBy, type VisiblePiece } from '@/lib/solver/struckBy';

/**
 * Why a clue cannot be somebody's: a stroke by hand, one of their pieces, no fair set that leaves it to them beside
 * everybody else's pieces, that it is my own, or that no deal has it on this map.
 */
type Strike =
  | { readonly by: 'hand' | 'sets' | 'own' | 'band' }
  | { readonly by: 'piece'; readonly piece: VisiblePiece };

/** How a clue stands in somebody's list. */
export interface ClueStatus {
  /** Nothing where it is still possible. */
  readonly strike?: Strike | undefined;
  /** How likely it is, 0 to 1, where that is reckoned. */
  readonly share?: number | undefined;
  /** Whether it is supposed to be theirs, in the layer that is shown. */
  readonly isSupposed?: boolean | undefined;
}

/** How a clue stands in the list that is open. */
export type ClueStatusOf = (clue: Clue) => ClueStatus;

export const isPossible = ({ strike }: ClueStatus): boolean => strike === undefined;

/** Whether it was struck out by a person, who can take the stroke back. */
export const isByHand = (strike: Strike | undefined): boolean => strike?.by === 'hand';

/** A share in whole hundredths; what is possible is at least one. */
export const toPercent = (share: number): number => Math.max(1, Math.round(100 * share));

/** Somebody whose clue is looked for: a player, or one of their two colours in the game for two. */
export interface Opponent {
  readonly owner: Owner;
  /** The number on their pieces. */
  readonly seat: number;
  readonly color: SeatColor;
  readonly name: string;
}

/** What the app may know of one owner's clues. */
interface OwnerKnowledge {
  readonly map: GameMap;
  readonly level: Assist;
  /** The owner's pieces, in the order in which they came. */
  readonly pieces: readonly VisiblePiece[];
  /** My own clues, where they are to be reckoned with. */
  readonly own: readonly ClueId[];
  /** The clues that joint deduction leaves, where it is reckoned. */
  readonly possible: ReadonlySet<ClueId> | undefined;
}

/** What strikes a clue out of an owner's list by itself, at the level that the table has agreed to. */
export function boardStrike(clue: Clue, known: OwnerKnowledge): Strike | undefined {
  const { map, level, pieces, own, possible } = known;
  if (!isWithinBand(clue, map)) return { by: 'band' };
  if (level === 'none' || level === 'tick-list') return undefined;
  const id = formatClue(clue);
  if (own.includes(id)) return { by: 'own' };
  const piece = struckBy(map, pieces, clue);
  if (piece !== undefined && piece !== 'band') return { by: 'piece', piece };
  return possible === undefined || possible.has(id) ? undefined : { by: 'sets' };
}

/** Says in a sentence how a clue stands in somebody's list; nothing of one that is simply possible. */
export function useClueStatusWords(): (
  status: ClueStatus,
  opponent: Opponent,
) => string | undefined {
  const words = useTranslations('notebook');
  return ({ strike, share, isSupposed }, { name }) => {
    if (isSupposed) return words('supposed', { name });
    if (strike === undefined) {
      return share === undefined ? undefined : words('share', { share: toPercent(share) });
    }
    if (strike.by !== 'piece') return words(`struck.${strike.by}`, { name });
    const { kind, hex } = strike.piece;
    return words(`struckBy.${kind}`, { name, space: formatHex(hex) });
  };
}
