import type { Random } from './random';

/** One of `items`, each equally likely; nothing where there are none. */
export function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[random.below(items.length)];
}

/** The items in a random order, drawn one by one: for who needs only the first that will do. */
export function* inRandomOrder<T>(items: readonly T[], random: Random): Generator<T> {
  const left = [...items];
  while (left.length > 0) {
    const index = random.below(left.length);
    const drawn = left[index];
    const last = left.pop();
    if (index < left.length && last !== undefined) left[index] = last;
    if (drawn !== undefined) yield drawn;
  }
}

/** The same items in a random order (Fisher–Yates); `items` stays as it is. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(random.below(left.length), 1));
  return shuffled;
}
