import { useTranslations } from 'use-intl';
import type { Piece } from '@/lib/board/pieces';
import type { Owner } from '@/lib/board/players';
import { type Clue, type ClueId, formatClue } from '@/lib/clues/clue';
import { isWithinBand } from '@/lib/clues/clueHexes';
import { isDeniedBy } from '@/lib/clues/hints';
import { formatHex } from '@/lib/map/hexName';
import { struckBy } from '@/lib/solver/struckBy';
import { type BoardOwner, deducedAt, type KnownBoard } from './knownBoard';

/**
 * Why a clue cannot be an owner's: struck out by hand, ruled out by one of their pieces or by the hint, in no fair clue
 * set that fits all that is known, the reader's own clue, or never dealt on this map.
 */
type Strike =
  | { readonly by: 'hand' | 'hint' | 'sets' | 'own' | 'band' }
  | { readonly by: 'piece'; readonly piece: Piece };

/** A clue's status in an owner's list. */
export interface ClueStatus {
  /** `undefined` while the clue is possible. */
  readonly strike?: Strike | undefined;
  /** How likely it is, 0 to 1; `undefined` if that is not computed. */
  readonly share?: number | undefined;
  /** Whether it is struck out or put back in pencil. */
  readonly isPencil?: boolean | undefined;
  /** Whether pencil leaves the owner no other clue. */
  readonly isSupposed?: boolean | undefined;
}

/** A clue's status in the open list. */
export type ClueStatusOf = (clue: Clue) => ClueStatus;

export const isPossible = ({ strike }: ClueStatus): boolean => strike === undefined;

/** Whether it was struck out by hand, which can be undone. */
export const isByHand = (strike: Strike | undefined): boolean => strike?.by === 'hand';

/** A share in whole percent; at least 1, because the clue is possible. */
export const toPercent = (share: number): number => Math.max(1, Math.round(100 * share));

/** What the app may use to rule out one owner's clues. */
interface StrikeInput {
  readonly board: Pick<KnownBoard, 'map' | 'level' | 'position'>;
  readonly owner: Owner;
  /** The clues left by joint deduction, if it is computed. */
  readonly possible: { has(id: ClueId): boolean } | undefined;
}

/** What rules out a clue automatically, at the board's level of help. */
export function boardStrike(
  clue: Clue,
  { board: { map, level, position }, owner, possible }: StrikeInput,
): Strike | undefined {
  // A list to tick by hand knows no more than the box, which does not tell how many spaces a clue may cover.
  if (deducedAt(level) === undefined) return undefined;
  if (!isWithinBand(clue, map)) return { by: 'band' };
  const id = formatClue(clue);
  if (position.known.some(known => known.clue === id)) return { by: 'own' };
  const pieces = position.pieces.filter(piece => piece.owner === owner);
  const piece = struckBy(map, pieces, clue);
  if (piece !== undefined && piece !== 'band') return { by: 'piece', piece };
  if (position.hint !== undefined && isDeniedBy(clue, position.hint)) return { by: 'hint' };
  return possible === undefined || possible.has(id) ? undefined : { by: 'sets' };
}

/** Describes a clue's status in an owner's list in a sentence; `undefined` if it is possible and has no share. */
export function useClueStatusWords(): (
  status: ClueStatus,
  opponent: BoardOwner,
) => string | undefined {
  const words = useTranslations('notebook');
  return ({ strike, share, isPencil, isSupposed }, { name }) => {
    if (isSupposed) return words('supposed', { name });
    if (strike === undefined) {
      return share === undefined ? undefined : words('share', { share: toPercent(share) });
    }
    if (strike.by === 'hand' && isPencil) return words('inPencil', { said: words('struck.hand') });
    if (strike.by !== 'piece') return words(`struck.${strike.by}`, { name });
    const { kind, hex } = strike.piece;
    return words(`struckBy.${kind}`, { name, space: formatHex(hex) });
  };
}
