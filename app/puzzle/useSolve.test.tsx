// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { attemptAt, usePuzzles } from '@/app/_phone/puzzleStore';
import { parseHex } from '@/lib/map/grid';
import type { Hex } from '@/lib/map/hexSet';
import { parsePuzzle } from '@/lib/puzzle/lists';
import examples from '@/lib/testing/puzzle-examples.json';
import { useSolve } from './useSolve';

beforeEach(() => {
  usePuzzles.setState({ attempts: [], mustProve: false, ready: {} }, true);
  localStorage.clear();
});

function solve(prefix: string) {
  const { text, habitat } =
    examples.find(each => each.text.startsWith(prefix)) ?? examples[0] ?? {};
  const opened = parsePuzzle(text ?? '');
  if (!opened.ok) throw new Error(opened.error);
  const { result } = renderHook(() => useSolve(text ?? '', opened.value, false));
  return {
    opened: opened.value,
    habitat: parseHex(habitat ?? '') as Hex,
    solving: () => result.current,
    attempt: () => attemptAt(usePuzzles.getState(), text ?? ''),
  };
}

test('what is done is counted: clues held together, wrong answers, hints, and nothing that was not done', () => {
  const { opened, habitat, solving, attempt } = solve('l3');
  const [[first] = [], [other, another] = []] = opened.start;
  if (!first || !other || !another) throw new Error('lists that are too short');
  act(() => solving().tapClue(1, first.id));
  // One clue alone is only looked at.
  expect(attempt()?.looks ?? 0).toBe(0);
  act(() => solving().tapClue(2, other.id));
  act(() => solving().tapClue(2, another.id));
  act(() => solving().tapClue(2, another.id));
  expect(attempt()).toMatchObject({ looks: 2, wrong: 0 });

  const wrong = [...solving().light].find(hex => hex !== habitat) as Hex;
  act(() => solving().answer(wrong));
  expect(solving().said).toMatchObject({ type: 'refuted', why: { by: 'alone', space: wrong } });
  act(() => solving().say(undefined));
  act(() => solving().askHint());
  act(() => solving().say(undefined));
  act(() => solving().askHint());
  act(() => solving().answer(habitat));
  const { struck, ruledOut, hinted, ...counted } = attempt() ?? {};
  expect(counted).toMatchObject({ looks: 2, wrong: 1, isSolved: true });
  expect(hinted).toHaveLength(1);
  expect(ruledOut).toEqual([wrong]);
  expect(struck?.flat()).toEqual([]);
});

test.each(['q3', 'p4', 'l3', 'd4'])('hints alone lead through one of %s to its habitat', prefix => {
  const { habitat, solving, attempt } = solve(prefix);
  for (let hints = 0; solving().light.size > 1; hints++) {
    expect(hints).toBeLessThan(108);
    act(() => solving().askHint());
    const { said } = solving();
    if (said?.type !== 'step') throw new Error('no step');
    act(() => solving().follow(said.step));
  }
  expect(solving().answerable).toBe(habitat);
  expect(attempt()?.ruledOut).not.toContain(habitat);
});
