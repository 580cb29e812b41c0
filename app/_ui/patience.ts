/**
 * How long to wait for what somebody has asked for before something else is tried, in ms: a page's data, a file, the
 * phone's thread. What has a copy to show instead, or changes a game, has limits of its own.
 */
export const PATIENCE_MILLISECONDS = 8000;

/** A signal that aborts with `signal` or after that many ms. Safari before 17.4 lacks `AbortSignal.any`. */
export function withTimeout(
  signal: AbortSignal | null | undefined,
  milliseconds: number,
): AbortSignal {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  setTimeout(abort, milliseconds);
  return either.signal;
}

type Fetch = typeof fetch;

/** A `fetch` that rejects unless the whole response has come in time, its body included. */
export const inTime =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const signal = withTimeout(init?.signal, PATIENCE_MILLISECONDS);
    const response = await fetch(input, { ...init, signal });
    await response.clone().arrayBuffer();
    return response;
  };

/**
 * Lets Next's requests for a page's data fail in time: Next waits for ever, so that a tapped link does nothing, but after
 * a failure opens the address as a whole page. It alone knows whether that page is still wanted, or was prefetched.
 */
export function limitPageData(page: { fetch: Fetch }): void {
  const { fetch } = page;
  page.fetch = (input, init) =>
    (new Headers(init?.headers).has('RSC') ? inTime(fetch) : fetch)(input, init);
}

/** Whether the task settles in time. The time in which this thread was too busy to see that does not count. */
export const isSettledWithin = (milliseconds: number, task: Promise<unknown>): Promise<boolean> =>
  new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      const due = performance.now() + milliseconds;
      const isLate = () => performance.now() > due + LATE_MILLISECONDS;
      timer = setTimeout(() => (isLate() ? wait() : resolve(false)), milliseconds);
    }
    function settle() {
      clearTimeout(timer);
      resolve(true);
    }
    wait();
    task.then(settle, settle);
  });

/** A timer that fires so much later fires on a busy thread. */
const LATE_MILLISECONDS = 500;
