import { createSizedCache } from '../sizedCache';

/** Overhead per entry besides its text, so that the number of small entries is bounded too. */
const OVERHEAD_BYTES = 200;

/**
 * Caches the results of a deterministic function, least recently used out first, up to `bytes`. Concurrent calls with
 * the same input share one promise; failures are not cached. Inputs and results must be JSON-serializable; a UTF-16
 * unit counts two bytes.
 */
export function memoize<Input, Output>(
  compute: (input: Input) => Promise<Output>,
  bytes: number,
): (input: Input) => Promise<Output> {
  const cache = createSizedCache<Promise<Output>>(bytes);
  return input => {
    const key = textOf(input);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const output = compute(input);
    cache.set(key, output, bytesOf(key, null));
    const isStillCached = () => cache.get(key) === output;
    output.then(
      value => {
        if (isStillCached()) cache.set(key, output, bytesOf(key, value));
      },
      () => {
        if (isStillCached()) cache.delete(key);
      },
    );
    return output;
  };
}

const bytesOf = (key: string, value: unknown): number =>
  OVERHEAD_BYTES + 2 * (key.length + textOf(value).length);

/** `JSON.stringify` returns `undefined` for `undefined`. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
