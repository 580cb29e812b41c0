const THINGS = Symbol.for('fieldbook.once');
const inProcess = globalThis as { [THINGS]?: Map<string, unknown> };

/**
 * Returns a per-process singleton, created on first use. Needed because Next may load a module several times, for
 * different routes.
 */
export function onceInProcess<T>(name: string, make: () => T): T {
  inProcess[THINGS] ??= new Map();
  const things = inProcess[THINGS];
  if (!things.has(name)) things.set(name, make());
  // All callers that use a name pass a `make` of the same type.
  return things.get(name) as T;
}
