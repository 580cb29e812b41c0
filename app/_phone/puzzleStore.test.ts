// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { cluesOf, formatClue } from '@/lib/clues/clue';
import { parsePuzzle } from '@/lib/puzzle/lists';
import examples from '@/lib/testing/puzzle-examples.json';
import {
  attemptAt,
  changeAttempt,
  markSolved,
  packPuzzles,
  progressOf,
  setRuledOut,
  setStruck,
  takePuzzles,
  usePuzzles,
} from './puzzleStore';

const IDS = cluesOf('normal').map(formatClue);
const NAME = 'fieldbook-puzzles';

beforeEach(() => {
  usePuzzles.setState({ attempts: [], mustProve: false, ready: {}, met: [] }, true);
  localStorage.clear();
});

const anyStroke = fc.oneof(
  fc.record({
    owner: fc.integer({ min: 1, max: 3 }),
    id: fc.constantFrom(...IDS),
    isOut: fc.boolean(),
  }),
  fc.record({ hex: fc.nat(107), isOut: fc.boolean() }),
);

test('strokes are kept, and the last one on a clue or a space counts', () => {
  fc.assert(
    fc.property(fc.array(anyStroke, { maxLength: 30 }), strokes => {
      usePuzzles.setState({ attempts: [] });
      for (const stroke of strokes)
        if ('id' in stroke) setStruck('text', stroke.owner, [stroke.id], stroke.isOut);
        else setRuledOut('text', stroke.hex, stroke.isOut);
      const kept = attemptAt(usePuzzles.getState(), 'text');
      for (const stroke of strokes) {
        const last = strokes.findLast(each =>
          'id' in stroke && 'id' in each
            ? each.id === stroke.id && each.owner === stroke.owner
            : 'hex' in stroke && 'hex' in each && each.hex === stroke.hex,
        );
        const isOut =
          'id' in stroke
            ? kept?.struck[stroke.owner - 1]?.includes(stroke.id) === true
            : kept?.ruledOut.includes(stroke.hex) === true;
        expect(isOut).toBe(last?.isOut);
      }
    }),
    { numRuns: 50 },
  );
});

test('the newest attempt comes first, a change keeps the others, and there is a ceiling', () => {
  changeAttempt('first', attempt => attempt);
  // At once, since each change stores all of them.
  usePuzzles.setState(({ attempts }) => ({
    attempts: attempts.flatMap(first =>
      Array.from({ length: 1500 }, (_, index) => ({ ...first, text: `before ${index}` })),
    ),
  }));
  for (const text of ['older', 'newer']) changeAttempt(text, attempt => attempt);
  changeAttempt('newer', attempt => ({ ...attempt, isSolved: true }));
  const { attempts } = usePuzzles.getState();
  expect(attempts).toHaveLength(1500);
  expect(attempts.slice(0, 3).map(({ text, isSolved }) => [text, isSolved])).toEqual([
    ['newer', true],
    ['older', false],
    ['before 0', false],
  ]);
});

test('what is damaged is set aside', () => {
  changeAttempt('text', attempt => attempt);
  const stored = localStorage.getItem(NAME) ?? '';
  usePuzzles.setState({ attempts: [] }, false);
  localStorage.setItem(NAME, stored.replace('"hinted":[]', '"hinted":[7]'));
  window.dispatchEvent(new Event('storage'));
  expect(attemptAt(usePuzzles.getState(), 'text')).toBeUndefined();
});

test('strokes shorten the lists of a puzzle', () => {
  const [{ text } = { text: '' }] = examples;
  const opened = parsePuzzle(text);
  if (!opened.ok) throw new Error(opened.error);
  expect(progressOf(opened.value, undefined).lists).toEqual(opened.value.start);
  const { lists, ruledOut } = progressOf(opened.value, {
    struck: [['on-water-or-forest']],
    ruledOut: [5],
  });
  expect(lists.map(list => list.length)).toEqual([5, 6]);
  expect([...ruledOut]).toEqual([5]);
});

test('moved to another phone, a puzzle is solved if it was solved on either, and else stays as it is there', async () => {
  setStruck('begun', 1, ['on-water-or-forest'], true);
  setStruck('both', 1, ['on-water-or-forest'], true);
  markSolved('solved', ['piece']);
  const line = await packPuzzles();
  usePuzzles.setState({ attempts: [], met: ['try'] });
  setStruck('both', 2, ['on-desert-or-swamp'], true);
  setStruck('solved', 1, ['on-desert-or-swamp'], true);

  expect(await takePuzzles(`Games from Fieldbook.\n\n${line}\n`)).toBe(2);
  const { met } = usePuzzles.getState();
  const kept = (text: string) => attemptAt(usePuzzles.getState(), text);
  expect(kept('begun')?.struck).toEqual([['on-water-or-forest']]);
  expect(kept('both')?.struck).toEqual([[], ['on-desert-or-swamp']]);
  expect(kept('solved')?.isSolved).toBe(true);
  expect(met).toEqual(['piece', 'try']);
  expect(await takePuzzles(line ?? '')).toBe(0);
});

test('nothing is taken from a file without puzzles, a damaged line, or a later format', async () => {
  markSolved('solved', ['piece']);
  const line = (await packPuzzles()) ?? '';
  usePuzzles.setState({ attempts: [] });
  for (const text of [
    '',
    'fieldbook1:abc',
    line.slice(0, -9),
    line.replace('puzzles1', 'puzzles2'),
  ])
    expect(await takePuzzles(text)).toBe(0);
  expect(usePuzzles.getState().attempts).toEqual([]);
  expect(await packPuzzles()).toBeUndefined();
});
