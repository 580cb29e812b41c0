/** As many parameters as one statement takes, well below any database's limit. */
export const MOST_PARAMETERS = 800;

/** The items in lists of at most `size`. */
export function* inChunks<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
