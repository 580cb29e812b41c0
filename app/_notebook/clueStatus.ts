import { useTranslations } from 'use-intl';
import type { Owner, Piece } from '@/lib/board/pieces';
import { type Clue, type ClueId, formatClue } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import type { SeatColor } from '@/lib/data/terms';
import type { Assist } from '@/lib/game/votes/assist';
import type { GameMap } from '@/lib/map/gameMap';
import { formatHex } from '@/lib/map/hexName';
import { struckBy } from '@/lib/solver/struckBy';

/**
 * Why a clue cannot be an owner's: struck out by hand, ruled out by one of their pieces, in no fair clue set that
 * fits all pieces, the reader's own clue, or never dealt on this map.
 */
type Strike =
  | { readonly by: 'hand' | 'sets' | 'own' | 'band' }
  | { readonly by: 'piece'; readonly piece: Piece };

/** A clue's status in an owner's list. */
export interface ClueStatus {
  /** `undefined` while the clue is possible. */
  readonly strike?: Strike | undefined;
  /** How likely it is, 0 to 1; `undefined` if that is not computed. */
  readonly share?: number | undefined;
  /** Whether the visible what-if layer assumes that the owner has it. */
  readonly isSupposed?: boolean | undefined;
}

/** A clue's status in the open list. */
export type ClueStatusOf = (clue: Clue) => ClueStatus;

export const isPossible = ({ strike }: ClueStatus): boolean => strike === undefined;

/** Whether it was struck out by hand, which can be undone. */
export const isByHand = (strike: Strike | undefined): boolean => strike?.by === 'hand';

/** A share in whole percent; at least 1, because the clue is possible. */
export const toPercent = (share: number): number => Math.max(1, Math.round(100 * share));

/** Another player, or one of their two colours in the game for two. */
export interface Opponent {
  readonly owner: Owner;
  /** The number on their pieces. */
  readonly seat: number;
  readonly color: SeatColor;
  readonly name: string;
}

/** What the app may use to rule out one owner's clues. */
interface OwnerKnowledge {
  readonly map: GameMap;
  readonly level: Assist;
  /** The owner's pieces, in the order they were placed. */
  readonly pieces: readonly Piece[];
  /** The reader's own clues, if they are to be taken into account. */
  readonly own: readonly ClueId[];
  /** The clues left by joint deduction, if it is computed. */
  readonly possible: ReadonlySet<ClueId> | undefined;
}

/** What rules out a clue automatically, at the help level that the table has agreed to. */
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

/** Describes a clue's status in an owner's list in a sentence; `undefined` if it is possible and has no share. */
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
