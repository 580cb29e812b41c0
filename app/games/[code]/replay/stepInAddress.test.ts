// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStep, useStepInAddress } from './stepInAddress';

test.each([
  ['', 0],
  ['piece=', 0],
  ['piece=12', 12],
  ['piece=39', 39],
  ['piece=40', 0],
  ['piece=-1', 0],
  ['piece=1e1', 0],
  ['piece=0x10', 0],
  ['piece=%20', 0],
  ['piece=99999999999999999999', 0],
])('of 39 pieces, ?%s opens piece %d', (search, step) => {
  expect(readStep(new URLSearchParams(search), 39)).toBe(step);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const REPLAY = '/games/KRWNQT/replay';

function followSteps(address: string, steps: readonly number[]): string {
  history.replaceState(null, '', address);
  const { rerender, unmount } = renderHook(({ step }) => useStepInAddress(REPLAY, step, 39), {
    initialProps: { step: 0 },
  });
  for (const step of steps) rerender({ step });
  act(() => void vi.runAllTimers());
  unmount();
  return location.pathname + location.search;
}

test('the address follows the step without new entries in the history', () => {
  const before = history.length;
  expect(followSteps(REPLAY, [1, 2, 3])).toBe(`${REPLAY}?piece=3`);
  expect(followSteps(`${REPLAY}?piece=3`, [2, 1, 0])).toBe(`${REPLAY}?piece=0`);
  expect(history.length).toBe(before);
});

test('the address is unchanged without a step, and on a sheet over the page', () => {
  expect(followSteps(REPLAY, [])).toBe(REPLAY);
  expect(followSteps('/settings', [4])).toBe('/settings');
});
