import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Meaning, Step } from '@/lib/play/step';
import { logLines } from './LogLines';

const step = (means: Meaning, turn: number): Step => ({ means, turn, player: 0, objections: [] });

test('a turn is one line with its payment, also where that comes late', () => {
  const steps = [
    step('share', 0),
    step('share', 0),
    step('question', 1),
    step('mend', 1),
    step('search', 2),
    step('answer', 2),
    step('payment', 1),
    step('payment', 2),
  ];
  expect(logLines(steps)).toEqual([
    { turn: undefined, deeds: [0] },
    { turn: undefined, deeds: [1] },
    { turn: 1, deeds: [2, 6] },
    { turn: undefined, deeds: [3] },
    { turn: 2, deeds: [4, 5, 7] },
  ]);
});

const anyStep = fc
  .tuple(
    fc.constantFrom<Meaning>('share', 'question', 'search', 'answer', 'payment', 'pass', 'remove'),
    fc.nat(4),
  )
  .map(([means, turn]) => step(means, turn));

test('every deed stands in one line, in its order', () => {
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      const lines = logLines(steps);
      const told = lines.flatMap(({ deeds }) => deeds);
      expect(told.toSorted((one, other) => one - other)).toEqual([...steps.keys()]);
      for (const { deeds } of lines)
        expect(deeds.toSorted((one, other) => one - other)).toEqual(deeds);
      const firsts = lines.map(({ deeds: [first] }) => first ?? -1);
      expect(firsts.toSorted((one, other) => one - other)).toEqual(firsts);
    }),
  );
});
