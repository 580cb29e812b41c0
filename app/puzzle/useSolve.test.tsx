// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useAttempt, useOpenAttempt } from '@/app/_phone/puzzleAttempt';
import { usePuzzles } from '@/app/_phone/puzzleStore';
import { forgetStrokes, useStrokes } from '@/app/_phone/puzzleStrokes';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { parsePuzzle } from '@/lib/puzzle/lists';
import examples from '@/lib/testing/puzzle-examples.json';
import { useSolve } from './useSolve';

beforeEach(() => {
  usePuzzles.setState({ attempts: [], ready: {} }, true);
  useOpenAttempt.setState({ attempt: null });
  forgetStrokes();
});

function solve(prefix: string) {
  const { text, habitat } =
    examples.find(each => each.text.startsWith(prefix)) ?? examples[0] ?? {};
  const opened = parsePuzzle(text ?? '');
  if (!opened.ok) throw new Error(opened.error);
  const { result } = renderHook(() => useSolve(text ?? '', opened.value));
  const kept = renderHook(() => useAttempt(text ?? '')).result;
  const solving = () => result.current;
  return {
    opened: opened.value,
    text: text ?? '',
    habitat: parseHex(habitat ?? '') as Hex,
    solving,
    kept: () => kept.current,
    /** The calls that the map makes for a tap. */
    tap(hex: Hex) {
      act(() => {
        solving().stepTo(hex);
        solving().pick(hex);
      });
    },
  };
}

/** A lit space and the others that the same clues allow. */
function spacesOf({ solving, habitat, tap }: ReturnType<typeof solve>) {
  const lit = [...solving().light].filter(hex => hex !== habitat);
  for (const hex of lit) {
    tap(hex);
    act(() => solving().ruleOut());
    const { alike } = solving();
    act(() => solving().undo?.());
    if (alike) return alike;
  }
  throw new Error('no two spaces are alike');
}

test('an attempt counts comparisons of clues, wrong answers and hints', () => {
  const { opened, habitat, solving, kept, tap } = solve('l3');
  const [[first] = [], [other, another] = []] = opened.start;
  if (!first || !other || !another) throw new Error('lists that are too short');
  act(() => solving().tapClue(1, first.id));
  // Selecting a single clue does not count.
  expect(kept()?.looks ?? 0).toBe(0);
  act(() => solving().tapClue(2, other.id));
  act(() => solving().tapClue(2, another.id));
  act(() => solving().tapClue(2, another.id));
  expect(kept()).toMatchObject({ looks: 2, wrong: 0 });

  const wrong = [...solving().light].find(hex => hex !== habitat) as Hex;
  tap(wrong);
  act(() => solving().answer());
  expect(solving().said).toMatchObject({ type: 'refuted', why: { by: 'alone', space: wrong } });
  act(() => solving().say(undefined));
  act(() => solving().askHint());
  act(() => solving().say(undefined));
  act(() => solving().askHint());
  act(() => solving().say(undefined));
  tap(habitat);
  act(() => solving().answer());
  expect(solving().said).toMatchObject({ type: 'solved' });
  expect(kept()).toMatchObject({ looks: 2, wrong: 1, hints: 1, clues: 0, spaces: 1 });
});

test.each(['q3', 'p4', 'l3', 'd4'])('hints alone solve an example of %s', prefix => {
  const { habitat, solving } = solve(prefix);
  for (let hints = 0; solving().light.size > 1; hints++) {
    expect(hints).toBeLessThan(108);
    act(() => solving().askHint());
    const { said } = solving();
    if (said?.type !== 'step') throw new Error('no step');
    act(() => solving().follow(said.step));
  }
  expect(solving().light.single).toBe(habitat);
  // Without a pinned space there is no answer.
  act(() => solving().answer());
  expect(solving().said).toBeUndefined();
});

test('taps on spaces pin one, compare another with it, swap the two, and clear both', () => {
  const { solving, tap } = solve('l3');
  const [one, other, third] = [...solving().light] as [Hex, Hex, Hex];
  tap(one);
  expect(solving().pin).toMatchObject({ space: one, isHeld: true });
  tap(other);
  expect(solving().pin).toMatchObject({ space: one, other });
  tap(third);
  expect(solving().pin).toMatchObject({ space: one, other: third });
  const lists = solving().progress.lists.flat();
  expect(solving().telling).toBe(
    lists.filter(({ hexes }) => hexes.has(one) && !hexes.has(third)).length,
  );
  tap(third);
  expect(solving().pin).toMatchObject({ space: third, other: one });
  tap(third);
  expect(solving().pin).toBeUndefined();
});

test('arrow keys move between spaces, and compare them once one is pinned', () => {
  const { solving } = solve('l3');
  act(() => solving().stepTo(3));
  act(() => solving().stepTo(4));
  expect(solving().pin).toEqual({ space: 4, isHeld: false });
  act(() => solving().pick(4));
  act(() => solving().stepTo(5));
  expect(solving().pin).toMatchObject({ space: 4, other: 5 });
});

test('“not here” crosses out the pinned space, then those that the same clues allow; undo works after a reload', () => {
  const one = solve('l3');
  const { solving, tap, text } = one;
  const { space, others } = spacesOf(one);
  const before = solving().light;
  tap(space);
  act(() => solving().ruleOut());
  expect(solving().alike).toEqual({ space, others });
  act(() => solving().ruleOutAlike());
  expect(solving().light.size).toBe(before.size - 1 - others.length);
  // A second page of this window, like after a reload.
  const reloaded = solve('l3');
  act(() => reloaded.solving().undo?.());
  expect(solving().light.size).toBe(before.size - 1);
  // Another window's stroke stays.
  const [[first] = []] = reloaded.opened.start;
  if (first) act(() => reloaded.solving().strike(1, first.id));
  act(() => useStrokes.setState(({ strokes }) => ({ text, strokes: strokes.slice(0, -1) })));
  act(() => solving().undo?.());
  expect(solving().isRuledOut(space)).toBe(false);
  expect(first && solving().isStruck(1, first.id)).toBe(true);
  expect(solving().undo).toBeUndefined();
});

test('starting over undoes all strokes at once, and can be undone; a solved puzzle restarts', () => {
  const { solving, habitat, tap, kept } = solve('l3');
  expect(solving().startOver).toBeUndefined();
  const [one, other] = [...solving().light].filter(hex => hex !== habitat) as [Hex, Hex];
  for (const hex of [one, other]) {
    tap(hex);
    act(() => solving().ruleOut());
  }
  act(() => solving().startOver?.());
  expect(solving().progress.ruledOut.isEmpty).toBe(true);
  act(() => solving().undo?.());
  expect([...solving().progress.ruledOut].sort()).toEqual([one, other].sort());
  tap(habitat);
  act(() => solving().answer());
  expect(solving().undo).toBeUndefined();
  act(() => solving().startOver?.());
  expect(solving().said).toBeUndefined();
  expect(kept()?.isSolved).toBe(false);
  expect(solving().undo).toBeUndefined();
});
