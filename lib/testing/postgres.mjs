import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds the PostgreSQL that the tests start. Plain JavaScript, because `npm run verify` runs it without a compiler.
 */

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's newest, else one on the path; `undefined` if there is none. */
export function findPostgres() {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .toSorted((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find(folder => folder !== '' && existsSync(join(folder, 'initdb')));
}

/** Like `findPostgres`, but installs PostgreSQL if it is missing. Throws if that fails. */
export function ensurePostgres() {
  const found = findPostgres() ?? installPostgres();
  if (found !== undefined) return found;
  throw new Error(
    'No PostgreSQL to test with: none is installed, and none could be. ' +
      'On Debian, have root run apt-get install postgresql; elsewhere, put initdb on the path.',
  );
}

/** Installs PostgreSQL with apt-get, as root only. Returns its folder; `undefined` if that failed. */
export function installPostgres() {
  if (process.getuid?.() !== 0) return undefined;
  aptGet('update');
  aptGet('install', '--yes', '--no-install-recommends', 'postgresql');
  return findPostgres();
}

function aptGet(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
