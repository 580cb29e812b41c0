/**
 * The timeout in ms for what a user waits for: a page's data, a file, the worker thread. Requests that have a cached
 * copy to fall back on, or that change a game, have timeouts of their own.
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

/** A `fetch` that rejects unless the whole response, including its body, arrives in time. */
export const inTime =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const signal = withTimeout(init?.signal, PATIENCE_MILLISECONDS);
    const response = await fetch(input, { ...init, signal });
    await response.clone().arrayBuffer();
    return response;
  };

/**
 * Adds a timeout to Next's requests for a page's data. Next itself waits forever, so a tapped link would do nothing;
 * after a failure it loads the whole page instead, unless the page is no longer wanted or was only prefetched.
 */
export function limitPageData(page: { fetch: Fetch }): void {
  const { fetch } = page;
  page.fetch = (input, init) =>
    (new Headers(init?.headers).has('RSC') ? inTime(fetch) : fetch)(input, init);
}

/** Whether the task settles in time. The wait starts over if this thread was too busy to notice a result. */
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

/** If a timer fires this much late, the thread was busy. */
const LATE_MILLISECONDS = 500;
