import type { Color, PlayerCount, StructureKind } from '../data/terms';
import { formatHex } from '../map/hexName';
import type { DealRefusal } from './dealRequested';

/** A structure's way from one space to another, as in "D4". */
export interface StructureMove {
  readonly kind: StructureKind;
  readonly color: Color;
  readonly from: string;
  readonly to: string;
}

/** Why there is no deal, for people and programs: a map without a fair deal comes with what to change about it. */
export interface DealRefusalView {
  readonly code: DealRefusal['code'];
  /** How many people could play on the map. */
  readonly players?: readonly PlayerCount[];
  readonly move?: StructureMove;
}

export function dealRefusalView(refusal: DealRefusal): DealRefusalView {
  if (refusal.code !== 'map-without-fair-deal') return { code: refusal.code };
  const { players, move } = refusal.change;
  return {
    code: refusal.code,
    players,
    ...(move && {
      move: {
        kind: move.structure.kind,
        color: move.structure.color,
        from: formatHex(move.structure.hex),
        to: formatHex(move.to),
      },
    }),
  };
}
