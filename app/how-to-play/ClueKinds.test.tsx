// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { UNMARKED } from '@/app/_words/clueMarks';
import { readMessages } from '@/app/_words/readWords';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { ClueKinds } from './ClueKinds';
import { EXAMPLE_MAP, EXAMPLES, litCount } from './HowToPlay';

test('a tap on a kind of clue lights its spaces', async () => {
  const messages = await readMessages('en');
  const words = createTranslator({ locale: 'en', messages, namespace: 'howTo' });
  const clues = createTranslator({ locale: 'en', messages, namespace: 'clues.sentence' });
  // Built in the same way as on the page.
  const [first, ...others] = EXAMPLES.map(({ kind, clue }) => ({
    clue,
    name: words(`kind.${kind}.name`),
    note: words(`kind.${kind}.note`),
    sentence: clues.markup(clue, UNMARKED),
    lit: words('lit', { count: litCount(clue) }),
  }));
  if (first === undefined) throw new Error('there are no examples');
  await renderInWords(
    <ClueKinds legend="" mapCode={EXAMPLE_MAP} mapLabel="" kinds={[first, ...others]} />,
  );
  const light = () => document.querySelector('path.glow')?.getAttribute('d');
  const seen = new Set([light()]);
  for (const [name, sentence] of [
    ['Within one space of a terrain', 'The habitat is within one space of forest.'],
    [
      'With “not”: the advanced game',
      'The habitat is not within two spaces of a standing stone of any colour.',
    ],
  ] as const) {
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));
    screen.getByText(sentence);
    screen.getByText(/^\d+ of 108 spaces are lit\.$/);
    seen.add(light());
  }
  expect(seen.size).toBe(3);
  expect(seen).not.toContain(undefined);
});
