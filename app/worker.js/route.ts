import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_OFFLINE_PAGES, OFFLINE_PAGES } from '@/app/_offline/offlinePages';
import { OFFLINE_TABLE_PAGE, TABLE_ROUTE_PATTERN } from '@/app/_offline/parseTableRoute';
import { PATIENCE_MILLISECONDS } from '@/app/_ui/patience';
import { PART_NAMES } from '@/app/_words/parts';

/** Revalidated on every fetch: a change of the script's text is what makes a phone install a new version. */
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Removes the caches and service worker of a production build at this address: development pages are not cached. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Dynamic, since the build's files are complete only once the server runs. */
export const dynamic = 'force-dynamic';

/** The service worker's script: the build's files, then the scripts that cache them and answer requests. */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV === 'development') return new Response(REMOVAL, { headers: HEADERS });
  const build = {
    ...(await readBuild()),
    pages: OFFLINE_PAGES,
    firstPages: FIRST_OFFLINE_PAGES,
    words: PART_NAMES,
    standIn: OFFLINE_TABLE_PAGE,
    tables: TABLE_ROUTE_PATTERN.source,
    patience: PATIENCE_MILLISECONDS,
  };
  const parts = "'/offline/keep.js', '/offline/answer.js'";
  const script = `self.offlineBuild = ${JSON.stringify(build)};\nimportScripts(${parts});\n`;
  return new Response(script, { headers: HEADERS });
}

/** The browser files of a build. */
interface Build {
  /** The build's unique id, which its pages contain. */
  readonly build: string;
  /** The paths of all files that its pages may request, and their sizes in bytes. */
  readonly files: Readonly<Record<string, number>>;
}

/** Images that style sheets reference by path. */
const PICTURES = ['/paw.svg', '/tracks.svg'];

/** The folder of the daily puzzles. */
const PUZZLES = 'puzzles';

/** The kinds of files that pages request; the rest are source maps and images for the browser's own UI. */
const REQUESTED = /\.(js|css|woff2)$/;

let currentBuild: Promise<Build> | undefined;

/** The build that this server serves. Read once, since a server does not outlive its build. */
function readBuild(): Promise<Build> {
  currentBuild ??= readFolder(/* turbopackIgnore: true */ process.cwd());
  return currentBuild;
}

async function readFolder(root: string): Promise<Build> {
  const folder = join(root, '.next');
  const build = await readFile(join(folder, 'BUILD_ID'), 'utf8');
  const manifest: { readonly polyfillFiles: readonly string[] } = JSON.parse(
    await readFile(join(folder, 'build-manifest.json'), 'utf8'),
  );
  const entries = await readdir(join(folder, 'static'), { recursive: true });
  const built = entries
    .map(entry => `static/${entry.replaceAll('\\', '/')}`)
    // Polyfills are only for browsers that cannot run Fieldbook anyway.
    .filter(file => REQUESTED.test(file) && !manifest.polyfillFiles.includes(file))
    .toSorted();
  const months = await readdir(join(root, 'public', PUZZLES));
  const puzzles = months.toSorted().map(file => `/${PUZZLES}/${file}`);
  const sizes = await Promise.all([
    ...built.map(async file => [`/_next/${file}`, await sizeOf(join(folder, file))] as const),
    ...[...PICTURES, ...puzzles].map(
      async path => [path, await sizeOf(join(root, 'public', path))] as const,
    ),
  ]);
  return { build, files: Object.fromEntries(sizes) };
}

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;
