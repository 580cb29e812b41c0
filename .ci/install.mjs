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
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (wanted === undefined || found === undefined) return false;

  const missing = Object.entries(wanted).some(
    ([path, { optional, dev }]) =>
      path !== '' && !optional && !(dev && scope === '--omit=dev') && !(path in found),
  );
  const foreign = Object.entries(found).some(
    ([path, { integrity, os }]) =>
      wanted[path]?.integrity !== integrity || (os && !os.includes(process.platform)),
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
