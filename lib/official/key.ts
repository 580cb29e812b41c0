import type { GameMap } from '../map/gameMap';
import { formatMapCode } from '../map/mapCode';

/** A map's key in the official data: its code, for the normal game with a word before it. */

const PREFIX = 'intro_';

export const officialKey = (map: GameMap): string =>
  (map.mode === 'normal' ? PREFIX : '') + formatMapCode(map);

/** The map code in a key, or a bare code as it is. */
export const readKey = (key: string): string =>
  key.trim().replace(new RegExp(`^${PREFIX}`, 'i'), '');
