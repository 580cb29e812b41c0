import { beforeEach, vi } from 'vitest';
import { memoryDependencies } from '@/lib/testing/memory';
import { moveCalls } from '../moveGames';
import { phoneCalls } from '../phoneCalls';
import { phoneDeduction } from '../phoneDeduction';
import type { WorkerRequest, WorkerResponse } from '../workerMessages';

type Calls = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>;

/** A fake worker that runs in this thread. It clones messages as `postMessage` does. */
export function fakeWorker(currentCalls: () => Calls): new () => Pick<Worker, 'postMessage'> {
  return class {
    onmessage: ((event: { readonly data: WorkerResponse }) => void) | undefined;

    constructor() {
      queueMicrotask(() => this.onmessage?.({ data: { id: 0, value: undefined } }));
    }

    async postMessage(request: WorkerRequest) {
      const { id, name, input } = structuredClone(request);
      const call = currentCalls()[name] as (...input: readonly unknown[]) => Promise<unknown>;
      this.onmessage?.({ data: structuredClone({ id, value: await call(...input) }) });
    }
  };
}

/** Gives each test of a file a fake phone worker with in-memory games. */
export function stubPhoneWorker(): void {
  const dependencies = memoryDependencies('this phone');
  const calls = {
    ...phoneCalls(dependencies),
    ...moveCalls(dependencies, async () => []),
    ...phoneDeduction(),
  };
  beforeEach(() => {
    vi.stubGlobal(
      'Worker',
      fakeWorker(() => calls),
    );
  });
}
