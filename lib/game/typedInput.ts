import type { GameMap } from '../map/gameMap';
import { isMapCodeLetter, LONGEST_MAP_CODE, type MapCodeError, parseMapCode } from '../map/mapCode';
import { isKey, readKey } from '../official/key';
import { countWords, normalizeSeed } from './deal/spokenSeed';
import { CODE_LENGTH, isCodeLetter, parseGameCode } from './gameCode';

/** Interpretation of typed or pasted text. Every input box accepts every kind. */
export type TypedInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'table'; readonly code: string; readonly seat?: number }
  | { readonly kind: 'map'; readonly map: GameMap; readonly isKey: boolean }
  /**
   * Words that two tables use to race each other: `seed` is their normalized spelling, `count` the number of words (a
   * script without spaces counts as one).
   */
  | { readonly kind: 'words'; readonly seed: string; readonly count: number }
  /** Valid so far but incomplete: `count` characters entered. */
  | { readonly kind: 'begun'; readonly as: 'table' | 'map'; readonly count: number }
  | { readonly kind: 'wrong'; readonly why: TypedError };

export type TypedError =
  /** A letter that no game code contains, and the one it may be a mistake for. */
  | { readonly code: 'never-in-code'; readonly letter: string; readonly perhaps: string | null }
  | { readonly code: 'code-too-long'; readonly count: number }
  | { readonly code: 'link-elsewhere' | 'no-word' | MapCodeError };

/** The purpose of the input box; decides ambiguous cases, such as a single word. */
export type TypedFieldKind = 'any' | 'map' | 'words';

/** Classifies a text. Ignores case, blanks and hyphens, and accepts full-width letters. */
export function parseTyped(text: string, box: TypedFieldKind = 'any'): TypedInput {
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return { kind: 'nothing' };
  const link = readLink(plain);
  if (link === undefined) return readPlain(plain, box);
  if ('mapCode' in link) return readMapCode(link.mapCode);
  return 'code' in link ? { kind: 'table', ...link } : wrong({ code: 'link-elsewhere' });
}

function readPlain(text: string, box: TypedFieldKind): TypedInput {
  const bare = text.replaceAll(/[^\p{L}\p{M}\p{N}_]/gu, '').toUpperCase();
  const code = parseGameCode(bare);
  if (code !== undefined) return { kind: 'table', code };

  const map = readMapCode(bare);
  if (map.kind === 'map') return map;

  const seed = normalizeSeed(text);
  if (seed === '') return wrong({ code: 'no-word' });
  const isMapLike = looksLikeMapCode(bare);
  const areWords = box === 'words' || (!isMapLike && looksLikeWords(text, bare));
  if (areWords) return { kind: 'words', seed, count: countWords(seed) };
  return box === 'map' || isMapLike ? map : readWrongCode(bare);
}

/** The map of a map code or official key, or how far the text is valid. */
function readMapCode(text: string): TypedInput {
  const map = parseMapCode(readKey(text));
  if (map.ok) return { kind: 'map', map: map.value, isKey: isKey(text) };
  const letters = [...readKey(text)];
  if (!letters.every(isMapCodeLetter)) return wrong({ code: 'map-code-letter' });
  const isBegun = map.error === 'map-code-length' && letters.length < LONGEST_MAP_CODE;
  return isBegun ? { kind: 'begun', as: 'map', count: letters.length } : wrong({ code: map.error });
}

/**
 * True for an official key, for at least `CODE_LENGTH` digits, or for any digit among letters of map codes only. Words
 * never look like that.
 */
const looksLikeMapCode = (bare: string): boolean => {
  const digits = bare.replaceAll(/\D/g, '').length;
  return isKey(bare) || digits >= CODE_LENGTH || (digits > 0 && [...bare].every(isMapCodeLetter));
};

/**
 * Words have vowels; game codes have none. A single word as long as a code needs at least two vowels, so that one
 * misheard letter does not turn a code into a word.
 */
function looksLikeWords(text: string, bare: string): boolean {
  if (/[^\0-\x7F]/.test(bare)) return true;
  const vowels = bare.replaceAll(/[^AEIOUY]/g, '').length;
  if (bare.length > CODE_LENGTH) return vowels > 0;
  const words = text.split(/[^a-z0-9]+/i).filter(word => word !== '');
  if (words.length === 1) return bare.length === CODE_LENGTH && vowels > 1;
  const isGrouped = words.every(word => word.length === words[0]?.length);
  return isGrouped ? words.every(word => VOWEL.test(word)) : words.some(word => VOWEL.test(word));
}

const VOWEL = /[aeiouy]/i;

function readWrongCode(bare: string): TypedInput {
  const { length: count } = bare;
  if (count < CODE_LENGTH) return { kind: 'begun', as: 'table', count };
  if (count > CODE_LENGTH) return wrong({ code: 'code-too-long', count });
  const letter = [...bare].find(each => !isCodeLetter(each)) ?? '';
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

/** The target of a link to this app; empty for other links. */
type TypedLink =
  | { readonly code: string; readonly seat?: number }
  | { readonly mapCode: string }
  | Readonly<Record<never, never>>;

/** A URL, with or without "https://", or a path of this app; other text may surround it. */
const LINK = /https?:\/\/\S+|(?:^|(?<=\s))(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)?\/\S*/i;

/**
 * The table, seat or map that a link points to, on any server: "/games/KRWNQX/seats/2", "/KRWNQX" and
 * "/new/code#AB378C…". `undefined` if the text contains no link.
 */
function readLink(text: string): TypedLink | undefined {
  const link = LINK.exec(text)?.[0];
  if (link === undefined) return undefined;
  const [path = '', mapCode = ''] = link.replace(/^https?:\/\//i, '').split('#');
  if (mapCode !== '') return { mapCode };
  const [, ...parts] = path.replace(/\?.*/, '').split('/');
  const [first = '', second = '', seats, seat = ''] = parts;
  if (first !== 'games') return codeIn(first);
  const table = codeIn(second);
  return 'code' in table && seats === 'seats' && /^[1-9]/.test(seat)
    ? { ...table, seat: Number.parseInt(seat, 10) }
    : table;
}

/** Ignores punctuation that follows the link in a sentence. */
function codeIn(part: string): { readonly code: string } | Readonly<Record<never, never>> {
  const code = parseGameCode(part.replace(/\W+$/, ''));
  return code === undefined ? {} : { code };
}
