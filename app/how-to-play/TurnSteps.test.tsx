// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInWords } from '@/app/_words/testing/renderInWords';
import { en } from '@/app/_words/words';
import { parseClue } from '@/lib/clues/clue';
import { HEX_COUNT } from '@/lib/map/hexSet';
import { readStoredMap } from '@/lib/map/mapCode';
import { judge } from '@/lib/solver/judge';
import { EXAMPLE_MAP } from './HowToPlay';
import { IDEA_CLUES, NearPicture } from './RulePictures';
import { TurnSteps } from './TurnSteps';

test('buttons step through three turns, forwards and back', async () => {
  await renderInWords(<TurnSteps mapCode={EXAMPLE_MAP} texts={en.howTo.step} />);
  const [back, next] = screen.getAllByRole('button');
  if (back === undefined || next === undefined) throw new Error('there are no buttons');
  const shown = () => screen.getByRole('img').getAttribute('aria-label');
  const seen = [shown()];
  for (let step = 1; step < 9; step++) {
    fireEvent.click(next);
    if (shown() !== seen.at(-1)) seen.push(shown());
  }
  expect(seen).toHaveLength(7);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(seen[5]).toMatch(/the search is over/);
  expect(seen[6]).toBe(seen[2]);
  fireEvent.click(back);
  expect(shown()).toBe(seen[5]);
});

test('a picture of a part of the map draws only that part', async () => {
  await renderInWords(<NearPicture mapCode={EXAMPLE_MAP} label="" />);
  const hexes = document.querySelector('path.hairline')?.getAttribute('d')?.match(/M/g)?.length;
  expect(hexes).toBeLessThan(HEX_COUNT * 0.6);
});

test('the clues of the first picture are fair', () => {
  const clues = IDEA_CLUES.flatMap(id => parseClue(id) ?? []);
  expect(judge(readStoredMap(EXAMPLE_MAP), clues).fair).toBe(true);
});
