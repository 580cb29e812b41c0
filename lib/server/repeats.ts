import { type Result, refused } from '../result';
import { createSizedCache } from '../sizedCache';

/** A change that belongs to no game yet, so no game can remember its id. */
interface Change {
  /** Device and change id; `undefined` if retries cannot be recognized. */
  readonly key: string | undefined;
  /** JSON-serializable. */
  readonly content: unknown;
}

interface Answer<T> {
  readonly text: string;
  /** In ms since 1970. */
  readonly at: number;
  readonly value: Promise<T>;
}

/** How many answers a process remembers, least recently used out first, and for how many ms. */
const MOST = 1000;
const MILLISECONDS = 10 * 60 * 1000;

/**
 * Makes each change once: another one with its key gets the same answer, even while that is pending, or is refused if
 * its content differs. Failures and refusals are not remembered.
 */
export function createRepeats<T, E>(now: () => number) {
  const known = createSizedCache<Answer<Result<T, E>>>(MOST);
  return (
    { key, content }: Change,
    make: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | 'change-id-used'>> => {
    if (key === undefined) return make();
    const text = JSON.stringify(content);
    const before = known.get(key);
    if (before !== undefined && now() - before.at < MILLISECONDS)
      return before.text === text ? before.value : Promise.resolve(refused('change-id-used'));
    const answer = { text, at: now(), value: make() };
    known.set(key, answer, 1);
    const forget = () => {
      if (known.get(key) === answer) known.delete(key);
    };
    answer.value.then(({ ok }) => ok || forget(), forget);
    return answer.value;
  };
}
