import { type Result, refused } from '@/lib/result';
import type { PhoneCalls } from './phoneCalls';
import { faultNamed, type PhoneFault } from './phoneFault';

/** A call of the phone's own thread, and what came of it. */
export interface WorkerRequest {
  readonly id: number;
  readonly name: keyof PhoneCalls;
  readonly input: readonly unknown[];
}

export type WorkerResponse =
  | { readonly id: number; readonly value: unknown }
  /** By the name of the browser's own error, where it is one. */
  | { readonly id: number; readonly fault: string };

type CallResult<N extends keyof PhoneCalls> = Awaited<ReturnType<PhoneCalls[N]>>;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, (answer: WorkerResponse) => void>;
}

let thread: Thread | undefined;
let asked = 0;

/** Has the phone's own thread ready: its script could not be had once the network is gone. */
export function startPhoneWorker(): void {
  thread ??= startThread();
}

/** Asks the phone's own thread, which is started by the first question. */
export async function callPhoneWorker<N extends keyof PhoneCalls>(
  name: N,
  ...input: Parameters<PhoneCalls[N]>
): Promise<CallResult<N> | Result<never, PhoneFault>> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  const id = ++asked;
  const answer = await new Promise<WorkerResponse>(resolve => {
    waiting.set(id, resolve);
    worker.postMessage({ id, name, input } satisfies WorkerRequest);
  });
  if ('fault' in answer) return refused(faultNamed(answer.fault));
  // The thread answers a call's name with what that call answers.
  return answer.value as CallResult<N>;
}

function startThread(): Thread {
  const waiting: Thread['waiting'] = new Map();
  const worker = new Worker(new URL('./phoneWorker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  // It could not be loaded, or broke: those who wait are told, and the next question starts another.
  worker.onerror = () => {
    thread = undefined;
    worker.terminate();
    for (const [id, resolve] of waiting) resolve({ id, fault: 'our fault' });
  };
  return { worker, waiting };
}
