import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { LANGUAGE_CODES, type Language } from '../languages';
import { readMessages } from '../readWords';
import { flatten, type Messages } from './flatten';

/**
 * Made-up languages for layout tests, each harder on a page than any real one, so that testing them covers all. Each
 * message is its longest branch, whatever the count.
 */

/** Brackets around each message reveal text that is not a message. */
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
  const said = await Promise.all(
    languages.map(async language => flatten(await readMessages(language))),
  );
  const longest = (path: string): string => {
    const ways = said.flatMap(words => {
      const message = words.get(path);
      return message === undefined ? [] : [plainly(read(message))];
    });
    const longest = ways.reduce((most, each) => (widthOf(each) > widthOf(most) ? each : most));
    // Also insert the longest unbreakable word of any language, even from a shorter message.
    const parts = withWord(longest, widest(ways.flatMap(wordsOf)));
    return `${OPENS}${printAST([...parts])}${CLOSES}`;
  };
  return mapMessages(await readMessages('en'), longest);
}

const mapMessages = (messages: Messages, say: (path: string) => string, above = ''): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const path = above + name;
      return [
        name,
        typeof message === 'string' ? say(path) : mapMessages(message, say, `${path}.`),
      ];
    }),
  );

/** Replaces each select and plural by its longest branch. */
const plainly = (parts: readonly Part[], counted?: string): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    switch (part.type) {
      case TYPE.select:
        return longestBranch(part.options, counted);
      case TYPE.plural:
        return longestBranch(part.options, part.value);
      case TYPE.pound:
        if (counted === undefined) throw new Error('# stands in no plural');
        return [{ type: TYPE.number, value: counted, style: null }];
      case TYPE.tag:
        return [{ ...part, children: [...plainly(part.children, counted)] }];
      default:
        return [part];
    }
  });

function longestBranch(
  branches: Readonly<Record<string, { readonly value: readonly Part[] }>>,
  counted: string | undefined,
): readonly Part[] {
  const ways = Object.values(branches).map(({ value }) => plainly(value, counted));
  return ways.reduce((most, each) => (widthOf(each) > widthOf(most) ? each : most));
}

/** The words of a text. Lines may also break between wide letters, after a dash, and at a slash. */
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
 * Replaces the widest word by this one if that is wider; not in a short text, which would become longer than any real
 * one.
 */
function withWord(parts: readonly Part[], word: string): readonly Part[] {
  const own = widest(wordsOf(parts));
  const more = widthOfText(word) - widthOfText(own);
  if (own === '' || more <= 0 || more > MAX_MORE * widthOf(parts)) return parts;
  return replaceWord(parts, own, word);
}

/** The most that the text may grow by, as a fraction. */
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

/** A typical name or number in a placeholder. */
const PLACEHOLDER = 4;

/** In halves of a wide letter's width. */
const widthOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => {
    if (part.type === TYPE.literal) return sum + widthOfText(part.value);
    return sum + (part.type === TYPE.tag ? widthOf(part.children) : PLACEHOLDER);
  }, 0);

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

export const widthOfText = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** A literal also keeps its source text, which `printAST` prefers to `value`, so it is created anew. */
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
