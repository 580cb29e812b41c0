import type { GameMap } from '@/lib/map/gameMap';
import { parseMapCode } from '@/lib/map/mapCode';

/** The map that a stored game lies on. Its code was checked when the game was dealt. */
export function mapOf(mapCode: string): GameMap {
  const map = parseMapCode(mapCode);
  if (!map.ok) throw new Error(`a game lies on no map: ${mapCode} (${map.error})`);
  return map.value;
}
