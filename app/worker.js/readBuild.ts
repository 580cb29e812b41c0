import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
export function readBuild(): Promise<Build> {
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
