// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { cluesOf, formatClue } from '@/lib/clues/clue';
import { parsePuzzle } from '@/lib/puzzle/lists';
import examples from '@/lib/testing/puzzle-examples.json';
import {
  applyStroke,
  changeAttempt,
  countOne,
  effectOf,
  isStruck,
  markSolved,
  progressOf,
  type Stroke,
  solveAgain,
  useOpenAttempt,
} from './puzzleAttempt';
import { packPuzzles, takePuzzles } from './puzzleFile';
import { type Attempt, attemptAt, usePuzzles } from './puzzleStore';
import { addStroke, useStrokes } from './puzzleStrokes';

const IDS = cluesOf('normal').map(formatClue);
const NAMES = { list: 'fieldbook-puzzles', open: 'fieldbook-attempt' };

function clear() {
  usePuzzles.setState({ attempts: [], ready: {} }, true);
  useOpenAttempt.setState({ attempt: null });
  localStorage.clear();
}
beforeEach(clear);

/** The attempt at an unsolved puzzle. */
function attemptNow(text: string): Attempt | undefined {
  const { attempt } = useOpenAttempt.getState();
  const kept = attempt?.text === text ? attempt : attemptAt(usePuzzles.getState(), text);
  return kept?.isSolved ? undefined : kept;
}

const ofClue = (owner: number, id: (typeof IDS)[number], isOut = true): Stroke => ({
  isOut,
  clues: [{ owner, id }],
  spaces: [],
});

const anyStroke: fc.Arbitrary<Stroke> = fc.record({
  isOut: fc.boolean(),
  clues: fc.uniqueArray(
    fc.record({ owner: fc.integer({ min: 1, max: 3 }), id: fc.constantFrom(...IDS) }),
    { maxLength: 4, selector: ({ owner, id }) => `${owner} ${id}` },
  ),
  spaces: fc.uniqueArray(fc.nat(107), { maxLength: 4 }),
});

test('strokes are stored, the last one on a clue or a space counts, and each can be undone', () => {
  fc.assert(
    fc.property(fc.array(anyStroke, { maxLength: 20 }), strokes => {
      clear();
      const effects = strokes.map(stroke => {
        const effect = effectOf(attemptNow('text'), stroke);
        applyStroke('text', effect);
        return effect;
      });
      const kept = attemptNow('text');
      for (const stroke of strokes)
        for (const { owner, id } of stroke.clues) {
          const last = strokes.findLast(({ clues }) =>
            clues.some(each => each.owner === owner && each.id === id),
          );
          expect(isStruck(kept, owner, id)).toBe(last?.isOut);
        }
      for (const hex of strokes.flatMap(({ spaces }) => spaces)) {
        const last = strokes.findLast(({ spaces }) => spaces.includes(hex));
        expect(kept?.ruledOut.includes(hex)).toBe(last?.isOut);
      }
      for (const effect of effects.toReversed())
        applyStroke('text', { ...effect, isOut: !effect.isOut });
      expect(attemptNow('text')?.struck.flat() ?? []).toEqual([]);
      expect(attemptNow('text')?.ruledOut ?? []).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('a stroke writes only the current attempt, which moves to the list and back when the puzzle changes', () => {
  applyStroke('one', ofClue(1, 'on-water-or-forest'));
  const list = localStorage.getItem(NAMES.list);
  applyStroke('one', ofClue(2, 'on-desert-or-swamp'));
  expect(localStorage.getItem(NAMES.list)).toBe(list);
  expect(localStorage.getItem(NAMES.open)).toContain('on-desert-or-swamp');
  applyStroke('other', ofClue(1, 'on-desert-or-swamp'));
  expect(localStorage.getItem(NAMES.open)).toContain('other');
  expect(attemptNow('one')?.struck).toEqual([['on-water-or-forest'], ['on-desert-or-swamp']]);
  countOne('one', 'looks');
  expect(attemptNow('one')).toMatchObject({ looks: 1, struck: [[IDS[0]], ['on-desert-or-swamp']] });
});

test('a solved puzzle keeps the figures of its first solution', () => {
  applyStroke('text', {
    isOut: true,
    clues: [{ owner: 1, id: 'on-water-or-forest' }],
    spaces: [3, 5],
  });
  countOne('text', 'looks');
  markSolved('text');
  const figures = { clues: 1, spaces: 2, hints: 0, looks: 1, wrong: 0 };
  expect(usePuzzles.getState().attempts).toEqual([{ text: 'text', isSolved: true, ...figures }]);
  expect(useOpenAttempt.getState().attempt).toBeNull();
  solveAgain('text');
  expect(attemptNow('text')).toMatchObject({ struck: [], ruledOut: [], looks: 0 });
  // It still counts as solved, even if another puzzle is begun in the meantime.
  applyStroke('other', ofClue(1, 'on-desert-or-swamp'));
  expect(attemptAt(usePuzzles.getState(), 'text')).toMatchObject(figures);
  solveAgain('text');
  markSolved('text');
  expect(attemptAt(usePuzzles.getState(), 'text')).toMatchObject(figures);
});

test('a window can undo only strokes of one puzzle, and at most fifty', () => {
  for (let count = 0; count < 60; count++) addStroke('one', ofClue(1, 'on-desert-or-swamp'));
  expect(useStrokes.getState().strokes).toHaveLength(50);
  addStroke('other', ofClue(1, 'on-desert-or-swamp'));
  expect(useStrokes.getState()).toMatchObject({ text: 'other', strokes: [{ isOut: true }] });
});

test('the newest attempt is first, a change keeps the others, and their number is limited', () => {
  changeAttempt('first', attempt => attempt);
  // Added in one change, since each change stores all of them.
  usePuzzles.setState(({ attempts }) => ({
    attempts: attempts.flatMap(first =>
      Array.from({ length: 1500 }, (_, index) => ({ ...first, text: `before ${index}` })),
    ),
  }));
  for (const text of ['older', 'newer']) changeAttempt(text, attempt => attempt);
  markSolved('newer');
  const { attempts } = usePuzzles.getState();
  expect(attempts).toHaveLength(1500);
  expect(attempts.slice(0, 3).map(({ text, isSolved }) => [text, isSolved])).toEqual([
    ['newer', true],
    ['older', false],
    ['first', false],
  ]);
});

test.each([
  ['"hinted":[]', '"hinted":[7]'],
  ['"looks":0', '"looks":"0"'],
  ['"wrong":0', '"wrong":null'],
])('a damaged attempt is discarded: %s', (whole, damaged) => {
  changeAttempt('text', attempt => attempt);
  const stored = localStorage.getItem(NAMES.open) ?? '';
  expect(stored).toContain(whole);
  useOpenAttempt.setState({ attempt: null });
  localStorage.setItem(NAMES.open, stored.replace(whole, damaged));
  window.dispatchEvent(new Event('storage'));
  expect(useOpenAttempt.getState().attempt).toBeNull();
});

test('strokes remove clues from the lists of a puzzle', () => {
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

test('an imported puzzle is solved if either copy is solved; otherwise the local copy stays', async () => {
  applyStroke('begun', ofClue(1, 'on-water-or-forest'));
  markSolved('solved');
  applyStroke('both', ofClue(1, 'on-water-or-forest'));
  const line = await packPuzzles();
  clear();
  applyStroke('both', ofClue(2, 'on-desert-or-swamp'));
  applyStroke('solved', ofClue(1, 'on-desert-or-swamp'));

  expect(await takePuzzles(`Games from Fieldbook.\n\n${line}\n`)).toBe(2);
  expect(attemptNow('begun')?.struck).toEqual([['on-water-or-forest']]);
  expect(attemptNow('both')?.struck).toEqual([[], ['on-desert-or-swamp']]);
  expect(attemptAt(usePuzzles.getState(), 'solved')?.isSolved).toBe(true);
  expect(useOpenAttempt.getState().attempt).toBeNull();
  expect(await takePuzzles(line ?? '')).toBe(0);
});

test('nothing is imported from a file without puzzles, a damaged line, or a newer format', async () => {
  markSolved('solved');
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
