import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OFFLINE_PAGES } from '@/app/_offline/offlinePages';
import { STAND_IN, TABLE_ROUTE_PATTERN } from '@/app/kept/tableRoute';

/** Asked anew each time: what stands here decides which version a phone has. */
const HEADERS = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Takes away what a built Fieldbook has left at this address: a page under development is never a kept one. */
const REMOVAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Read from what the build has left beside the server, which is complete only once it runs. */
export const dynamic = 'force-dynamic';

/** The service worker's script: which build this is, and what keeps it and answers for the server. */
export async function GET(): Promise<Response> {
  if (process.env.NODE_ENV === 'development') return new Response(REMOVAL, { headers: HEADERS });
  const build = {
    ...(await readBuild()),
    pages: OFFLINE_PAGES,
    standIn: STAND_IN,
    tables: TABLE_ROUTE_PATTERN.source,
  };
  const parts = "'/offline/keep.js', '/offline/answer.js'";
  const script = `self.offlineBuild = ${JSON.stringify(build)};\nimportScripts(${parts});\n`;
  return new Response(script, { headers: HEADERS });
}

/** What a build has made for browsers. */
interface Build {
  /** Differs from every other build's; its pages name it. */
  readonly build: string;
  /** The addresses of all that its pages may ask for. */
  readonly files: readonly string[];
}

/** What style sheets name by an address of its own. */
const PICTURES = ['/paw.svg', '/tracks.svg'];

/** Of the rest pages ask for nothing: maps of sources, and pictures for the browser's own bars. */
const ASKED_FOR = /\.(js|css|woff2)$/;

let read: Promise<Build> | undefined;

/** The build that this server serves. Read once: a server does not outlive its build. */
function readBuild(): Promise<Build> {
  read ??= readFolder(join(/* turbopackIgnore: true */ process.cwd(), '.next'));
  return read;
}

async function readFolder(folder: string): Promise<Build> {
  const build = await readFile(join(folder, 'BUILD_ID'), 'utf8');
  const manifest: { readonly polyfillFiles: readonly string[] } = JSON.parse(
    await readFile(join(folder, 'build-manifest.json'), 'utf8'),
  );
  const entries = await readdir(join(folder, 'static'), { recursive: true });
  const files = entries
    .map(entry => `static/${entry.replaceAll('\\', '/')}`)
    // Only browsers that cannot run Fieldbook fetch those.
    .filter(file => ASKED_FOR.test(file) && !manifest.polyfillFiles.includes(file))
    .map(file => `/_next/${file}`)
    .toSorted();
  return { build, files: [...files, ...PICTURES] };
}
