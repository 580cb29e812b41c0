import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Finds the browsers for the tests. Playwright's own cannot be downloaded everywhere, so the system's Chromium
 * or Chrome works too; the other engines, used for one journey each, come from Debian. Plain JavaScript, since
 * `npm run verify` runs it without a compiler.
 */

/** Debian's Chromium without windowing support: runs the same tests in two thirds of the time. */
const LIGHT_NAME = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser: E2E_CHROMIUM, a headless shell, Playwright's own, or the system's. */
export function findChromium() {
  return (
    findLightChromium() ?? [playwrightChromium(), ...SYSTEM_NAMES.flatMap(onPath)].find(isProgram)
  );
}

/** Like `findChromium`, but installs the headless shell if Debian has it, or any Chromium if none is found. */
export function ensureChromium() {
  const found =
    findLightChromium() ??
    installFromDebian(LIGHT_NAME) ??
    installFromPlaywright() ??
    installFromDebian('chromium');
  if (found !== undefined) return found;
  throw new Error(
    'No browser to test with: none is installed, and none could be downloaded. ' +
      'Install Chromium or Chrome, or name one in E2E_CHROMIUM.',
  );
}

/** The path of Firefox: E2E_FIREFOX or Debian's. Other builds vary too much to support. */
export function findFirefox() {
  return chosenBy('E2E_FIREFOX') ?? onPath('firefox-esr').find(isProgram);
}

/** WebKitGTK: its MiniBrowser, its WebDriver, and a virtual display. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver').find(isProgram);
  const screen = onPath('Xvfb').find(isProgram);
  const browser = miniBrowsers().find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Installs missing engines from Debian; returns one status line per engine. */
export function ensureEngines() {
  const missing = missingEngines();
  if (missing.length > 0) aptInstall(...missing);
  return [
    `Firefox: ${findFirefox() ?? LACKS_FIREFOX}`,
    `WebKit: ${findWebKit()?.browser ?? LACKS_WEBKIT}`,
  ];
}

/**
 * Installs all missing browsers and a font from Debian. Runs before npm has installed Playwright, which knows
 * of further browsers.
 */
export function installBrowsers() {
  const missing = [
    ...(findLightChromium() ? [] : [LIGHT_NAME]),
    ...missingEngines(),
    ...(hasEastAsianFont() ? [] : EAST_ASIAN_FONT),
  ];
  if (missing.length > 0) aptInstall(...missing);
}

const missingEngines = () => [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core']),
];

/** Whether fonts for Japanese, Korean and Chinese are installed; systems other than Linux include them. */
export function hasEastAsianFont() {
  if (process.platform !== 'linux') return true;
  return ['ja', 'ko', 'zh-cn'].every(language => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && stdout.trim() !== '';
  });
}

const EAST_ASIAN_FONT = ['fontconfig', 'fonts-wqy-microhei'];

/** Installs a font of 1.6 MB from Debian if needed; returns whether there is one now. */
export function ensureEastAsianFont() {
  if (!hasEastAsianFont()) aptInstall(...EAST_ASIAN_FONT);
  return hasEastAsianFont() ? 'there' : LACKS_EAST_ASIAN_FONT;
}

export const LACKS_EAST_ASIAN_FONT =
  'not tested here: no font for Japanese, Korean and Chinese, such as fonts-wqy-microhei, is installed';
export const LACKS_FIREFOX =
  'not tested here: no firefox-esr is installed, nor one named in E2E_FIREFOX';
export const LACKS_WEBKIT =
  'not tested here: webkit2gtk-driver, its MiniBrowser or Xvfb is not installed';

const findLightChromium = () => chosenBy('E2E_CHROMIUM') ?? onPath(LIGHT_NAME).find(isProgram);

function chosenBy(variable) {
  const chosen = process.env[variable];
  if (!chosen) return undefined;
  if (isProgram(chosen)) return chosen;
  throw new Error(`${variable} names ${chosen}, which is not a program.`);
}

function playwrightChromium() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return chromium.executablePath();
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.map(folder => join(folder, name));
}

/** The folders are named after the processor architecture and the version. */
function miniBrowsers() {
  const inFolder = folder => readFolder(folder).map(name => join(folder, name));
  return inFolder('/usr/lib')
    .flatMap(inFolder)
    .filter(path => path.includes('/webkit2gtk-'))
    .map(path => join(path, 'MiniBrowser'));
}

function readFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
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

function installFromDebian(name) {
  aptInstall(name);
  return findChromium();
}

function aptInstall(...packages) {
  if (process.getuid?.() !== 0) return;
  run('apt-get', 'update');
  // Separately, so that a missing package does not prevent the others.
  for (const name of packages) {
    run('apt-get', 'install', '--yes', '--no-install-recommends', name);
  }
}

/** Ignores the exit status: callers look for the result afterwards. */
function run(program, ...args) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
