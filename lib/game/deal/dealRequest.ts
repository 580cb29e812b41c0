import type { Color, Mode, PlayerCount, StructureKind } from '../../data/terms';
import { formatHex } from '../../map/hexName';
import { type MapCodeError, parseMapCode } from '../../map/mapCode';
import { readKey } from '../../official/key';
import { ok, type Result, refused } from '../../result';
import { type NearestChange, nearestChange } from '../../solver/nearestChange';
import { type Deal, dealOn, findDeal } from './deal';
import { hasWishes, type Wishes } from './wishes';

/** A request for a deal; `mapCode` is a map code or official key as typed. */
export interface DealRequest extends Wishes {
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly mapCode?: string | undefined;
}

export type DealRefusal =
  | { readonly code: MapCodeError | 'map-code-mode' | 'wishes-for-two' | 'map-without-wish' }
  | { readonly code: 'map-without-fair-deal'; readonly change: NearestChange };

/** Deals for a request and a seed, on the requested map or on a new one. */
export function dealRequested(request: DealRequest, seed: string): Result<Deal, DealRefusal> {
  const { mode, players, mapCode, ...wishes } = request;
  if (players === 2 && hasWishes(wishes)) return refused({ code: 'wishes-for-two' });
  if (mapCode === undefined) {
    const dealt = findDeal({ mode, players, ...wishes }, seed);
    return dealt === undefined ? refused({ code: 'map-without-wish' }) : ok(dealt);
  }

  const map = parseMapCode(readKey(mapCode));
  if (!map.ok) return refused({ code: map.error });
  if (map.value.mode !== mode) return refused({ code: 'map-code-mode' });

  const dealt = dealOn(map.value, players, seed, wishes);
  if (dealt !== undefined) return ok(dealt);
  if (dealOn(map.value, players, seed) !== undefined) return refused({ code: 'map-without-wish' });
  return refused({
    code: 'map-without-fair-deal',
    change: nearestChange(map.value, players),
  });
}

/** A structure's move between two spaces, named as in "D4". */
export interface StructureMove {
  readonly kind: StructureKind;
  readonly color: Color;
  readonly from: string;
  readonly to: string;
}

/** Why there is no deal. For a map without a fair deal it suggests a change. */
export interface DealRefusalView {
  readonly code: DealRefusal['code'];
  /** Player counts for which the map has a fair deal. */
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
