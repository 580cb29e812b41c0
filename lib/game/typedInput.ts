import { type SeatNumber, seatNumber } from '../board/players';
import type { GameMap } from '../map/gameMap';
import {
  isMapCodeLetter,
  LONGEST_MAP_CODE,
  type MapCodeError,
  parseMapCode,
  parseSetup,
} from '../map/mapCode';
import type { Structure } from '../map/setup';
import { isKey, readKey } from '../official/key';
import { plainText } from '../plainText';
import { CODE_LENGTH, isCodeLetter, parseGameCode } from './gameCode';

/** Interpretation of typed or pasted text. Every input box accepts every kind. */
export type TypedInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'table'; readonly code: string; readonly seat?: SeatNumber }
  | { readonly kind: 'map'; readonly map: GameMap; readonly isKey: boolean }
  /** Valid so far but incomplete: `count` characters entered. */
  | { readonly kind: 'partial'; readonly as: 'table' | 'map'; readonly count: number }
  | { readonly kind: 'wrong'; readonly why: TypedError };

export type TypedError =
  /** A letter that no game code contains, and the one it may be a mistake for. */
  | { readonly code: 'never-in-code'; readonly letter: string; readonly perhaps: string | null }
  | { readonly code: 'code-too-long'; readonly count: number }
  /** A map with several structures on one space: these. */
  | { readonly code: 'structures-share-hex'; readonly structures: readonly Structure[] }
  | {
      readonly code: 'link-elsewhere' | 'no-letter' | Exclude<MapCodeError, 'structures-share-hex'>;
    };

/** The purpose of the input box; decides what is wrong with a text that is neither code. */
export type TypedFieldKind = 'any' | 'map';

/** In UTF-16 units: longer than any link, and short enough to parse quickly. */
const LONGEST_READ = 2000;

/** Classifies a text. Ignores case, blanks and hyphens, and accepts full-width letters and the digits of any script. */
export function parseTyped(text: string, box: TypedFieldKind = 'any'): TypedInput {
  const plain = plainText(text.slice(0, LONGEST_READ)).trim();
  if (plain === '') return { kind: 'nothing' };
  const link = LINK.exec(plain)?.[0];
  return link === undefined ? readPlain(plain, box) : readLink(link);
}

function readPlain(text: string, box: TypedFieldKind): TypedInput {
  const bare = text.replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '').toUpperCase();
  if (bare === '') return wrong({ code: 'no-letter' });
  const code = parseGameCode(bare);
  if (code !== undefined) return { kind: 'table', code };

  const whole = readMapCode(bare);
  const map = whole.kind === 'wrong' ? (findMap(text) ?? whole) : whole;
  if (map.kind === 'map') return map;

  return box === 'map' || looksLikeMapCode(bare) ? map : readWrongCode(bare);
}

/** The map of a map code or official key, or how far the text is valid. */
function readMapCode(text: string): TypedInput {
  const map = parseMapCode(readKey(text));
  if (map.ok) return { kind: 'map', map: map.value, isKey: isKey(text) };
  const letters = [...readKey(text)];
  if (!letters.every(isMapCodeLetter)) return wrong({ code: 'map-code-letter' });
  if (map.error === 'structures-share-hex')
    return wrong({ code: map.error, structures: structuresOnOneHex(letters.join('')) });
  const isPartial = map.error === 'map-code-length' && letters.length < LONGEST_MAP_CODE;
  return isPartial
    ? { kind: 'partial', as: 'map', count: letters.length }
    : wrong({ code: map.error });
}

/** The structures that a code puts on one space; those of the first space with several. */
function structuresOnOneHex(code: string): readonly Structure[] {
  const setup = parseSetup(code);
  const structures = setup.ok ? setup.value.structures : [];
  const groups = structures.map(({ hex }) => structures.filter(other => other.hex === hex));
  return groups.find(group => group.length > 1) ?? [];
}

/**
 * The first standalone map code in a text, as in the keys and links of other apps ("?map=intro_AB378C…&n=3").
 * Percent-escapes of a link are separators too.
 */
function findMap(text: string): Extract<TypedInput, { kind: 'map' }> | undefined {
  const parts = text.split(/%[0-9a-f]{2}|[^0-9a-z]/i);
  for (const [index, part] of parts.entries()) {
    const map = parseMapCode(part);
    if (map.ok) return { kind: 'map', map: map.value, isKey: isKey(`${parts[index - 1]}_`) };
  }
  return undefined;
}

/** True for an official key, for at least `CODE_LENGTH` digits, or for any digit among letters of map codes only. */
const looksLikeMapCode = (bare: string): boolean => {
  const digits = bare.replaceAll(/\D/g, '').length;
  return isKey(bare) || digits >= CODE_LENGTH || (digits > 0 && [...bare].every(isMapCodeLetter));
};

function readWrongCode(bare: string): TypedInput {
  const { length: count } = bare;
  if (count < CODE_LENGTH) return { kind: 'partial', as: 'table', count };
  if (count > CODE_LENGTH) return wrong({ code: 'code-too-long', count });
  const letter = [...bare].find(character => !isCodeLetter(character)) ?? '';
  return wrong({ code: 'never-in-code', letter, perhaps: MISTAKEN_FOR.get(letter) ?? null });
}

/** Characters that no code contains, each with the code letter that looks or sounds most like it. */
const MISTAKEN_FOR: ReadonlyMap<string, string> = new Map([
  ['C', 'G'],
  ['F', 'P'],
  ['I', 'L'],
  ['O', 'Q'],
  ['S', 'Z'],
  ['U', 'V'],
  ['Y', 'V'],
  ['0', 'Q'],
  ['1', 'L'],
  ['2', 'Z'],
  ['6', 'G'],
  ['7', 'T'],
  ['8', 'B'],
]);

const wrong = (why: TypedError): TypedInput => ({ kind: 'wrong', why });

/** A URL, with or without "https://", or a path of this app; other text may surround it. */
const LINK = /https?:\/\/\S+|(?:^|(?<=\s))(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)?\/\S*/i;

/**
 * The table or seat that a link points to, on any server and in upper or lower case: "/games/KRWNQX/seats/2" and
 * "/KRWNQX". Otherwise the map whose code is anywhere in it: "/new/code#AB378C…".
 */
function readLink(link: string): TypedInput {
  const [address = '', hash = ''] = link.replace(/^https?:\/\//i, '').split('#');
  const [, first = '', second = '', seats = '', seat = ''] = address.replace(/\?.*/, '').split('/');
  const isGame = first.toLowerCase() === 'games';
  const code = parseGameCode(withoutStop(isGame ? second : first));
  if (code !== undefined) {
    const isSeat = isGame && seats.toLowerCase() === 'seats' && /^[1-9]/.test(seat);
    return { kind: 'table', code, ...(isSeat && { seat: seatNumber(Number.parseInt(seat, 10)) }) };
  }
  const map = findMap(link);
  if (map !== undefined) return map;
  return looksLikeMapCode(hash.toUpperCase())
    ? readMapCode(hash)
    : wrong({ code: 'link-elsewhere' });
}

/** Drops punctuation that follows a link in a sentence. */
const withoutStop = (part: string): string => part.replace(/\W+$/, '');
