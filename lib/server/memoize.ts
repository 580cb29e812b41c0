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
  // A map keeps insertion order: the most recently used entry is last.
  const cache = new Map<string, CacheEntry<Output>>();
  let used = 0;

  function remove(key: string): void {
    used -= cache.get(key)?.bytes ?? 0;
    cache.delete(key);
  }

  function store(key: string, entry: CacheEntry<Output>): void {
    remove(key);
    cache.set(key, entry);
    used += entry.bytes;
    for (const oldest of cache.keys()) {
      if (used <= bytes) break;
      remove(oldest);
    }
  }

  return input => {
    const key = textOf(input);
    const known = cache.get(key);
    if (known !== undefined) {
      store(key, known);
      return known.output;
    }
    const output = compute(input);
    store(key, { output, bytes: bytesOf(key, null) });
    const isStillCached = () => cache.get(key)?.output === output;
    output.then(
      value => {
        if (isStillCached()) store(key, { output, bytes: bytesOf(key, value) });
      },
      () => {
        if (isStillCached()) remove(key);
      },
    );
    return output;
  };
}

interface CacheEntry<Output> {
  readonly output: Promise<Output>;
  readonly bytes: number;
}

const bytesOf = (key: string, value: unknown): number =>
  OVERHEAD_BYTES + 2 * (key.length + textOf(value).length);

/** `JSON.stringify` returns `undefined` for `undefined`. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
