import type { GameMap } from '../map/gameMap';
import { formatMapCode } from '../map/mapCode';
import { plainText } from '../plainText';

/** A map's key in the official data: its map code, with the prefix `intro_` for the normal game. */

const PREFIX = 'intro_';

export const officialKey = (map: GameMap): string =>
  (map.mode === 'normal' ? PREFIX : '') + formatMapCode(map);

const KEY = new RegExp(`^${PREFIX}`, 'i');

/** Whether a text starts with the key prefix; a bare map code does not count. */
export const isKey = (text: string): boolean => KEY.test(plainText(text).trim());

/** The map code in a key; a bare code is returned as it is. Trims whitespace and accepts full-width characters. */
export const readKey = (key: string): string => plainText(key).trim().replace(KEY, '');
