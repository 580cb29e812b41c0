import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueuePerKey } from './games';

test('tasks of a key never overlap and keep their order, however long they take and whether or not they fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ key: fc.constantFrom('a', 'b'), fails: fc.boolean() }), {
        maxLength: 12,
      }),
      async (scheduler, tasks) => {
        const oneByOne = createQueuePerKey();
        const running = { a: 0, b: 0 };
        const done: Record<'a' | 'b', number[]> = { a: [], b: [] };
        const results = tasks.map(({ key, fails }, index) =>
          oneByOne(key as 'a' | 'b', async () => {
            expect(++running[key]).toBe(1);
            await scheduler.schedule(Promise.resolve());
            running[key]--;
            done[key].push(index);
            if (fails) throw new Error('failed');
            return index;
          }),
        );
        const settled = Promise.allSettled(results);
        await scheduler.waitFor(settled);
        const outcomes = await settled;
        outcomes.forEach((outcome, index) => {
          expect(outcome.status).toBe(tasks[index]?.fails ? 'rejected' : 'fulfilled');
        });
        for (const key of ['a', 'b'] as const) {
          expect(done[key]).toEqual(
            tasks.flatMap((task, index) => (task.key === key ? [index] : [])),
          );
        }
      },
    ),
    { numRuns: 100 },
  );
});

test('a task receives its predecessor’s failure, and no other', async () => {
  const oneByOne = createQueuePerKey();
  const returnFailure = async (failure?: unknown) => failure;
  const failed = new Error('failed');
  const results = [
    oneByOne('a', () => Promise.reject(failed)).catch((error: unknown) => error),
    oneByOne('b', returnFailure),
    oneByOne('a', returnFailure),
    oneByOne('a', returnFailure),
  ];
  expect(await Promise.all(results)).toEqual([failed, undefined, failed, undefined]);
});
