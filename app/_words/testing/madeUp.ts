import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { LANGUAGE_CODES, type Language } from '../languages';
import { readMessages } from '../readWords';
import { flatten, type Messages } from './flatten';

/**
 * Made-up languages for layout tests. Their texts need at least as much room as any real language's, so testing these
 * covers all. Plurals and selects are replaced by their longest branch.
 */

/** Brackets around each message. Text on a page without them is not translated. */
export const OPENS = '[';
export const CLOSES = ']';

/** The languages written without spaces, and Korean, whose spaces are removed here. */
const UNSPACED: readonly Language[] = ['ja', 'ko', 'zh-Hans'];

/** Each message in the language in which it is longest, in brackets. */
export const longestWords = (): Promise<Messages> =>
  makeUp(LANGUAGE_CODES, message => parse(message));

/** Each message in Japanese, Korean or Chinese, whichever is longest, without spaces for line breaks. */
export const unspacedWords = (): Promise<Messages> =>
  makeUp(UNSPACED, message => withoutSpaces(parse(message)));

type Part = MessageFormatElement;

async function makeUp(
  languages: readonly Language[],
  read: (message: string) => readonly Part[],
): Promise<Messages> {
  const all = await Promise.all(
    languages.map(async language => flatten(await readMessages(language))),
  );
  const longest = (path: string): string => {
    const versions = all.flatMap(words => {
      const message = words.get(path);
      return message === undefined ? [] : [withLongestBranches(read(message))];
    });
    const longest = versions.reduce((most, each) => (widthOf(each) > widthOf(most) ? each : most));
    // Also insert the longest unbreakable word of any language, even from a shorter message.
    const parts = withWord(longest, widest(versions.flatMap(wordsOf)));
    return `${OPENS}${printAST([...parts])}${CLOSES}`;
  };
  return mapMessages(await readMessages('en'), longest);
}

const mapMessages = (
  messages: Messages,
  messageAt: (path: string) => string,
  prefix = '',
): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const path = prefix + name;
      return [
        name,
        typeof message === 'string' ? messageAt(path) : mapMessages(message, messageAt, `${path}.`),
      ];
    }),
  );

/** Replaces each select and plural by its longest branch. */
const withLongestBranches = (parts: readonly Part[], counted?: string): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    switch (part.type) {
      case TYPE.select:
        return longestBranch(part.options, counted);
      case TYPE.plural:
        return longestBranch(part.options, part.value);
      case TYPE.pound:
        if (counted === undefined) throw new Error('# outside a plural');
        return [{ type: TYPE.number, value: counted, style: null }];
      case TYPE.tag:
        return [{ ...part, children: [...withLongestBranches(part.children, counted)] }];
      default:
        return [part];
    }
  });

function longestBranch(
  branches: Readonly<Record<string, { readonly value: readonly Part[] }>>,
  counted: string | undefined,
): readonly Part[] {
  const versions = Object.values(branches).map(({ value }) => withLongestBranches(value, counted));
  return versions.reduce((most, each) => (widthOf(each) > widthOf(most) ? each : most));
}

/** The unbreakable words of a text. Lines can also break between wide letters, after a dash, and at a slash. */
const wordsIn = (text: string): readonly string[] =>
  text.split(/[\s\u200b/]|(?<=[-–—])/u).filter(word => !WIDE.test(word));

const wordsOf = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(part => {
    if (part.type === TYPE.literal) return wordsIn(part.value);
    return part.type === TYPE.tag ? wordsOf(part.children) : [];
  });

const widest = (words: readonly string[]): string =>
  words.reduce((most, each) => (widthOfText(each) > widthOfText(most) ? each : most), '');

/**
 * Replaces the widest word by this one if this one is wider. Leaves short texts alone: they would become wider than any
 * real one.
 */
function withWord(parts: readonly Part[], word: string): readonly Part[] {
  const own = widest(wordsOf(parts));
  const growth = widthOfText(word) - widthOfText(own);
  if (own === '' || growth <= 0 || growth > MAX_MORE * widthOf(parts)) return parts;
  return replaceWord(parts, own, word);
}

/** How much the text may grow, as a fraction of its width. */
const MAX_MORE = 0.1;

function replaceWord(parts: readonly Part[], own: string, word: string): readonly Part[] {
  return parts.map((part): Part => {
    if (part.type === TYPE.tag)
      return { ...part, children: [...replaceWord(part.children, own, word)] };
    return part.type === TYPE.literal && wordsIn(part.value).includes(own)
      ? { type: TYPE.literal, value: part.value.replace(own, word) }
      : part;
  });
}

/** The width of a typical name or number in a placeholder. */
const PLACEHOLDER = 4;

/** The width in units of half a wide letter. */
const widthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part.type === TYPE.literal) return sum + widthOfText(part.value);
    return sum + (part.type === TYPE.tag ? widthOf(part.children) : PLACEHOLDER);
  }, 0);

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

export const widthOfText = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** Creates new literals: parsed ones contain their source text, which `printAST` prefers to `value`. */
const withoutSpaces = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part): Part => {
    switch (part.type) {
      case TYPE.literal:
        return { type: TYPE.literal, value: part.value.replaceAll(/\s/g, '') };
      case TYPE.tag:
        return { ...part, children: [...withoutSpaces(part.children)] };
      case TYPE.select:
        return { ...part, options: branchesWithoutSpaces(part.options) };
      case TYPE.plural:
        return { ...part, options: branchesWithoutSpaces(part.options) };
      default:
        return part;
    }
  });

const branchesWithoutSpaces = <T extends { readonly value: readonly Part[] }>(
  branches: Readonly<Record<string, T>>,
): Record<string, T & { value: Part[] }> =>
  Object.fromEntries(
    Object.entries(branches).map(([name, branch]) => [
      name,
      { ...branch, value: [...withoutSpaces(branch.value)] },
    ]),
  );
