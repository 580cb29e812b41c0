import { describe, expect, it } from 'vitest';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { clueText } from '@/lib/clues/clueText';
import { HINTS } from '@/lib/solver/hints';
import { hintText } from '@/lib/solver/hintText';
import { en } from './en';
import { LANGUAGE_CODES, type Language } from './languages';
import { readMessages } from './readWords';
import { type Anatomy, anatomyOf, type Plural } from './testing/anatomy';
import { flatten } from './testing/flatten';
import { SAME_AS_ENGLISH } from './testing/sameAsEnglish';
import { withoutMarks } from './testing/withoutMarks';

const ENGLISH = flatten(en);

/** What a language is written in, where that is not Latin. */
const SCRIPTS: Partial<Readonly<Record<Language, RegExp>>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  'zh-Hans': /\p{Script=Han}/u,
};

/** Values that a program must send exactly so; their quotes are no typography. */
const FOR_PROGRAMS = /"(normal|advanced|intro|short|usual|long)"/g;

/** As high as anything here is ever counted. */
const COUNTED = Array.from({ length: 1000 }, (_, number) => number);

describe.each(LANGUAGE_CODES)('the words in %s', language => {
  const read = async () => flatten(await readMessages(language));

  it('are all there, and no others', async () => {
    const words = await read();
    expect({
      missing: [...ENGLISH.keys()].filter(path => !words.has(path)),
      leftOver: [...words.keys()].filter(path => !ENGLISH.has(path)),
    }).toEqual({ missing: [], leftOver: [] });
  });

  it('are ICU messages', async () => {
    expect(await faults(language, message => void anatomyOf(message))).toEqual([]);
  });

  it('have the placeholders and tags of the English ones, whatever is counted', async () => {
    expect(
      await faults(language, (message, english) => {
        const [theirs, ours] = [anatomyOf(message), anatomyOf(english)];
        const unknown = [...theirs.parts].filter(part => !ours.parts.has(part));
        const lost = [...ours.lasting].filter(part => !theirs.lasting.has(part));
        return [...unknown.map(part => `unknown ${part}`), ...lost.map(part => `lost ${part}`)];
      }),
    ).toEqual([]);
  });

  it('can count in every way that the language has', async () => {
    expect(
      await faults(language, (message, english) =>
        anatomyOf(message).plurals.flatMap(plural =>
          categoriesNeeded(language, plural, numbersMeant(anatomyOf(english))).filter(
            category => !plural.branches.includes(category),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it('mark what each clue is about, and its denial where it has one', async () => {
    const { clues } = await readMessages(language);
    for (const clue of ALL_CLUES) {
      const { parts } = anatomyOf(clues.sentence[formatClue(clue)]);
      expect([...parts].toSorted()).toEqual(clue.negated ? ['<key>', '<not>'] : ['<key>']);
    }
  });

  it('bear no straight quotes', async () => {
    expect(
      await faults(language, message =>
        /["']/.test(message.replaceAll(FOR_PROGRAMS, '')) ? ['straight quote'] : [],
      ),
    ).toEqual([]);
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

describe('the English words', () => {
  it('say every clue as the API does', () => {
    for (const clue of ALL_CLUES) {
      expect(withoutMarks(en.clues.sentence[formatClue(clue)])).toBe(clueText(clue));
    }
    const ids: string[] = ALL_CLUES.map(formatClue).toSorted();
    expect(Object.keys(en.clues.sentence).toSorted()).toEqual(ids);
    expect(Object.keys(en.clues.short).toSorted()).toEqual(ids);
  });

  it('say every hint as the API does', () => {
    for (const hint of HINTS) expect(en.hints[hint]).toBe(hintText(hint));
    expect(Object.keys(en.hints)).toHaveLength(HINTS.length);
  });
});

it('nothing is excused for a message or a language that is not there', () => {
  expect(Object.keys(SAME_AS_ENGLISH).filter(path => !ENGLISH.has(path))).toEqual([]);
});

type Check = (message: string, english: string, path: string) => readonly string[] | undefined;

/** "path: fault" for each message of the language that has a counterpart in English. */
async function faults(language: Language, check: Check): Promise<readonly string[]> {
  const words = flatten(await readMessages(language));
  return [...words].flatMap(([path, message]) => {
    const english = ENGLISH.get(path);
    if (english === undefined) return [];
    try {
      return (check(message, english, path) ?? []).map(fault => `${path}: ${fault}`);
    } catch (error) {
      return [`${path}: ${error}`];
    }
  });
}

/**
 * English names the numbers one by one where only these can occur, and writes `other` because
 * every plural must; otherwise any number can.
 */
function numbersMeant({ plurals }: Anatomy): readonly number[] {
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
