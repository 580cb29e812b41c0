import type { GameMap } from '../map/gameMap';
import { isMapCodeLetter, LONGEST_MAP_CODE, type MapCodeError, parseMapCode } from '../map/mapCode';
import { isKey, readKey } from '../official/key';
import { countWords, normalizeSeed } from './deal/spokenSeed';
import { CODE_LENGTH, isCodeLetter, parseGameCode } from './gameCode';

/** What somebody typed or pasted, into whichever box: each leads to where it belongs. */
export type TypedInput =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'table'; readonly code: string; readonly seat?: number }
  | { readonly kind: 'map'; readonly map: GameMap; readonly isKey: boolean }
  /** Words for a race, of which `seed` is the one spelling; how many, where their script tells. */
  | { readonly kind: 'words'; readonly seed: string; readonly count: number }
  /** Nothing is wrong so far, and so many letters or characters are there. */
  | { readonly kind: 'begun'; readonly as: 'table' | 'map'; readonly count: number }
  | { readonly kind: 'wrong'; readonly why: TypedError };

export type TypedError =
  /** A letter that no table's code has, and the one it may have been. */
  | { readonly code: 'never-in-code'; readonly letter: string; readonly perhaps: string | null }
  | { readonly code: 'code-too-long'; readonly count: number }
  | { readonly code: 'link-elsewhere' | 'no-word' | MapCodeError };

/** What a box is there for: it decides what may be one thing or another, such as a single word. */
export type TypedFieldKind = 'any' | 'map' | 'words';

/** Tells what a text is. Case, blanks and hyphens are forgiven, and so are letters of full width. */
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

/** The map of a code or official key, or how far it is right. */
function readMapCode(text: string): TypedInput {
  const map = parseMapCode(readKey(text));
  if (map.ok) return { kind: 'map', map: map.value, isKey: isKey(text) };
  const letters = [...readKey(text)];
  if (!letters.every(isMapCodeLetter)) return wrong({ code: 'map-code-letter' });
  const isBegun = map.error === 'map-code-length' && letters.length < LONGEST_MAP_CODE;
  return isBegun ? { kind: 'begun', as: 'map', count: letters.length } : wrong({ code: map.error });
}

/** Many digits, or one among letters that a map's code may have. No words look so. */
const looksLikeMapCode = (bare: string): boolean => {
  const digits = bare.replaceAll(/\D/g, '').length;
  return isKey(bare) || digits >= CODE_LENGTH || (digits > 0 && [...bare].every(isMapCodeLetter));
};

/**
 * Words have vowels, and a table's code has none: what is no longer than a code must have several, so that
 * one misheard letter makes no word of it.
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

/** What no code has, and the letter of codes that looks or sounds most like it. */
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

/** What a link of ours leads to; nothing of it where it is not ours. */
type TypedLink =
  | { readonly code: string; readonly seat?: number }
  | { readonly mapCode: string }
  | Readonly<Record<never, never>>;

/** An address, with or without "https://", or a path of ours; the text may say more around it. */
const LINK = /https?:\/\/\S+|(?:^|(?<=\s))(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)?\/\S*/i;

/**
 * The table, seat or map that a link leads to, on whichever server: "/games/KRWNQX/seats/2", "/KRWNQX" and
 * "/new/code#AB378C…". Nothing where the text holds no link.
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

/** What follows a link in a sentence is no part of it. */
function codeIn(part: string): { readonly code: string } | Readonly<Record<never, never>> {
  const code = parseGameCode(part.replace(/\W+$/, ''));
  return code === undefined ? {} : { code };
}
