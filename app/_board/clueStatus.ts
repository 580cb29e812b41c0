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
 * Why a clue cannot be an owner's. *Hand*: crossed out by hand. *Piece*, *hint*: ruled out by one of the owner's pieces
 * or by the hint. *Sets*: in no fair set that fits everything known. *Own*: the reader's own clue. *Band*: never dealt
 * on this map.
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
  /** Whether it is crossed out or put back in pencil. */
  readonly isPencil?: boolean | undefined;
  /** Whether it is the only clue that the pencil marks leave the owner. */
  readonly isSupposed?: boolean | undefined;
}

/** A clue's status in the open list. */
export type ClueStatusOf = (clue: Clue) => ClueStatus;

export const isPossible = ({ strike }: ClueStatus): boolean => strike === undefined;

/** Whether a clue was crossed out by hand, which can be undone. */
export const isByHand = (strike: Strike | undefined): boolean => strike?.by === 'hand';

/** A share in whole percent; at least 1, because the clue is possible. */
export const toPercent = (share: number): number => Math.max(1, Math.round(100 * share));

/** What may rule out one owner's clues. */
interface StrikeInput {
  readonly board: Pick<KnownBoard, 'map' | 'level' | 'position'>;
  readonly owner: Owner;
  /** The clues left by joint deduction, if it is computed. */
  readonly possible: { has(id: ClueId): boolean } | undefined;
}

/** The reason that rules out a clue without the reader, if any, at the board's level of help. */
export function boardStrike(
  clue: Clue,
  { board: { map, level, position }, owner, possible }: StrikeInput,
): Strike | undefined {
  // A plain checklist uses only what the box says, and the box gives no limits on how many spaces a clue allows.
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

/** A sentence on a clue's status in an owner's list; `undefined` if it is possible and has no share. */
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
