import { expect, test, vi } from 'vitest';
import { memoize } from './memoize';

test('the same question is asked once, also while its answer is on the way', async () => {
  const ask = vi.fn(async ({ n }: { n: number }) => n * 2);
  const askOnce = memoize(ask, 10_000);
  expect(await Promise.all([askOnce({ n: 1 }), askOnce({ n: 1 }), askOnce({ n: 2 })])).toEqual([
    2, 2, 4,
  ]);
  expect(await askOnce({ n: 1 })).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('as many answers are kept as the bytes hold, those that were asked for last', async () => {
  const ask = vi.fn(async (n: number) => 'x'.repeat(n));
  const askOnce = memoize(ask, 3_000);
  for (const n of [400, 500, 400, 401]) await askOnce(n);
  ask.mockClear();
  for (const n of [400, 401]) await askOnce(n);
  expect(ask).not.toHaveBeenCalled();
  await askOnce(500);
  expect(ask).toHaveBeenCalledOnce();
  // A result larger than the whole cache is returned but not kept; it evicts the others.
  for (const _ of [1, 2]) await askOnce(2_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('the question counts, also while its answer is on the way', async () => {
  const ask = vi.fn(() => new Promise<string>(() => {}));
  const askOnce = memoize(ask, 3_000);
  const questions = ['a', 'b', 'c'].map(letter => letter.repeat(500));
  for (const each of questions) void askOnce(each);
  expect(ask).toHaveBeenCalledTimes(3);
  void askOnce(questions[2] ?? '');
  expect(ask).toHaveBeenCalledTimes(3);
  void askOnce(questions[0] ?? '');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('what failed is asked anew', async () => {
  const ask = vi.fn(async () => 'there');
  ask.mockRejectedValueOnce(new Error('away'));
  const askOnce = memoize(ask, 10_000);
  await expect(askOnce(undefined)).rejects.toThrow('away');
  expect(await askOnce(undefined)).toBe('there');
});
