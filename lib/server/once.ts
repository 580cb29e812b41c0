const THINGS = Symbol.for('fieldbook.once');
const inProcess = globalThis as { [THINGS]?: Map<string, unknown> };

/** What this process has once, made when it is first asked for: Next may load a module several times, for different routes. */
export function onceInProcess<T>(name: string, make: () => T): T {
  inProcess[THINGS] ??= new Map();
  const things = inProcess[THINGS];
  if (!things.has(name)) things.set(name, make());
  // Whoever asks by a name has made the thing that bears it.
  return things.get(name) as T;
}
