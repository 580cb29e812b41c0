import type { GameMap } from '@/lib/map/gameMap';
import { type MapCodeError, parseMapCode } from '@/lib/map/mapCode';
import { readKey } from '@/lib/official/key';
import type { Result } from '@/lib/result';

/** The map that a code or an official key names, as somebody typed or pasted it. */
export const readMap = (text: string): Result<GameMap, MapCodeError> => parseMapCode(readKey(text));
