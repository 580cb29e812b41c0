/** What an answer costs beside its letters, so that small ones are bounded in number, too. */
const BYTES_BESIDE = 200;

/**
 * The same function, for one that says the same whenever it is asked the same: its latest answers are kept, as many as
 * `bytes` hold, and whoever asks while one is being found waits for it. What failed is asked anew. Questions and
 * answers are values that JSON can hold; a letter counts two bytes.
 */
export function memoize<Input, Answer>(
  ask: (input: Input) => Promise<Answer>,
  bytes: number,
): (input: Input) => Promise<Answer> {
  // A map keeps the order in which things came: the latest last.
  const kept = new Map<string, Kept<Answer>>();
  let used = 0;

  function forget(key: string): void {
    used -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: Kept<Answer>): void {
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

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly bytes: number;
}

const bytesOf = (key: string, found: unknown): number =>
  BYTES_BESIDE + 2 * (key.length + textOf(found).length);

/** Nothing has no JSON. */
const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
