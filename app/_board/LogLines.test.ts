import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step, StepKind } from '@/lib/play/step';
import { logLines } from './LogLines';

const step = (kind: StepKind, turn: number): Step => ({ kind, turn, player: 0, objections: [] });

test('a turn and its payment are one line, even if the payment is entered late', () => {
  const steps = [
    step('share', 0),
    step('share', 0),
    step('question', 1),
    step('fix', 1),
    step('search', 2),
    step('answer', 2),
    step('payment', 1),
    step('payment', 2),
  ];
  expect(logLines(steps)).toEqual([
    { turn: undefined, entryIndexes: [0] },
    { turn: undefined, entryIndexes: [1] },
    { turn: 1, entryIndexes: [2, 6] },
    { turn: undefined, entryIndexes: [3] },
    { turn: 2, entryIndexes: [4, 5, 7] },
  ]);
});

const anyStep = fc
  .tuple(
    fc.constantFrom<StepKind>('share', 'question', 'search', 'answer', 'payment', 'skip', 'remove'),
    fc.nat(4),
  )
  .map(([kind, turn]) => step(kind, turn));

test('every action is in exactly one line, in order', () => {
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      const lines = logLines(steps);
      const allIndexes = lines.flatMap(({ entryIndexes }) => entryIndexes);
      expect(allIndexes.toSorted((one, other) => one - other)).toEqual([...steps.keys()]);
      for (const { entryIndexes } of lines)
        expect(entryIndexes.toSorted((one, other) => one - other)).toEqual(entryIndexes);
      const firsts = lines.map(({ entryIndexes: [first] }) => first ?? -1);
      expect(firsts.toSorted((one, other) => one - other)).toEqual(firsts);
    }),
  );
});
