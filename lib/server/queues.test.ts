import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueues } from './queues';

test('tasks of one key start in order, only so many run at once, and all of them run', async () => {
  const tasks = fc.array(fc.record({ key: fc.constantFrom('a', 'b'), waits: fc.nat(3) }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(tasks, fc.integer({ min: 1, max: 3 }), async (all, atOnce) => {
      const turns = createQueues({ atOnce, longest: all.length });
      const running = new Map<string, number>();
      const started: number[] = [];
      await Promise.all(
        all.map(async ({ key, waits }, index) => {
          const end = await turns.take(key);
          started.push(index);
          running.set(key, (running.get(key) ?? 0) + 1);
          expect(running.get(key)).toBeLessThanOrEqual(atOnce);
          for (let wait = 0; wait < waits; wait++) await Promise.resolve();
          running.set(key, (running.get(key) ?? 0) - 1);
          end?.();
          end?.();
        }),
      );
      for (const key of ['a', 'b']) {
        const ofKey = started.filter(index => all[index]?.key === key);
        expect(ofKey).toEqual(ofKey.toSorted((one, other) => one - other));
      }
      expect(started).toHaveLength(all.length);
    }),
  );
});

test('a full queue refuses at once, and each key has its own queue', async () => {
  const turns = createQueues({ atOnce: 1, longest: 1 });
  const end = await turns.take('a');
  const second = turns.take('a');
  expect(await turns.take('a')).toBeUndefined();
  expect(await turns.take('b')).toBeDefined();
  end?.();
  expect(await second).toBeDefined();
});
