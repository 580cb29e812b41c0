import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { npm } from './shell.mjs';

/**
 * Installs the locked packages unless they are already there. `--omit=dev` leaves out what only tests need,
 * whatever NODE_ENV is.
 *
 * Imports only `node:` modules: the first run happens before any package is installed.
 */
export async function install(scope = '--include=dev') {
  return isInstalled(scope) || npm('ci', scope);
}

/**
 * Checks node_modules against npm's own record there: every required package is present, and every present one
 * has the locked version and suits this platform.
 */
function isInstalled(scope) {
  const locked = readPackages('package-lock.json');
  const installed = readPackages('node_modules/.package-lock.json');
  if (locked === undefined || installed === undefined) return false;

  const missing = Object.entries(locked).some(
    ([path, { optional, dev }]) =>
      path !== '' && !optional && !(dev && scope === '--omit=dev') && !(path in installed),
  );
  const foreign = Object.entries(installed).some(
    ([path, { integrity, os }]) =>
      locked[path]?.integrity !== integrity || (os && !os.includes(process.platform)),
  );
  return !missing && !foreign;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await install(argv[2])) ? 0 : 1;
}
