/** Maximum number of parameters per statement, well below any database's limit. */
export const MAX_PARAMETERS = 800;

/** Splits the items into lists of at most `size`. */
export function* inChunks<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
