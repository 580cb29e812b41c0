import { MODES, type Mode } from '../data/terms';
import { plainText } from '../plainText';
import { ok, type Result, refused } from '../result';
import { buildMap, type GameMap, type SetupError } from './gameMap';
import { hexAt } from './grid';
import { columnOf, rowOf } from './hexName';
import { type LaidTile, type Setup, SLOTS, type Structure, structuresOf } from './setup';

/**
 * A map as a short code in the official app's format: one digit per tile (1–6 upright, 7–C turned), then two per
 * structure (row 0–8, column 0–B). A normal map has 18 characters, an advanced one 22.
 */

const DIGITS = '0123456789ABC';
const TURNED = 6;

export const MAP_CODE_ERRORS = ['map-code-length', 'map-code-letter'] as const;
type UnreadableError = (typeof MAP_CODE_ERRORS)[number];
export type MapCodeError = UnreadableError | SetupError;

const codeLength = (mode: Mode): number => SLOTS.length + 2 * structuresOf(mode).length;

export const LONGEST_MAP_CODE = Math.max(...MODES.map(codeLength));

/** Whether map codes can contain this character (upper case only). */
export const isMapCodeLetter = (letter: string): boolean => DIGITS.includes(letter);

/** Parses a map code, or refuses with the reason. Ignores whitespace, and accepts lower case and the digits of any script. */
export function parseMapCode(text: string): Result<GameMap, MapCodeError> {
  const setup = parseSetup(text);
  return setup.ok ? buildMap(setup.value) : setup;
}

/** What a code says, whether or not it is a legal map. */
export function parseSetup(text: string): Result<Setup, UnreadableError> {
  const code = plainText(text).replaceAll(/\s/g, '').toUpperCase();
  const mode = modeOfCode(code);
  if (mode === undefined) return refused('map-code-length');

  const digits = Array.from(code, letter => DIGITS.indexOf(letter));
  if (digits.includes(-1)) return refused('map-code-letter');
  return ok(readSetup(mode, digits));
}

/** The mode of a code from `formatMapCode`, by its length; `undefined` for any other length. */
export const modeOfCode = (code: string): Mode | undefined =>
  MODES.find(mode => codeLength(mode) === code.length);

/** The map of a stored game. Throws on an invalid code: it was validated when dealt, so this is a bug of ours. */
export function readStoredMap(mapCode: string): GameMap {
  const map = parseMapCode(mapCode);
  if (!map.ok) throw new Error(`a stored game has no legal map: ${mapCode} (${map.error})`);
  return map.value;
}

/** The code of a map. `structures` must be in the order of `structuresOf`, as in a `GameMap`. */
export function formatMapCode({ tiles, structures }: Pick<Setup, 'tiles' | 'structures'>): string {
  return [
    ...tiles.map(({ tile, turned }) => tile + (turned ? TURNED : 0)),
    ...structures.flatMap(({ hex }) => [rowOf(hex), columnOf(hex)]),
  ]
    .map(digit => DIGITS.charAt(digit))
    .join('');
}

function readSetup(mode: Mode, digits: readonly number[]): Setup {
  const tiles = digits.slice(0, SLOTS.length).map(readTile);
  const places = digits.slice(SLOTS.length);
  const structures = structuresOf(mode).map(
    (structure, index): Structure => ({
      ...structure,
      // -1 means off the map; `buildMap` refuses it.
      hex: hexAt(places[2 * index] ?? -1, places[2 * index + 1] ?? -1) ?? -1,
    }),
  );
  return { mode, tiles, structures };
}

const readTile = (digit: number): LaidTile =>
  digit > TURNED ? { tile: digit - TURNED, turned: true } : { tile: digit, turned: false };
