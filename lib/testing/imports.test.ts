import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { findImport } from './findImport';

/** A room, and the rooms that its files may import besides their own. */
interface Room {
  readonly name: string;
  readonly mayImport: readonly string[];
}

/**
 * The rooms of a README's table, top to bottom and left to right. In `app` the third column lists what a row may import;
 * in `lib`, and for "all above", it is every earlier room.
 */
function readRooms(folder: 'lib' | 'app'): readonly Room[] {
  const rooms: Room[] = [];
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const [table = ''] = /^\| room \|[\s\S]*?\n\n/m.exec(readme) ?? [];
  for (const row of table.trim().split('\n').slice(2)) {
    const [, names = '', , third = ''] = row.split('|');
    const isListed = folder === 'app' && third.trim() !== 'all above';
    for (const name of quotedIn(names)) {
      const above = rooms.map(room => room.name);
      const listed = isListed ? [...quotedIn(third), ...quotedIn(names)] : above;
      rooms.push({ name, mayImport: listed.filter(room => above.includes(room)) });
    }
  }
  return rooms;
}

const quotedIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const isCode = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|bench|config)\.|(^|\/)testing\//.test(path);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map(path => join(folder, path));

/** The room of a file: the first folder in `lib` or `app`, or the name of a file that is in neither's folders. */
const roomOf = (file: string): string => (file.split('/')[1] ?? '').replace(/\.tsx?$/, '');

/** The files of ours that a file imports, also by `import()` and `new URL`. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'([^']+)'/g,
  );
  return [...specifiers].flatMap(([, name = '']) => findImport(file, name) ?? []).filter(isCode);
}

it.each(['lib', 'app'] as const)('files of %s import only what its README allows', folder => {
  const rooms = new Map(readRooms(folder).map(room => [room.name, room.mayImport]));
  const imports = filesIn(folder).map(file => ({ file, imported: importsOf(file) }));
  expect(imports.flatMap(({ imported }) => imported).length).toBeGreaterThan(500);

  expect(imports.map(({ file }) => roomOf(file)).filter(room => !rooms.has(room))).toEqual([]);
  const wrong = imports.flatMap(({ file, imported }) =>
    imported
      .filter(each => {
        if (!each.startsWith(`${folder}/`)) return folder === 'lib';
        const [from, to] = [roomOf(file), roomOf(each)];
        return from !== to && !rooms.get(from)?.includes(to);
      })
      .map(each => `${file} imports ${each}`),
  );
  expect(wrong).toEqual([]);
});

test('no files import each other in a cycle, including type imports', () => {
  const imports = new Map(
    ['lib', 'app'].flatMap(filesIn).map(file => [file, importsOf(file)] as const),
  );
  expect(circlesIn(imports)).toEqual([]);
});

/** The groups of files from each of which every other can be reached (Tarjan's strongly connected components). */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  /** The earliest open file that `file` reaches. */
  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    open.push(file);
    let earliest = own;
    for (const each of imports.get(file) ?? []) {
      const known = order.get(each);
      if (known === undefined) earliest = Math.min(earliest, visit(each));
      else if (open.includes(each)) earliest = Math.min(earliest, known);
    }
    if (earliest === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return earliest;
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}
