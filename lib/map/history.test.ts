import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, begin, type History, undo } from './history';

const history = fc
  .array(fc.integer(), { maxLength: 150 })
  .map(values => values.reduce<History<number>>(advance, begin(0)));

test('undoing a step restores the value before it', () => {
  fc.assert(
    fc.property(history, fc.integer(), (history, next) => {
      fc.pre(next !== history.present);
      expect(undo(advance(history, next)).present).toBe(history.present);
    }),
  );
});

test('a step that changes nothing is not recorded', () => {
  fc.assert(
    fc.property(history, history => {
      expect(advance(history, history.present)).toEqual(history);
    }),
  );
});

test('undo has no effect on a new history', () => {
  expect(undo(begin('first'))).toEqual(begin('first'));
});
