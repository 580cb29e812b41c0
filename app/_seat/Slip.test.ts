import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '@/app/_words/languages';
import { readMessages } from '@/app/_words/readWords';
import { withoutMarks } from '@/app/_words/testing/withoutMarks';
import { markClue } from './Slip';

const draw = (sentence: string) =>
  renderToStaticMarkup(createElement(Fragment, null, markClue(sentence)));

test.each(LANGUAGE_CODES)('underlining leaves the sentence unchanged in %s', async language => {
  const { clues } = await readMessages(language);
  for (const sentence of Object.values(clues.sentence)) {
    const drawn = draw(sentence);
    expect(withoutMarks(drawn)).toBe(withoutMarks(sentence));
    expect(drawn.split('<span').length).toBe(sentence.split(/<\w/).length);
  }
});

test('only marked words are underlined, and a negation in a style of its own', () => {
  const drawn = draw('It is <not>not</not> on <key>swamp</key>.');
  expect(drawn).toMatch(
    /^It is <span class="[^"]*double[^"]*">not<\/span> on <span class="[^"]*lamp[^"]*">swamp<\/span>\.$/,
  );
  expect(draw('It is on water.')).toBe('It is on water.');
});
