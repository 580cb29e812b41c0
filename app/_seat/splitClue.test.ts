import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { splitClue } from './Slip';

describe.each(LANGUAGE_CODES)('a clue in %s', language => {
  const read = async () => {
    const { clues, seat } = await readMessages(language);
    const openings = [seat.clueOpening, seat.clueOpeningNot];
    const marked = Object.values(clues.sentence);
    return { openings, marked, sentences: marked.map(withoutMarks) };
  };

  it('has a common opening, and its parts make up the whole sentence', async () => {
    const { openings, marked, sentences } = await read();
    for (const sentence of [...marked, ...sentences]) {
      const { opening, rest } = splitClue(sentence, openings);
      expect(openings).toContain(opening);
      expect(opening + rest).toBe(sentence);
      // In languages with spaces, the opening ends at a word boundary.
      if (/\p{Script=Latin}$/u.test(opening)) expect(rest).toMatch(/^ /);
    }
  });
});

it('a sentence with an unknown opening is not split', () => {
  expect(splitClue('It is on water.', ['The habitat is'])).toEqual({
    opening: '',
    rest: 'It is on water.',
  });
});
