import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Which browser the tests drive. Playwright's own cannot be downloaded everywhere, so the system's
 * Chromium or Chrome will do. Plain JavaScript, since `npm run verify` calls it without a compiler.
 */

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser on this machine: E2E_CHROMIUM, Playwright's own, or the system's. */
export function findChromium() {
  const chosen = process.env.E2E_CHROMIUM;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(`E2E_CHROMIUM names ${chosen}, which is not a program.`);
  }
  return [playwrightsOwn(), ...onPath()].find(isProgram);
}

/** Like `findChromium`, but installs a browser where there is none. */
export function ensureChromium() {
  const found = findChromium() ?? installFromPlaywright() ?? installFromDebian();
  if (found !== undefined) return found;
  throw new Error(
    'No browser to test with: none is installed, and none could be downloaded. ' +
      'Install Chromium or Chrome, or name one in E2E_CHROMIUM.',
  );
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.flatMap(folder => SYSTEM_NAMES.map(name => join(folder, name)));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installFromPlaywright() {
  run('npx', 'playwright', 'install', 'chromium');
  return findChromium();
}

function installFromDebian() {
  if (process.getuid?.() !== 0) return undefined;
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  return findChromium();
}

/** Whether it worked shows in what is found afterwards. */
function run(program, ...args) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
