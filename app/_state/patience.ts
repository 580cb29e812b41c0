/**
 * Aborts when `signal` does, or has, or when that many milliseconds are over. Safari before 17.4 has no
 * `AbortSignal.any`.
 */
export function withPatience(signal: AbortSignal | undefined, milliseconds: number): AbortSignal {
  const either = new AbortController();
  const abort = () => either.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  setTimeout(abort, milliseconds);
  return either.signal;
}
