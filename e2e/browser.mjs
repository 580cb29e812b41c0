import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * Which browsers the tests drive. Playwright's own cannot be downloaded everywhere, so the system's
 * Chromium or Chrome will do; the other engines, for one journey each, are Debian's. Plain
 * JavaScript, since `npm run verify` calls it without a compiler.
 */

/** Chromium without what only windows need, as Debian has it: the same tests in two thirds of the time. */
const LIGHT_NAME = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a browser on this machine: E2E_CHROMIUM, a light one, Playwright's own, or the system's. */
export function findChromium() {
  return findLightChromium() ?? [playwrightsOwn(), ...SYSTEM_NAMES.flatMap(onPath)].find(isProgram);
}

/** Like `findChromium`, but installs the light one where Debian has it, and any where there is none. */
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

/** The path of a Firefox: E2E_FIREFOX, or Debian's. Others are too various to be driven unseen. */
export function findFirefox() {
  return chosenBy('E2E_FIREFOX') ?? onPath('firefox-esr').find(isProgram);
}

/** WebKit as GTK has it: its small browser, what drives it, and a screen for it to draw on. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver').find(isProgram);
  const screen = onPath('Xvfb').find(isProgram);
  const browser = miniBrowsers().find(isProgram);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Installs what Debian has of the other engines and is lacking, and says what there is now, a line each. */
export function ensureEngines() {
  const wanted = lackedEngines();
  if (wanted.length > 0) aptInstall(...wanted);
  return [
    `Firefox: ${findFirefox() ?? LACKS_FIREFOX}`,
    `WebKit: ${findWebKit()?.browser ?? LACKS_WEBKIT}`,
  ];
}

/**
 * Installs from Debian all browsers that are lacking, and a font: before npm has brought Playwright, which knows of
 * other browsers.
 */
export function installBrowsers() {
  const wanted = [
    ...(findLightChromium() ? [] : [LIGHT_NAME]),
    ...lackedEngines(),
    ...(hasEastAsianFont() ? [] : EAST_ASIAN_FONT),
  ];
  if (wanted.length > 0) aptInstall(...wanted);
}

const lackedEngines = () => [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb', 'fonts-dejavu-core']),
];

/** Whether what is written in Japanese, Korean and Chinese is drawn in letters; systems other than Linux bring them. */
export function hasEastAsianFont() {
  if (process.platform !== 'linux') return true;
  return ['ja', 'ko', 'zh-cn'].every(language => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`], { encoding: 'utf8' });
    return status === 0 && stdout.trim() !== '';
  });
}

const EAST_ASIAN_FONT = ['fontconfig', 'fonts-wqy-microhei'];

/** Installs one of 1.6 MB where Debian has it, and says whether there is one now. */
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

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return chromium.executablePath();
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  return folders.map(folder => join(folder, name));
}

/** In a folder that bears the processor's name, in one that bears its version. */
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
  // One by one: what one system lacks does not keep the others away.
  for (const name of packages) {
    run('apt-get', 'install', '--yes', '--no-install-recommends', name);
  }
}

/** Whether it worked shows in what is found afterwards. */
function run(program, ...args) {
  spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
