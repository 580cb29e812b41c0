import type { Mode, PlayerCount } from '../data/terms';
import { type MapCodeError, parseMapCode } from '../map/mapCode';
import { ok, type Result, refused } from '../result';
import { type Deal, deal, dealOn } from './deal';

/** What people ask for; the map code, where there is one, as they typed it. */
export interface DealRequest {
  readonly mode: Mode;
  readonly players: PlayerCount;
  readonly mapCode?: string | undefined;
}

export type DealRefusal = MapCodeError | 'map-code-mode' | 'map-without-fair-deal';

/** The deal that a request and a seed yield, on the map it names or on a map of its own. */
export function dealRequested(request: DealRequest, seed: string): Result<Deal, DealRefusal> {
  if (request.mapCode === undefined) return ok(deal(request, seed));

  const map = parseMapCode(request.mapCode);
  if (!map.ok) return map;
  if (map.value.mode !== request.mode) return refused('map-code-mode');
  const dealt = dealOn(map.value, request.players, seed);
  return dealt === undefined ? refused('map-without-fair-deal') : ok(dealt);
}
