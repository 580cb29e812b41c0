import type { PieceKind } from '@/lib/board/pieces';
import { type Owner, ownersOf, type Player, playerOfSeat } from '@/lib/board/players';
import type { TableView } from '@/lib/game/views/views';
import type { Hex } from '@/lib/map/hexSet';
import type { RecordedAction } from '@/lib/play/boardActions';
import type { InterpretedRecord } from '@/lib/play/interpretRecord';
import type { NextStep } from '@/lib/play/turnState';

/** The controls at the bottom of the page, for the next step. */
export type Panel =
  /** Any piece: first its space, then the piece. */
  | { readonly type: 'palette'; readonly player: Player | undefined }
  /** A known piece: first its space, then a button that enters it; one button per owner. */
  | {
      readonly type: 'piece';
      readonly what: 'share' | 'second-share' | 'pay' | 'another-disc';
      readonly player: Player;
      readonly owners: readonly Owner[];
      readonly kind: PieceKind;
    }
  /** A piece with a known space: the answer to a search or, in the two-player game, the searcher's other disc. */
  | {
      readonly type: 'answer';
      readonly player: Player;
      readonly owner: Owner;
      readonly hex: Hex;
      readonly kinds: readonly PieceKind[];
    }
  | { readonly type: 'found'; readonly player: Player; readonly hex: Hex };

/** The props of every panel. */
export interface PanelProps<D extends Panel = Panel> {
  readonly panel: D;
  readonly interpreted: InterpretedRecord;
  readonly space: Hex | undefined;
  readonly onEnter: (action: RecordedAction) => void;
}

/** The controls for the next step. The very first cube is the starting player's, unless another piece is chosen. */
export function panelOf(
  nextStep: NextStep,
  { players, starter }: Pick<TableView, 'players' | 'starter'>,
): Panel {
  switch (nextStep.kind) {
    case 'earlier':
      return { type: 'palette', player: undefined };
    case 'share': {
      const { player = playerOfSeat(starter), round } = nextStep;
      const owners = nextStep.player === undefined ? ownersOf(player, players) : nextStep.owners;
      const what = round === 1 ? 'share' : 'second-share';
      return { type: 'piece', what, player, owners, kind: 'cube' };
    }
    case 'turn':
      return { type: 'palette', player: nextStep.player };
    case 'own-disc': {
      const { player, owners, hex, elsewhere } = nextStep;
      const [owner] = owners;
      return elsewhere || owner === undefined
        ? { type: 'piece', what: 'another-disc', player, owners, kind: 'disc' }
        : { type: 'answer', player, owner, hex, kinds: ['disc'] };
    }
    case 'answer': {
      const { player, owner, hex } = nextStep;
      return { type: 'answer', player, owner, hex, kinds: ['disc', 'cube'] };
    }
    case 'pay': {
      const { player, owners } = nextStep;
      return { type: 'piece', what: 'pay', player, owners, kind: 'cube' };
    }
    case 'found':
      return { type: 'found', player: nextStep.player, hex: nextStep.hex };
  }
}
