import { MODES, type Mode } from '../data/terms';
import { type Result, refused } from '../result';
import { buildMap, type GameMap, type SetupError } from './gameMap';
import { hexAt } from './grid';
import { columnOf, rowOf } from './hexName';
import { type LaidTile, type Setup, SLOTS, type Structure, structuresOf } from './setup';

/**
 * A map as one short line, in the official app's grammar: a digit a tile (1–6 upright, 7–C turned)
 * and two a structure (row 0–8, column 0–B). 18 characters are a normal map, 22 an advanced one.
 */

const DIGITS = '0123456789ABC';
const TURNED = 6;

export const MAP_CODE_ERRORS = ['map-code-length', 'map-code-letter'] as const;
export type MapCodeError = (typeof MAP_CODE_ERRORS)[number] | SetupError;

const codeLength = (mode: Mode): number => SLOTS.length + 2 * structuresOf(mode).length;

export const LONGEST_MAP_CODE = Math.max(...MODES.map(codeLength));

/** Whether a digit or capital is in some codes. */
export const isMapCodeLetter = (letter: string): boolean => DIGITS.includes(letter);

/** The map that a code names, or why it names none. Blanks and lower case are forgiven. */
export function parseMapCode(text: string): Result<GameMap, MapCodeError> {
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  const mode = modeOfCode(code);
  if (mode === undefined) return refused('map-code-length');

  const digits = Array.from(code, letter => DIGITS.indexOf(letter));
  if (digits.includes(-1)) return refused('map-code-letter');
  return buildMap(readSetup(mode, digits));
}

/** The mode of a code that `formatMapCode` wrote, or nothing where no mode's codes are as long. */
export const modeOfCode = (code: string): Mode | undefined =>
  MODES.find(mode => codeLength(mode) === code.length);

/** The map of a stored game. Its code was checked when the game was dealt: one that names none is our bug. */
export function readStoredMap(mapCode: string): GameMap {
  const map = parseMapCode(mapCode);
  if (!map.ok) throw new Error(`a game lies on no map: ${mapCode} (${map.error})`);
  return map.value;
}

/** The code of a map. Structures must come in the order of `structuresOf`, as a `GameMap` has them. */
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
      // Off the map is for `buildMap` to refuse; -1 says so.
      hex: hexAt(places[2 * index] ?? -1, places[2 * index + 1] ?? -1) ?? -1,
    }),
  );
  return { mode, tiles, structures };
}

const readTile = (digit: number): LaidTile =>
  digit > TURNED ? { tile: digit - TURNED, turned: true } : { tile: digit, turned: false };
