import type { Hex } from '@/lib/map/hexSet';
import type { Due } from '@/lib/play/course';
import type { Owner, PieceKind, Player } from '@/lib/play/pieces';

/** What stands at the thumb: how the piece that comes next is entered. */
export type Dock =
  /** Any piece: first its space, then the piece. */
  | { readonly is: 'palette'; readonly player: Player | undefined }
  /** A piece that is known: its space, then a button that keeps it; one an owner. */
  | {
      readonly is: 'piece';
      readonly what: 'share' | 'second-share' | 'pay' | 'another-disc';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly kind: PieceKind;
    }
  /** A piece whose space is known: an answer to a search, or in the game for two the searcher's other disc. */
  | {
      readonly is: 'answer';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
      readonly kinds: readonly PieceKind[];
    }
  | { readonly is: 'found'; readonly player: Player; readonly hex: Hex };

export function dockOf(due: Due): Dock {
  switch (due.is) {
    case 'share': {
      const { player, owners, round } = due;
      if (player === undefined) return { is: 'palette', player };
      const what = round === 1 ? 'share' : 'second-share';
      return { is: 'piece', what, player, owners, kind: 'cube' };
    }
    case 'turn':
      return { is: 'palette', player: due.player };
    case 'own-disc': {
      const { player, owners, hex, elsewhere } = due;
      const [owner] = owners;
      return elsewhere || owner === undefined
        ? { is: 'piece', what: 'another-disc', player, owners, kind: 'disc' }
        : { is: 'answer', player, owner, hex, kinds: ['disc'] };
    }
    case 'answer': {
      const { player, owner, hex } = due;
      return { is: 'answer', player, owner, hex, kinds: ['disc', 'cube'] };
    }
    case 'pay': {
      const { player, owners } = due;
      return { is: 'piece', what: 'pay', player, owners, kind: 'cube' };
    }
    case 'found':
      return { is: 'found', player: due.player, hex: due.hex };
  }
}
