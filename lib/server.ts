import { openStore } from './store/openStore';
import type { Store } from './store/store';

/**
 * This process's effects: the environment, read once, and the one store. Next may load a module
 * several times for different routes, so what must exist once is kept on `globalThis`.
 */

const DEFAULT_DATABASE_URL = 'file:.data/fieldbook.db';

const STORE = Symbol.for('fieldbook.store');
const once = globalThis as { [STORE]?: Promise<Store> };

export function getStore(): Promise<Store> {
  once[STORE] ??= openStore(process.env.DATABASE_URL ?? DEFAULT_DATABASE_URL);
  return once[STORE];
}
