import { openPhone } from './database';

/** Drops what this phone keeps of a server's tables: how they looked last, and own clues. What waits to be sent stays. */
export async function forgetTables(codes: readonly string[]): Promise<void> {
  try {
    const writing = (await openPhone()).transaction(['tables', 'clues'], 'readwrite');
    const tables = writing.objectStore('tables');
    const clues = writing.objectStore('clues');
    for (const code of codes) {
      const looked = await clues.index('code').getAllKeys(code);
      await Promise.all([tables.delete(code), ...looked.map(key => clues.delete(key))]);
    }
    await writing.done;
  } catch {
    // A phone that keeps nothing has nothing to drop.
  }
}
