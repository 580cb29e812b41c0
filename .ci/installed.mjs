import { readFileSync } from 'node:fs';

/**
 * Whether node_modules is what the lock file asks for, by the record that npm leaves there: all that
 * is not optional is present, all that is present has the locked version and suits this platform.
 */
export function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const found = readPackages('node_modules/.package-lock.json');
  if (wanted === undefined || found === undefined) return false;

  const missing = Object.entries(wanted).some(
    ([path, { optional }]) => path !== '' && !optional && !(path in found),
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
