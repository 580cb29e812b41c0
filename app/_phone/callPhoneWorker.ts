import { type Result, refused } from '@/lib/result';
import type { PhoneCalls } from './phoneCalls';
import { faultNamed, type PhoneFault } from './phoneFault';

/** A message to the phone's worker: the call's id, name and arguments. */
export interface WorkerRequest {
  readonly id: number;
  readonly name: keyof PhoneCalls;
  readonly input: readonly unknown[];
}

export type WorkerResponse =
  | { readonly id: number; readonly value: unknown }
  /** The `name` of a DOMException, or another text. */
  | { readonly id: number; readonly fault: string };

type CallResult<N extends keyof PhoneCalls> = Awaited<ReturnType<PhoneCalls[N]>>;

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, (response: WorkerResponse) => void>;
}

let thread: Thread | undefined;
let lastId = 0;

/**
 * Starts the worker early: its script cannot load once the network is gone. `undefined` if the browser allows no workers.
 */
export function startPhoneWorker(): Thread | undefined {
  try {
    thread ??= startThread();
  } catch {
    // The next call tries again.
  }
  return thread;
}

/** Calls the phone's worker, starting it if necessary. */
export async function callPhoneWorker<N extends keyof PhoneCalls>(
  name: N,
  ...input: Parameters<PhoneCalls[N]>
): Promise<CallResult<N> | Result<never, PhoneFault>> {
  const started = startPhoneWorker();
  if (started === undefined) return refused(faultNamed('our fault'));
  const { worker, pending } = started;
  const id = ++lastId;
  const response = await new Promise<WorkerResponse>(resolve => {
    pending.set(id, resolve);
    worker.postMessage({ id, name, input } satisfies WorkerRequest);
  });
  if ('fault' in response) return refused(faultNamed(response.fault));
  // The worker returns the result type of the call that `name` names.
  return response.value as CallResult<N>;
}

function startThread(): Thread {
  const pending: Thread['pending'] = new Map();
  const worker = new Worker(new URL('./phoneWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    pending.get(data.id)?.(data);
    pending.delete(data.id);
  };
  // The script failed to load or crashed: fail the pending calls, and let the next call start another worker.
  worker.onerror = () => {
    thread = undefined;
    worker.terminate();
    for (const [id, resolve] of pending) resolve({ id, fault: 'our fault' });
  };
  return { worker, pending };
}
