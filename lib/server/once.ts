const INSTANCES = Symbol.for('fieldbook.once');
const inProcess = globalThis as { [INSTANCES]?: Map<string, unknown> };

/**
 * Returns a per-process singleton, created on first use. Needed because Next may load a module several times, for
 * different routes.
 */
export function onceInProcess<T>(name: string, make: () => T): T {
  inProcess[INSTANCES] ??= new Map();
  const instances = inProcess[INSTANCES];
  if (!instances.has(name)) instances.set(name, make());
  // All callers that use a name pass a `make` of the same type.
  return instances.get(name) as T;
}
