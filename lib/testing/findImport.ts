import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Our source file that `from` imports by this name; `undefined` for a package or style sheet. Relative to the root. */
export function findImport(from: string, name: string): string | undefined {
  if (!/^(\.|@\/)/.test(name)) return undefined;
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return ['', '.ts', '.tsx']
    .map(ending => path + ending)
    .find(each => /\.tsx?$/.test(each) && existsSync(each));
}
