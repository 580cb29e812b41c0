import type { Clue } from '@/lib/clues/clue';
import type { Seen } from '@/lib/solver/struckBy';

/**
 * Why a clue cannot be somebody's: a stroke by hand, one of their pieces, no fair set that leaves it to them beside
 * everybody else's pieces, that it is my own, or that no deal has it on this map.
 */
export type Strike =
  | { readonly by: 'hand' | 'sets' | 'own' | 'band' }
  | { readonly by: 'piece'; readonly piece: Seen };

/** How a clue stands in somebody's list. */
export interface Standing {
  /** Nothing where it is still possible. */
  readonly strike?: Strike | undefined;
  /** How likely it is, 0 to 1, where that is reckoned. */
  readonly share?: number | undefined;
  /** Whether it is supposed to be theirs, in the layer that is shown. */
  readonly isSupposed?: boolean | undefined;
}

/** How a clue stands in the list that is open. */
export type StandingOf = (clue: Clue) => Standing;

export const isLeft = ({ strike }: Standing): boolean => strike === undefined;

/** Whether it was struck out by a person, who can take the stroke back. */
export const isByHand = (strike: Strike | undefined): boolean => strike?.by === 'hand';

/** A share in whole hundredths; what is possible is at least one. */
export const hundredths = (share: number): number => Math.max(1, Math.round(100 * share));
