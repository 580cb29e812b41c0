import { useTable } from '@/app/_state/TableProvider';
import type { GameMap } from '@/lib/map/gameMap';
import { readStoredMap } from '@/lib/map/mapCode';

/** The map of the table's game; the same object on every call. */
export const useGameMap = (): GameMap => readOnce(useTable(state => state.view.mapCode));

let last: { readonly mapCode: string; readonly map: GameMap } | undefined;

function readOnce(mapCode: string): GameMap {
  if (last?.mapCode !== mapCode) last = { mapCode, map: readStoredMap(mapCode) };
  return last.map;
}
