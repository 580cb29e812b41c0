import type { GameMap } from '../map/gameMap';
import { formatMapCode } from '../map/mapCode';

/** A map's key in the official data: its code, for the normal game with a word before it. */

const PREFIX = 'intro_';

export const officialKey = (map: GameMap): string =>
  (map.mode === 'normal' ? PREFIX : '') + formatMapCode(map);

const KEY = new RegExp(`^${PREFIX}`, 'i');

/** Whether a text is a key, or begins one, and can be nothing else. */
export const isKey = (text: string): boolean => KEY.test(text.trim());

/** The map code in a key, or a bare code as it is. */
export const readKey = (key: string): string => key.trim().replace(KEY, '');
