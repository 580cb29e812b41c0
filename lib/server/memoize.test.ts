import { expect, test, vi } from 'vitest';
import { memoize } from './memoize';

test('the same input is computed once, even while its result is pending', async () => {
  const compute = vi.fn(async ({ n }: { n: number }) => n * 2);
  const memoized = memoize(compute, 10_000);
  expect(await Promise.all([memoized({ n: 1 }), memoized({ n: 1 }), memoized({ n: 2 })])).toEqual([
    2, 2, 4,
  ]);
  expect(await memoized({ n: 1 })).toBe(2);
  expect(compute).toHaveBeenCalledTimes(2);
});

test('the most recently used results that fit are cached', async () => {
  const compute = vi.fn(async (n: number) => 'x'.repeat(n));
  const memoized = memoize(compute, 3_000);
  for (const n of [400, 500, 400, 401]) await memoized(n);
  compute.mockClear();
  for (const n of [400, 401]) await memoized(n);
  expect(compute).not.toHaveBeenCalled();
  await memoized(500);
  expect(compute).toHaveBeenCalledOnce();
  // A result larger than the whole cache is returned but not cached; it evicts the others.
  for (const _ of [1, 2]) await memoized(2_000);
  expect(compute).toHaveBeenCalledTimes(3);
});

test('the input counts towards the size, even while its result is pending', async () => {
  const compute = vi.fn(() => new Promise<string>(() => {}));
  const memoized = memoize(compute, 3_000);
  const inputs = ['a', 'b', 'c'].map(letter => letter.repeat(500));
  for (const each of inputs) void memoized(each);
  expect(compute).toHaveBeenCalledTimes(3);
  void memoized(inputs[2] ?? '');
  expect(compute).toHaveBeenCalledTimes(3);
  void memoized(inputs[0] ?? '');
  expect(compute).toHaveBeenCalledTimes(4);
});

test('a failed computation is repeated', async () => {
  const compute = vi.fn(async () => 'there');
  compute.mockRejectedValueOnce(new Error('away'));
  const memoized = memoize(compute, 10_000);
  await expect(memoized(undefined)).rejects.toThrow('away');
  expect(await memoized(undefined)).toBe('there');
});
