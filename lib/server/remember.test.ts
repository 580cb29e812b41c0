import { expect, test, vi } from 'vitest';
import { remember } from './remember';

test('the same question is asked once, also while its answer is on the way', async () => {
  const ask = vi.fn(async ({ n }: { n: number }) => n * 2);
  const askOnce = remember(ask, 10);
  expect(await Promise.all([askOnce({ n: 1 }), askOnce({ n: 1 }), askOnce({ n: 2 })])).toEqual([
    2, 2, 4,
  ]);
  expect(await askOnce({ n: 1 })).toBe(2);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('so many answers are kept, those that were asked for last', async () => {
  const ask = vi.fn(async (n: number) => n);
  const askOnce = remember(ask, 2);
  for (const n of [1, 2, 1, 3]) await askOnce(n);
  ask.mockClear();
  await askOnce(1);
  await askOnce(3);
  expect(ask).not.toHaveBeenCalled();
  await askOnce(2);
  expect(ask).toHaveBeenCalledOnce();
});

test('what failed is asked anew', async () => {
  const ask = vi.fn(async () => 'there');
  ask.mockRejectedValueOnce(new Error('away'));
  const askOnce = remember(ask, 10);
  await expect(askOnce(undefined)).rejects.toThrow('away');
  expect(await askOnce(undefined)).toBe('there');
});
