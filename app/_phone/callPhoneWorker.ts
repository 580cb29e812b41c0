import { isSettledWithin, PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { type Result, refused } from '@/lib/result';
import type { PhoneCalls } from './phoneCalls';
import { faultNamed, type PhoneFault } from './phoneFault';
import type { WorkerRequest, WorkerResponse } from './workerMessages';

type CallResult<N extends keyof PhoneCalls> = Awaited<ReturnType<PhoneCalls[N]>>;

interface Thread {
  readonly worker: Worker;
  /** Called with `undefined` if the thread never started, so that the call cannot have run. */
  readonly pending: Map<number, (response: WorkerResponse | undefined) => void>;
}

let thread: Thread | undefined;
let lastId = 0;

/** Attempts to start a thread, per call. */
const MAX_STARTS = 2;
/** Timeout for the next start of a thread, in ms. Doubles after each timeout, until a start succeeds. */
let patience = PATIENCE_MILLISECONDS;
const LONGEST_MILLISECONDS = 8 * PATIENCE_MILLISECONDS;

/**
 * Starts the worker early, since its script cannot load once the network is gone. `undefined` if the browser does not
 * allow workers.
 */
export function startPhoneWorker(): Thread | undefined {
  try {
    thread ??= startThread();
  } catch {
    // The next call tries again.
  }
  return thread;
}

/** Calls the phone's worker, starting it if necessary. Only the start has a timeout: calls always end. */
export async function callPhoneWorker<N extends keyof PhoneCalls>(
  name: N,
  ...input: Parameters<PhoneCalls[N]>
): Promise<CallResult<N> | Result<never, PhoneFault>> {
  for (let starts = 0; starts < MAX_STARTS; starts++) {
    const response = await send(name, input);
    if (response === undefined) continue;
    if ('fault' in response) return refused(faultNamed(response.fault));
    // The worker returns the result type of the call that `name` names.
    return response.value as CallResult<N>;
  }
  return refused('phone-not-started');
}

async function send(
  name: WorkerRequest['name'],
  input: WorkerRequest['input'],
): Promise<WorkerResponse | undefined> {
  const started = startPhoneWorker();
  if (started === undefined) return undefined;
  const { worker, pending } = started;
  const id = ++lastId;
  return new Promise(resolve => {
    pending.set(id, resolve);
    worker.postMessage({ id, name, input } satisfies WorkerRequest);
  });
}

function startThread(): Thread {
  const pending: Thread['pending'] = new Map();
  const worker = new Worker(new URL('./phoneWorker.ts', import.meta.url), { type: 'module' });
  let hasStarted = false;
  /** Terminates the worker; the next call starts another. Calls that may have run are not repeated. */
  function stop() {
    thread = undefined;
    worker.terminate();
    for (const [id, resolve] of pending)
      resolve(hasStarted ? { id, fault: 'our fault' } : undefined);
  }
  const firstEvent = new Promise<void>(resolve => {
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      hasStarted = true;
      patience = PATIENCE_MILLISECONDS;
      resolve();
      pending.get(data.id)?.(data);
      pending.delete(data.id);
    };
    // The script failed to load or crashed.
    worker.onerror = () => {
      resolve();
      stop();
    };
  });
  void isSettledWithin(patience, firstEvent).then(isSettled => {
    if (isSettled) return;
    patience = Math.min(2 * patience, LONGEST_MILLISECONDS);
    stop();
  });
  return { worker, pending };
}
