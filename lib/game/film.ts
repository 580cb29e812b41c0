import { type ClueId, parseClue } from '../clues/clue';
import type { PlayerCount } from '../data/terms';
import type { Hex } from '../map/hexSet';
import { ownersOf } from '../play/pieces';
import type { Held } from '../solver/clueLists';
import type { Deducer } from '../solver/deduce';
import type { Seen } from '../solver/struckBy';

/**
 * The look back on a recorded game as a film: what somebody who overlooks nothing could have known, by *joint*
 * deduction, after each entry of the record. A frame is reckoned by itself, so that a thread can send one after the
 * other, and stop where nobody looks any more.
 */

/** A moment of a game that has ended, as plain data. */
export interface FilmAsked {
  readonly mapCode: string;
  readonly players: PlayerCount;
  /** By owner. */
  readonly clues: readonly ClueId[];
  /** As they lay then, true or not, in the order in which they came. */
  readonly pieces: readonly Seen[];
}

/** What could be known. */
export interface Sight {
  /** The possible ones, in order; the shares sum up to 1. */
  readonly habitats: readonly { readonly hex: Hex; readonly share: number }[];
  /** By owner how many clues are possible. */
  readonly clues: readonly number[];
}

export interface FilmFrame {
  /**
   * First by whoever knows no clue, then by each player, who knows their own, two in the game for two. Nothing where
   * the pieces contradict each other, or the player's own clue: some mistake lies there. A mistake that
   * contradicts nothing misleads, and the habitat may be missing.
   */
  readonly sights: readonly (Sight | null)[];
}

/** `deduce` deduces on the game's map. */
export function reckonFrame(
  deduce: Deducer,
  { players, clues, pieces }: Omit<FilmAsked, 'mapCode'>,
): FilmFrame {
  const held: readonly Held[] = clues.flatMap((id, owner) => {
    const clue = parseClue(id);
    return clue === undefined ? [] : [{ owner, clue }];
  });
  const sightWith = (own: readonly Held[]): Sight | null => {
    const deduced = deduce({ players, own, pieces }, 'joint');
    if (!deduced.ok) return null;
    const { owners, habitats } = deduced.value;
    return {
      habitats: habitats.map(({ hex, share = 0 }) => ({ hex, share })),
      clues: owners.map(owner => owner.clues.length),
    };
  };
  const ownOf = (player: number) => {
    const owners = ownersOf(player, players);
    return held.filter(({ owner }) => owners.includes(owner));
  };
  return {
    sights: [
      sightWith([]),
      ...Array.from({ length: players }, (_, player) => sightWith(ownOf(player))),
    ],
  };
}
