import { expect, test } from 'vitest';
import { ok, type Result, refused } from '../result';
import { createRepeats } from './repeats';

/** A clock, and a `deal` that returns 1, 2, 3 … or, for the first calls, the given results. */
function numbered(...first: readonly (() => Promise<Result<number, string>>)[]) {
  const clock = { now: 0 };
  const repeats = createRepeats<number, string>(() => clock.now);
  let made = 0;
  const deal = (key: string | undefined, content: unknown = 'three players') =>
    repeats({ key, content }, async () => {
      made += 1;
      return first[made - 1]?.() ?? ok(made);
    });
  return { clock, deal };
}

test('a change with the same key is made once, even while the first is pending', async () => {
  const { deal } = numbered();
  expect(await Promise.all([deal('a'), deal('a'), deal('b')])).toEqual([ok(1), ok(1), ok(2)]);
  expect(await deal('a')).toEqual(ok(1));
  expect([await deal(undefined), await deal(undefined)]).toEqual([ok(3), ok(4)]);
});

test('the same key with other content is refused, and the first change is still known', async () => {
  const { deal } = numbered();
  await deal('a', { players: 3 });
  expect(await deal('a', { players: 4 })).toEqual(refused('change-id-used'));
  expect(await deal('a', { players: 3 })).toEqual(ok(1));
});

test('a change that failed or was refused can be made again', async () => {
  const { deal } = numbered(
    () => Promise.reject(new Error('away')),
    async () => refused('no fair deal'),
  );
  const [one, same] = [deal('a'), deal('a')];
  await expect(one).rejects.toThrow('away');
  await expect(same).rejects.toThrow('away');
  expect(await deal('a')).toEqual(refused('no fair deal'));
  expect(await deal('a')).toEqual(ok(3));
});

test('a change is forgotten after ten minutes, or after a thousand others', async () => {
  const { clock, deal } = numbered();
  await deal('a');
  clock.now = 10 * 60_000 - 1;
  expect(await deal('a')).toEqual(ok(1));
  clock.now += 1;
  expect(await deal('a')).toEqual(ok(2));
  for (let other = 1; other < 1000; other += 1) await deal(`other ${other}`);
  expect(await deal('other 1')).toEqual(ok(3));
  expect(await deal('a')).toEqual(ok(2));
  for (let other = 1; other <= 1000; other += 1) await deal(`later ${other}`);
  expect(await deal('a')).toEqual(ok(2002));
});
