import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { flatten } from './testing/flatten';
import { en } from './words';

/** Namespaces whose messages are looked up by an id or an error code. */
const BY_NAME = /^(clues|hints|errors)\./;

const APP = join(fileURLToPath(import.meta.url), '../..');
const SOURCES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/^_words|\.test\.ts$/.test(path))
  .map(path => readFileSync(join(APP, path), 'utf8'))
  .join('\n');

test('every message is used', () => {
  const unused = [...flatten(en).keys()].filter(path => !BY_NAME.test(path) && !isUsed(path));
  expect(unused).toEqual([]);
});

/** Whether the sources contain the name, or a template literal that may produce it. */
function isUsed(path: string): boolean {
  const names = path.split('.').slice(1);
  const [ending] = /[A-Z][a-z]+$/.exec(path) ?? [];
  if (ending !== undefined && SOURCES.includes(`}${ending}\``)) return true;
  return names.some((_, depth) => {
    const [rest, beside] = [names.slice(depth).join('.'), names.slice(0, depth + 1).join('.')];
    return [`'${rest}'`, `.${rest}'`, `\`${beside}.\${`, `.${beside}.\${`].some(text =>
      SOURCES.includes(text),
    );
  });
}
