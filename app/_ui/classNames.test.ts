import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A longer class string belongs in a style sheet, under a name. */
const LONGEST = 120;

const APP = join(import.meta.dirname, '..');
const FILES = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('_words'),
);

const COMMENT_LINES = /^\s*(?:\/\/|\/?\*|\{\/\*).*$/gm;
const TEXTS = /(['"])((?:\\.|(?!\1)[^\\\n])*)\1|`((?:\\.|[^\\`])*)`/g;
const HOLES = /\$\{[^}]*\}/g;
/**
 * Class strings, unlike sentences and path data, begin every word with a lowercase letter, a dash, or a
 * selector.
 */
const CLASS_NAME = /^[-*@[a-z]/;

/** All string literals with more than one class, without their interpolations. */
function classStrings(source: string): string[] {
  return Array.from(source.replaceAll(COMMENT_LINES, '').matchAll(TEXTS))
    .map(([, , quoted, template]) => (quoted ?? template ?? '').replaceAll(HOLES, '').trim())
    .filter(text => /\s/.test(text) && text.split(/\s+/).every(word => CLASS_NAME.test(word)));
}

/**
 * Variants that style other elements, such as `[&>svg]:`, `[&_path]:`, `*:`, `**:`, and `in-[.page]:`; also
 * `group-…:` without a group.
 */
const REACHING = /(?:^|[\s:])(?:\[[^\]]*&[^\]]*[\s_>+~][^\]]*\]|\*{1,2}|in-\[[^\]]*\]):/;
const reaches = (text: string, source: string): boolean =>
  REACHING.test(text) ||
  (/\b(?:group|peer)-[a-z-]+:/.test(text) && !/["'` ](?:group|peer)[ "'`]/.test(source));

const sources = FILES.map(file => ({ file, source: readFileSync(join(APP, file), 'utf8') }));

/** Lists each offending class string with its file. */
const wrong = (isWrong: (text: string, source: string) => boolean) =>
  sources.flatMap(({ file, source }) =>
    classStrings(source)
      .filter(text => isWrong(text, source))
      .map(text => `${file}: ${text}`),
  );

test('class strings are short', () => {
  expect(wrong(text => text.length > LONGEST)).toEqual([]);
});

test('no component styles another through a selector', () => {
  expect(wrong(reaches)).toEqual([]);
});

test('violations are reported', () => {
  const [long = ''] = classStrings(`<p className="${'flex '.repeat(30)}" />`);
  expect(long.length).toBeGreaterThan(LONGEST);
  const reaching = [
    'flex [&>svg]:size-5',
    'a wide:[&_path]:fill-none',
    'flex wide:*:grow',
    'wide:in-[.page]:p-1',
  ];
  expect(reaching.filter(text => reaches(text, ''))).toEqual(reaching);
  expect(reaches('block group-focus-within:outline-3', '')).toBe(true);
  const harmless = [
    'flex min-[700px]:px-8',
    'has-[:checked]:p-1',
    'grid-cols-[1fr_2fr] [&:hover]:p-1',
    'before:-inset-x-4',
  ];
  expect(harmless.filter(text => reaches(text, ''))).toEqual([]);
});
