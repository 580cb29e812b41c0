import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { explainClueAt } from '@/lib/clues/explainClue';
import { HEXES } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { type AnswerWords, explanationText } from './AnswerSlips';

const MAP = readStoredMap('123456008A8B7071721A2A');

const inLanguage = async (language: (typeof LANGUAGE_CODES)[number]): Promise<AnswerWords> =>
  createTranslator({
    locale: language,
    messages: { check: (await readMessages(language)).check },
    namespace: 'check',
    onError: error => {
      throw error;
    },
  }) as unknown as AnswerWords;

test.each(LANGUAGE_CODES)(
  'every clue has an explanation for every space, without unfilled placeholders: %s',
  async language => {
    const words = await inLanguage(language);
    for (const clue of ALL_CLUES) {
      // Spaces with the same relation to a clue get the same text apart from their names: check one of each kind.
      const texts = new Map<string, string>();
      for (const hex of HEXES) {
        const why = explainClueAt(clue, MAP, hex);
        if (why === undefined)
          throw new Error(`${formatClue(clue)} has no explanation on this map`);
        const kind = why.by === 'steps' ? `${why.path.length}` : why.terrain;
        if (texts.has(kind)) continue;
        const text = explanationText(words, why, hex);
        expect(text).toMatch(/^[^<>{}#]*<key>[^<>{}#]+<\/key>[^<>{}#]+$/u);
        expect([...texts.values()]).not.toContain(text);
        texts.set(kind, text);
      }
    }
  },
);

test('the explanations read naturally in English', async () => {
  const words = await inLanguage('en');
  const explain = (id: string, hex: number) => {
    const clue = ALL_CLUES.find(each => formatClue(each) === id);
    const why = clue && explainClueAt(clue, MAP, hex);
    return why && explanationText(words, why, hex).replaceAll(/<\/?key>/g, '');
  };
  expect(explain('within-2-of-standing-stone', 0)).toBe(
    'A standing stone is right here. Your clue says “within two spaces”, so it fits.',
  );
  expect(explain('within-2-of-standing-stone', 36)).toBe(
    'Three spaces from the nearest standing stone. Your clue says “within two spaces”, so it’s too far away.',
  );
  expect(explain('not-within-2-of-standing-stone', 12)).toBe(
    'Next to a standing stone. Your clue says “not within two spaces”, so it’s too near.',
  );
  expect(explain('not-within-2-of-standing-stone', 36)).toBe(
    'Three spaces from the nearest standing stone. Your clue says “not within two spaces”, so it fits.',
  );
  expect(explain('on-water-or-forest', 0)).toBe('A1 is water. That’s one of your two terrains.');
  expect(explain('not-on-water-or-forest', 0)).toBe(
    'A1 is water. That’s one of the two terrains that your clue rules out.',
  );
});
