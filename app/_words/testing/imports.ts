import { readFileSync } from 'node:fs';
import { findImport } from '@/lib/testing/findImport';
import { isPart, type Part } from '../parts';

/** A source file and what it imports. */
interface Source {
  readonly text: string;
  /** Its static imports. */
  readonly files: readonly string[];
  /** The files that it loads lazily, and the part of the messages that is loaded with each. */
  readonly later: readonly { readonly file: string; readonly part: Part | undefined }[];
}

const sources = new Map<string, Source>();

export function readSource(file: string): Source {
  const known = sources.get(file) ?? parseSource(file);
  sources.set(file, known);
  return known;
}

function parseSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const imported = [
    ...text.matchAll(/(?:^|\n)(?:import|export) (?!type\b)([^;'"]*?)from '([^']+)'/g),
  ];
  const find = (name: string) => findImport(file, name);
  /** The files that a loader imports dynamically. The loader may be defined here or be imported. */
  const loadedBy = (how: string): readonly string[] => {
    const here = importedLater(how).flatMap(name => find(name) ?? []);
    const from = imported.find(([, names]) => names?.includes(how))?.[2];
    const loader = from === undefined ? undefined : find(from);
    if (loader === undefined) return here;
    const names = importedLater(readFileSync(loader, 'utf8'));
    return names.flatMap(name => findImport(loader, name) ?? []);
  };
  const lazy = [...text.matchAll(/lazyComponent\(\s*([\s\S]*?),?\s*\);\n/g)];
  return {
    text,
    files: imported.flatMap(([, , name = '']) => find(name) ?? []),
    later: lazy.flatMap(([, call = '']) => {
      const [how = '', part] = call.split(/,\s*null,\s*'(\w+)'$/);
      if (part !== undefined && !isPart(part)) throw new Error(`${file}: no part ${part}`);
      return loadedBy(how).map(each => ({ file: each, part }));
    }),
  };
}

const importedLater = (text: string): readonly string[] =>
  [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []);

/** The file and all its static imports, direct and indirect. */
export function withImports(root: string): ReadonlySet<string> {
  const found = new Set([root]);
  for (const file of found) for (const each of readSource(file).files) found.add(each);
  return found;
}
