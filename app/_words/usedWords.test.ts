import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en';
import { flatten } from './testing/flatten';

/** Chosen by a name that comes with a game or a refusal. */
const BY_NAME = /^(clues|hints|errors)\./;

const SOURCES = globSync('app/**/*.{ts,tsx}')
  .filter(path => !path.includes('_words') && !path.endsWith('.test.ts'))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n');

test('every message is said somewhere', () => {
  const unused = [...flatten(en).keys()].filter(path => !BY_NAME.test(path) && !isUsed(path));
  expect(unused).toEqual([]);
});

/** Named as a whole, or chosen among those that stand beside it. */
function isUsed(path: string): boolean {
  const names = path.split('.').slice(1);
  return names.some((_, depth) => {
    const [rest, beside] = [names.slice(depth).join('.'), names.slice(0, depth + 1).join('.')];
    return [`'${rest}'`, `.${rest}'`, `\`${beside}.\${`, `.${beside}.\${`].some(text =>
      SOURCES.includes(text),
    );
  });
}
