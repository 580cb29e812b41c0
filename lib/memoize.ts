/** Computes a value once per object and caches it for the object's lifetime. Neither may change. */
export function memoize<K extends object, V>(compute: (of: K) => V): (of: K) => V {
  const values = new WeakMap<K, V>();
  return of => {
    const known = values.get(of);
    if (known !== undefined) return known;
    const value = compute(of);
    values.set(of, value);
    return value;
  };
}
