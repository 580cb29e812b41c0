/** A cache of values, bounded by the sum of their sizes. */
export interface SizedCache<T> {
  /** Also marks the value as used. */
  get(key: string): T | undefined;
  /** Sets the value; removes the least recently used ones until the rest fits, finally this one if it is too large. */
  set(key: string, value: T, size: number): void;
  delete(key: string): void;
}

/** `limit`: the largest sum of sizes, in the unit of `set`. */
export function createSizedCache<T>(limit: number): SizedCache<T> {
  // A map keeps insertion order: the most recently used value is last.
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  let used = 0;

  function remove(key: string): void {
    used -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      remove(key);
      entries.set(key, { value, size });
      used += size;
      for (const oldest of entries.keys()) {
        if (used <= limit) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
