import { beforeEach, vi } from 'vitest';
import { memoryDependencies } from '@/lib/testing/memory';
import type { WorkerRequest, WorkerResponse } from '../callPhoneWorker';
import { phoneCalls } from '../phoneCalls';

type Calls = Readonly<Record<string, (...input: never[]) => Promise<unknown>>>;

/** A phone's own thread that answers here: what goes to it and comes back is copied as between threads. */
export function threadHere(callsNow: () => Calls): new () => Pick<Worker, 'postMessage'> {
  return class {
    onmessage: ((event: { readonly data: WorkerResponse }) => void) | undefined;

    async postMessage(question: WorkerRequest) {
      const { id, name, input } = structuredClone(question);
      const call = callsNow()[name] as (...input: readonly unknown[]) => Promise<unknown>;
      this.onmessage?.({ data: structuredClone({ id, value: await call(...input) }) });
    }
  };
}

/** Before each test of a file this phone has its own thread here, with its games in memory. */
export function havePhoneHere(): void {
  const calls = phoneCalls(memoryDependencies('this phone'));
  beforeEach(() => {
    vi.stubGlobal(
      'Worker',
      threadHere(() => calls),
    );
  });
}
