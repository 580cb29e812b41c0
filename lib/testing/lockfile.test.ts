import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * A lock file generated on one platform can silently omit the binaries of others: on those, `npm ci` succeeds, but
 * the program does not start. The lock file must not tie an install to one registry either.
 */

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);
const { '': root, ...packages } = lock.packages;
const entries = Object.entries(packages);

/** The packages with a binary per platform as optional dependencies. */
const WITH_BINARIES = ['@biomejs/biome', 'libsql', 'next', 'rolldown', 'typescript'];

const PLATFORMS = [
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['linux', 'arm64'],
  ['linux', 'x64'],
  ['win32', 'x64'],
] as const;

describe('the lock file', () => {
  test('has a root and packages', () => {
    expect(root).toBeDefined();
    expect(entries.length).toBeGreaterThan(0);
  });

  test('contains every optional dependency of its packages', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(name => resolve(path, name) === undefined)
        .map(name => `${path} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(WITH_BINARIES)('contains the binaries of %s for every platform', name => {
    const path = `node_modules/${name}`;
    const binaries = Object.keys(packages[path]?.optionalDependencies ?? {})
      .map(optional => resolve(path, optional))
      .filter(binary => binary !== undefined);
    const missing = PLATFORMS.filter(
      ([os, cpu]) => !binaries.some(one => one.os?.includes(os) && one.cpu?.includes(cpu)),
    );
    expect(missing).toEqual([]);
  });

  test('contains no registry URL, and a checksum for every package', () => {
    const tied = entries.filter(([, { resolved }]) => resolved !== undefined);
    const unchecked = entries.filter(([, { integrity }]) => integrity === undefined);
    expect([...tied, ...unchecked].map(([path]) => path)).toEqual([]);
  });

  test('contains only one browser driver, of Playwright’s version', () => {
    const drivers = entries.filter(([path]) => path.endsWith('node_modules/playwright-core'));
    expect(drivers.map(([, { version }]) => version)).toEqual([
      packages['node_modules/playwright']?.version,
    ]);
  });

  test('contains no package with an install script', () => {
    const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(scripted.map(([path]) => path)).toEqual([]);
  });
});

/** Resolves `name` as required by the package at `path`: the nearest `node_modules`, going upwards. */
function resolve(path: string, name: string): Locked | undefined {
  const nearest = packages[`${path}/node_modules/${name}`];
  if (nearest !== undefined) return nearest;
  const end = path.lastIndexOf('/node_modules/');
  return end === -1 ? packages[`node_modules/${name}`] : resolve(path.slice(0, end), name);
}
