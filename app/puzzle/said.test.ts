import { expect, test } from 'vitest';
import { explain } from '@/lib/puzzle/explain';
import { parsePuzzle } from '@/lib/puzzle/lists';
import { isNamedBy } from './said';

test('the rows mark the clues that a step crosses out only in the last part of a hint', () => {
  const opened = parsePuzzle('q3.487C95234247185570.h.2-H92+B23+C63+H5.acempq.afnsuw');
  if (!opened.ok) throw new Error(opened.error);
  const steps = explain(opened.value);
  const [step] = steps;
  if (step?.idea !== 'piece') throw new Error('this puzzle begins otherwise');
  const { owner } = step.piece;
  const named = (told: 1 | 2 | 3, of = owner) =>
    opened.value.start[owner - 1]
      ?.map(({ id }) => id)
      .filter(id => isNamedBy({ type: 'step', step, told }, steps, of, id));
  expect(named(2)).toEqual([]);
  expect(named(3)).toEqual(step.out);
  expect(named(3, owner === 1 ? 2 : 1)).toEqual([]);
  const isNamedInWalk = (index: number) =>
    step.out.every(id => isNamedBy({ type: 'walk', step: index }, steps, owner, id));
  expect([isNamedInWalk(0), isNamedInWalk(1)]).toEqual([true, false]);
});
