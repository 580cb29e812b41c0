import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { TABLE_PAGES } from '@/app/tablePages';
import { LANGUAGE_CODES } from './languages';
import { PARTS, type Part } from './parts';
import { flatten } from './testing/flatten';
import { readSource, withImports } from './testing/imports';
import { en } from './words';
import { wordsFiles } from './wordsFile';

/** The limit for the messages that a page waits for, in gzipped bytes. */
const MAX_BYTES = 11 * 1024;

const KEYS = [...flatten(en).keys()];

const APP = 'app';

/** All files that Next renders, and the part of the messages that surrounds their content. */
const ROOTS = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter(path => /(^|\/)(page|layout|error|not-found)\.tsx$/.test(path))
  .toSorted()
  .map(path => ({ path, part: partOf(readSource(join(APP, path)).text) }));

/** A page names its part, or is a table's page, whose part is in `TABLE_PAGES`. */
function partOf(text: string): Part | undefined {
  const [, part] = /<Words part="(\w+)">/.exec(text) ?? [];
  const [, table] = /(?:table|seat)Page\(\s*'(\w+)'/.exec(text) ?? [];
  if (table !== undefined) return TABLE_PAGES[table as keyof typeof TABLE_PAGES].words;
  return part as Part | undefined;
}

test.each(ROOTS)('$path loads the messages that it uses', ({ path, part }) => {
  expect(missingOn(join(APP, path), new Set(part ? ['every', part] : ['every']))).toEqual([]);
});

test.each(LANGUAGE_CODES)('no page waits for more than 11 KB in %s', async language => {
  const { files } = await wordsFiles(language);
  const parts = new Set(ROOTS.flatMap(({ part }) => part ?? []));
  const waits = Array.from(parts, part => [
    part,
    files.every.gzipped.length + files[part].gzipped.length,
  ]);
  expect(waits.filter(([, bytes]) => Number(bytes) > MAX_BYTES)).toEqual([]);
});

test('clues and hints are never split between parts', async () => {
  for (const paths of Object.values(PARTS))
    expect(paths.filter(path => /^(clues|hints)\./.test(path))).toEqual([]);
});

/** The messages that a page uses, at once or lazily, without loading their parts. */
function missingOn(root: string, parts: ReadonlySet<Part>, seen = new Set<string>()): string[] {
  const visit = [root, ...parts].join(' ');
  if (seen.has(visit)) return [];
  seen.add(visit);
  const files = [...withImports(root)];
  const paths: readonly string[] = Array.from(parts, part => PARTS[part]).flat();
  const has = (key: string) => paths.some(path => key === path || key.startsWith(`${path}.`));
  const missing = files.flatMap(file =>
    usedIn(file, files)
      .filter(key => !has(key))
      .map(key => `${key} in ${relative(APP, file)} with ${[...parts]}`),
  );
  const later = files.flatMap(file => readSource(file).later);
  return [
    ...missing,
    ...later.flatMap(({ file, part }) =>
      missingOn(file, part ? new Set([...parts, part]) : parts, seen),
    ),
  ];
}

/** Whether no part has only some messages of the namespace. */
const isWhole = (namespace: string): boolean =>
  Object.values(PARTS)
    .flat()
    .every(path => path.split('.')[0] !== namespace.split('.')[0] || !path.includes('.'));

/** The messages that a file may show: its text contains their names, or templates that may yield them. */
function usedIn(file: string, beside: readonly string[]): readonly string[] {
  const { text } = readSource(file);
  if (text.includes('useTranslations()'))
    return KEYS.filter(key => beside.some(each => readSource(each).text.includes(`'${key}'`)));
  return namespacesIn(text).flatMap(namespace => {
    // A file may take its messages as an argument. Then one of the other files must get them.
    const isGiven = beside.some(each => readSource(each).text.includes(`s('${namespace}')`));
    const keys = KEYS.filter(key => isGiven && key.startsWith(`${namespace}.`));
    const named = keys.filter(key => mayName(text, key.slice(namespace.length + 1)));
    return named.length > 0 && !isWhole(namespace) ? named : keys.slice(0, 1);
  });
}

const namespacesIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/useTranslations(?:\(|<)\s*'([\w.]+)'/g)].flatMap(
      ([, namespace]) => namespace ?? [],
    ),
  ),
];

const mayName = (text: string, name: string): boolean =>
  text.includes(`'${name}'`) || templatesIn(text).some(template => template.test(name));

const templatesIn = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`([\w.-]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.replaceAll(/\$\{[^}]*\}/g, '*'))
    .filter(template => /^[\w.*-]*\w[\w.*-]*$/.test(template))
    .map(template => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));
