/** Overhead per entry besides its text, so that the number of small entries is bounded too. */
const BYTES_BESIDE = 200;

/**
 * Caches the results of a deterministic function, least recently used out first, up to `bytes`. Concurrent calls with
 * the same input share one promise; failures are not cached. Inputs and results must be JSON-serializable; a UTF-16
 * unit counts two bytes.
 */
export function memoize<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  bytes: number,
): (input: Input) => Promise<Answer> {
  // A map keeps insertion order: the most recently used entry is last.
  const kept = new Map<string, CacheEntry<Answer>>();
  let used = 0;

  function forget(key: string): void {
    used -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: CacheEntry<Answer>): void {
    forget(key);
    kept.set(key, entry);
    used += entry.bytes;
    for (const oldest of kept.keys()) {
      if (used <= bytes) break;
      forget(oldest);
    }
  }

  return input => {
    const key = textOf(input);
    const known = kept.get(key);
    if (known !== undefined) {
      keep(key, known);
      return known.answer;
    }
    const answer = ask(input);
    keep(key, { answer, bytes: bytesOf(key, null) });
    const isStillKept = () => kept.get(key)?.answer === answer;
    answer.then(
      found => {
        if (isStillKept()) keep(key, { answer, bytes: bytesOf(key, found) });
      },
      () => {
        if (isStillKept()) forget(key);
      },
    );
    return answer;
  };
}

interface CacheEntry<Answer> {
  readonly answer: Promise<Answer>;
  readonly bytes: number;
}

const bytesOf = (key: string, found: unknown): number =>
  BYTES_BESIDE + 2 * (key.length + textOf(found).length);

/** `JSON.stringify` returns `undefined` for `undefined`. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
