import { describe, expect, it } from 'vitest';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { LANGUAGE_CODES, type Language } from './languages';
import { readMessages } from './readWords';
import { type Anatomy, anatomyOf, type Plural } from './testing/anatomy';
import { ENGLISH, faults } from './testing/faults';
import { flatten } from './testing/flatten';
import { SAME_AS_ENGLISH } from './testing/sameAsEnglish';

/** The script of each language that is not written in Latin. */
const SCRIPTS: Partial<Readonly<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  'zh-Hans': /\p{Script=Han}/u,
};

/** All numbers that the app may count to. */
const COUNTED = Array.from({ length: 1000 }, (_, number) => number);

describe.each(LANGUAGE_CODES)('the messages in %s', language => {
  const read = async () => flatten(await readMessages(language));

  it('are complete, without any others', async () => {
    const words = await read();
    expect({
      missing: [...ENGLISH.keys()].filter(path => !words.has(path)),
      leftOver: [...words.keys()].filter(path => !ENGLISH.has(path)),
    }).toEqual({ missing: [], leftOver: [] });
  });

  it('are ICU messages', async () => {
    // An invalid message throws.
    const wrong = await faults(language, message => {
      anatomyOf(message);
      return [];
    });
    expect(wrong).toEqual([]);
  });

  it('format numbers by skeletons, because pages know no named styles', async () => {
    expect(
      await faults(
        language,
        message => message.match(/\{\w+, (number|date|time), (?!::)[^}]*/g) ?? [],
      ),
    ).toEqual([]);
  });

  it('have the same placeholders and tags as the English ones in every branch', async () => {
    expect(
      await faults(language, (message, english) => {
        const [theirs, ours] = [anatomyOf(message), anatomyOf(english)];
        const unknown = [...theirs.parts].filter(part => !ours.parts.has(part));
        const lost = [...ours.lasting].filter(part => !theirs.lasting.has(part));
        return [...unknown.map(part => `unknown ${part}`), ...lost.map(part => `lost ${part}`)];
      }),
    ).toEqual([]);
  });

  it('have a branch for each plural category of the language', async () => {
    expect(
      await faults(language, (message, english) =>
        anatomyOf(message).plurals.flatMap(plural =>
          categoriesNeeded(language, plural, possibleNumbers(anatomyOf(english))).filter(
            category => !plural.branches.includes(category),
          ),
        ),
      ),
    ).toEqual([]);
  });

  if (new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 2)
    it('give a counted noun the same forms everywhere', async () => {
      const formsOf = new Map<string, string>();
      expect(
        await faults(language, message =>
          anatomyOf(message).plurals.flatMap(({ branches, said }) =>
            said.flatMap((text, index) => {
              const noun = said[branches.indexOf('one')] ?? '';
              // A number and one word, as in “# spaces”.
              if (![noun, text].every(each => /^\s*\p{L}+$/u.test(each))) return [];
              const key = `${noun} ${branches[index]}`;
              const first = formsOf.get(key) ?? text;
              formsOf.set(key, first);
              return first === text ? [] : [`“#${text}”, elsewhere “#${first}”`];
            }),
          ),
        ),
      ).toEqual([]);
    });

  it('differ where the English branches differ in more than the number', async () => {
    expect(
      await faults(language, (message, english) => {
        const theirs = anatomyOf(message).plurals;
        return anatomyOf(english)
          .plurals.flatMap(ours =>
            numbersApart(ours).filter(number =>
              theirs.every(
                plural =>
                  plural.counted !== ours.counted ||
                  branchFor(language, plural, number) === branchFor(language, plural, MANY),
              ),
            ),
          )
          .map(number => `${number} has the same branch as ${MANY}`);
      }),
    ).toEqual([]);
  });

  it('mark each clue’s subject, and its negation if it has one', async () => {
    const { clues } = await readMessages(language);
    for (const clue of ALL_CLUES) {
      const { parts } = anatomyOf(clues.sentence[formatClue(clue)]);
      expect([...parts].toSorted()).toEqual(clue.negated ? ['<key>', '<not>'] : ['<key>']);
    }
  });

  if (language !== 'en')
    it('are translated', async () => {
      expect(
        await faults(language, (message, english, path) =>
          message === english &&
          /\p{L}/u.test(anatomyOf(english).letters) &&
          !SAME_AS_ENGLISH[path]?.includes(language)
            ? ['as in English']
            : [],
        ),
      ).toEqual([]);
    });

  const script = SCRIPTS[language];
  if (script !== undefined)
    it('are written in the script of the language', async () => {
      expect(
        await faults(language, (message, _english, path) => {
          const { letters } = anatomyOf(message);
          return /\p{L}/u.test(letters) &&
            !script.test(letters) &&
            !SAME_AS_ENGLISH[path]?.includes(language)
            ? [message]
            : [];
        }),
      ).toEqual([]);
    });
});

it('all exceptions are for existing messages', () => {
  expect(Object.keys(SAME_AS_ENGLISH).filter(path => !ENGLISH.has(path))).toEqual([]);
});

/**
 * The numbers that can occur. If they are few, the English message lists them all, with `other` only because ICU
 * requires it; otherwise any number can occur.
 */
function possibleNumbers({ plurals }: Anatomy): readonly number[] {
  const listed = plurals
    .filter(({ branches }) => !branches.includes('one'))
    .map(({ branches }) => branches.flatMap(exactNumber));
  return listed.find(numbers => numbers.length > 1) ?? COUNTED;
}

function categoriesNeeded(language: Language, plural: Plural, numbers: readonly number[]) {
  const rules = new Intl.PluralRules(language, { type: plural.type });
  const exact = new Set(plural.branches.flatMap(exactNumber));
  return [
    ...new Set([
      'other',
      ...numbers.filter(number => !exact.has(number)).map(n => rules.select(n)),
    ]),
  ];
}

const exactNumber = (branch: string): number[] =>
  branch.startsWith('=') ? [Number(branch.slice(1))] : [];

/** A number that no branch lists. */
const MANY = 1000;

/** Words that only express the number or agree with it. */
const AGREEING = /^(is|are|was|were|has|have|once|times?|a|an|one|two|three|four|five|six|)$/;

/** The numbers for which an English plural differs from `other` in more than the number. */
function numbersApart({ branches, said }: Plural): readonly number[] {
  const many = gist(said[branches.indexOf('other')] ?? '');
  return branches.flatMap((branch, index) =>
    branch === 'other' || gist(said[index] ?? '') === many
      ? []
      : [branch === 'one' ? 1 : Number(branch.slice(1))],
  );
}

/** A branch without number words and endings, so that "Two spaces fit" and "# space fits" are the same. */
const gist = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}’]+/u)
    .filter(word => !AGREEING.test(word))
    .map(word => word.replace(/(ie|y)?s?$/, ''))
    .join(' ');

const branchFor = (language: Language, { branches, type }: Plural, number: number): string =>
  branches.find(branch => branch === `=${number}`) ??
  branches.find(branch => branch === new Intl.PluralRules(language, { type }).select(number)) ??
  'other';
