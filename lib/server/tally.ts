/** Counts what there is now, by key; keys of which there is nothing take no room. */
export function createTally() {
  const counts = new Map<string, number>();
  return {
    of: (key: string): number => counts.get(key) ?? 0,
    /** One more by each of the keys. */
    add(keys: readonly string[]): void {
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    /** One less by each of the keys, which have been added before. */
    remove(keys: readonly string[]): void {
      for (const key of keys) {
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    },
  };
}
