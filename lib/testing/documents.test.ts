import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { dependencies, devDependencies } from '../../package.json';

const DOCUMENTS = [
  'README.md',
  'lib/README.md',
  'lib/game/README.md',
  'lib/solver/README.md',
  'lib/store/README.md',
  'app/README.md',
  'lib/server/README.md',
  'e2e/README.md',
] as const;

/** Folders that documents may leave out at the start of a path. */
const ROOMS = ['.', 'lib', 'app', 'app/_server'] as const;
/** Extensions that documents may leave out. */
const ENDINGS = ['', '.ts', '.tsx'] as const;
/** Folders that exist only after some command has run. */
const GENERATED = ['.data/', '.reports/', '.next/'] as const;

it.each(DOCUMENTS)('%s refers only to existing files', document => {
  const text = withoutListings(readFileSync(document, 'utf8'));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter(link => !/^(https?:|#)/.test(link));
  const quoted = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/\s/));
  expect({
    links: links.filter(link => !existsSync(targetOf(document, link))),
    quoted: quoted.filter(word => !exists(word)),
  }).toEqual({ links: [], quoted: [] });
});

const withoutListings = (text: string): string => text.replaceAll(/^```.*?^```/gms, '');

const targetOf = (document: string, link: string): string =>
  join(dirname(document), decodeURIComponent(link.replace(/#.*/, '')));

/** Whether a quoted word is not a path, or a path to something that exists. */
function exists(word: string): boolean {
  if (word.startsWith('/api/')) return existsSync(routeOf(word));
  if (isSourceFile(word)) return names().has(word);
  if (!isPath(word)) return true;
  // For a path with a wildcard, check the folder before it.
  const [path = ''] = word.split(/\/[^/]*\*/);
  return ROOMS.some(room => ENDINGS.some(ending => existsSync(join(room, path + ending))));
}

/** The route file of an API path: `app/api/games/[code]/route.ts` for "/api/games/:code". */
const routeOf = (address: string): string =>
  join('app', address.replace(/\?.*/, '').replaceAll(/:(\w+)/g, '[$1]'), 'route.ts');

const isSourceFile = (word: string): boolean => /^[\w.]+\.(c|css|js|mjs|ts|tsx)$/.test(word);

const isPath = (word: string): boolean =>
  /^[\w.[\]*-]+(\/[\w.[\]*-]*)+$/.test(word) &&
  !GENERATED.some(folder => word.startsWith(folder)) &&
  !Object.keys({ ...dependencies, ...devDependencies }).some(each => word.startsWith(`${each}/`));

let known: ReadonlySet<string> | undefined;

/** The base names of all our files and folders. */
function names(): ReadonlySet<string> {
  known ??= new Set(
    ['app', 'e2e', 'lib', 'public', '.ci']
      .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      .concat(readdirSync('.'))
      .map(path => basename(path)),
  );
  return known;
}
