// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { ok, refused } from '@/lib/result';
import type { callPhoneWorker as CallPhoneWorker } from './callPhoneWorker';
import { fakeWorker } from './testing/fakeWorker';

let callPhoneWorker: typeof CallPhoneWorker;

beforeEach(async () => {
  vi.resetModules();
  ({ callPhoneWorker } = await import('./callPhoneWorker'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const make = () => callPhoneWorker('makePuzzle', 'quick', 'seed');
const NOT_STARTED = refused('phone-not-started');

/** What the script of each thread does; the last one repeats. `started` returns how many threads were started. */
function stubThreads(...scripts: readonly ('sound' | 'stalls' | 'fails')[]) {
  const made = vi.fn(async () => ok('a puzzle'));
  let started = 0;
  class Stalled {
    postMessage() {}
    terminate() {}
  }
  class Failed extends Stalled {
    onerror: (() => void) | undefined;
    constructor() {
      super();
      queueMicrotask(() => this.onerror?.());
    }
  }
  const threads = {
    sound: fakeWorker(() => ({ makePuzzle: made })),
    stalls: Stalled,
    fails: Failed,
  };
  const construct = () =>
    new threads[scripts[Math.min(started++, scripts.length - 1)] ?? 'sound']();
  vi.stubGlobal('Worker', new Proxy(Stalled, { construct }));
  return { made, started: () => started };
}

/** The answer after this time, if there is one. */
async function within(milliseconds: number, answer: Promise<unknown>) {
  let known: unknown = 'no answer';
  void answer.then(value => {
    known = value;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return known;
}

test.each(['stalls', 'fails'] as const)(
  'a thread whose script %s is started once more for a call',
  async script => {
    const { made, started } = stubThreads(script, 'sound');
    expect(await within(PATIENCE_MILLISECONDS, make())).toEqual(ok('a puzzle'));
    expect(started()).toBe(2);
    expect(made).toHaveBeenCalledTimes(1);
  },
);

test('a thread whose script never loads is reported, and the next call tries again with a longer timeout', async () => {
  const { started } = stubThreads('stalls', 'stalls', 'stalls', 'sound');
  const first = make();
  expect(await within(3 * PATIENCE_MILLISECONDS - 1, first)).toBe('no answer');
  expect(await within(1, first)).toEqual(NOT_STARTED);
  expect(await within(4 * PATIENCE_MILLISECONDS, make())).toEqual(ok('a puzzle'));
  expect(started()).toBe(4);
});

test('a started thread has no timeout', async () => {
  const { started, made } = stubThreads('sound');
  made.mockImplementation(async () => {
    await new Promise(done => setTimeout(done, 10 * PATIENCE_MILLISECONDS));
    return ok('a deep one');
  });
  expect(await within(10 * PATIENCE_MILLISECONDS, make())).toEqual(ok('a deep one'));
  expect(started()).toBe(1);
});

test('a browser without workers, or that blocks them, is reported as not started', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await make()).toEqual(NOT_STARTED);
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    },
  );
  expect(await make()).toEqual(NOT_STARTED);
});
