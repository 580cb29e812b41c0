import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './server';

/** A copy of the app that looks like a new build. */
export type OtherBuild = {
  /** The folder to start a server in. */
  readonly folder: string;
  /** The build id in its pages. */
  readonly id: string;
  remove(): Promise<void>;
};

/** Build files that are not served, such as the compiler's cache. */
const UNSERVED = /^\.next\/(cache|diagnostics|standalone|types)$|\.map$/;
const TEXT = /\.(js|mjs|css|json|html|rsc)$|\/BUILD_ID$/;

/**
 * Copies the built app with a new build id. Every script and style gets another address, as if all had changed:
 * a client with older pages finds none of their files on this server.
 */
export async function rebuild(): Promise<OtherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-build-'));
  const next = join(folder, '.next');
  await cp(join(ROOT, '.next'), next, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !UNSERVED.test(path.slice(ROOT.length)),
  });
  for (const name of ['node_modules', 'package.json', 'next.config.js'])
    await symlink(join(ROOT, name), join(folder, name));
  // The service worker's parts also change, in a way that tests can see.
  await cp(join(ROOT, 'public'), join(folder, 'public'), { recursive: true });
  for (const part of ['keep', 'answer'])
    await appendFile(join(folder, `public/offline/${part}.js`), `\nself.${part}IsNewer = true;\n`);

  const before = await readBuildId();
  const id = [...before].toReversed().join('');
  for (const path of await filesIn(next)) {
    if (!TEXT.test(path)) continue;
    const text = await readFile(path, 'utf8');
    const replaced = text.replaceAll(before, id).replaceAll('static/chunks/', 'static/pieces/');
    if (replaced !== text) await writeFile(path, replaced);
  }
  await rename(join(next, 'static', before), join(next, 'static', id));
  await rename(join(next, 'static/chunks'), join(next, 'static/pieces'));
  return { folder, id, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const readBuildId = (): Promise<string> => readFile(join(ROOT, '.next/BUILD_ID'), 'utf8');

/** All files in a folder, recursively. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
}
