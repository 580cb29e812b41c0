import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { ALL_CLUES, formatClue } from '@/lib/clues/clue';
import { explainClueAt } from '@/lib/clues/explainClue';
import { HEXES } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { type AnswerWords, sayWhy } from './AnswerSlips';

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
  'every clue says of every space why, with nothing left open: %s',
  async language => {
    const words = await inLanguage(language);
    for (const clue of ALL_CLUES) {
      // Spaces with the same relation to a clue get the same text apart from their names: check one of each kind.
      const told = new Map<string, string>();
      for (const hex of HEXES) {
        const why = explainClueAt(clue, MAP, hex);
        if (why === undefined) throw new Error(`${formatClue(clue)} is about nothing here`);
        const kind = why.by === 'steps' ? `${why.path.length}` : why.terrain;
        if (told.has(kind)) continue;
        const text = sayWhy(words, why, hex);
        expect(text).toMatch(/^[^<>{}#]*<key>[^<>{}#]+<\/key>[^<>{}#]+$/u);
        expect([...told.values()]).not.toContain(text);
        told.set(kind, text);
      }
    }
  },
);

test('in English as a neighbour would say it', async () => {
  const words = await inLanguage('en');
  const of = (id: string, hex: number) => {
    const clue = ALL_CLUES.find(each => formatClue(each) === id);
    const why = clue && explainClueAt(clue, MAP, hex);
    return why && sayWhy(words, why, hex).replaceAll(/<\/?key>/g, '');
  };
  expect(of('within-2-of-standing-stone', 0)).toBe(
    'A standing stone is right here. Up to two spaces away will do.',
  );
  expect(of('within-2-of-standing-stone', 36)).toBe(
    'Three spaces from the nearest standing stone. Two would do.',
  );
  expect(of('not-within-2-of-standing-stone', 12)).toBe(
    'Next to a standing stone. It must be at least three spaces away.',
  );
  expect(of('not-within-2-of-standing-stone', 36)).toBe(
    'Three spaces from the nearest standing stone. Three or more will do.',
  );
  expect(of('on-water-or-forest', 0)).toBe('A1 is water. That’s one of your two.');
  expect(of('not-on-water-or-forest', 0)).toBe(
    'A1 is water. That’s one of the two it must not be.',
  );
});
