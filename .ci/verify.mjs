import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { findNewestNode, newestNode } from './newestNode.mjs';
import {
  countBrowserTests,
  countUnitTests,
  flakyTests,
  NO_TESTS,
  plus,
  secondsByFile,
} from './reports.mjs';
import { node, npm, say } from './shell.mjs';

/**
 * `npm run verify`: installs what a fresh clone lacks, then lint, types, unit tests, build and
 * browser tests; a database and a browser to test with are found, or installed where there is none.
 * Says last how long each step and the slowest files took, and ends with one line that counts the tests by the runners' own reports; a step that fails without a
 * failed test counts as one, so that nothing broken is ever called passed.
 *
 * Only `node:` modules here: the first run happens before anything is installed.
 */

const REPORTS = '.reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const NEWEST_NODE_REPORT = `${REPORTS}/unitNewestNode.json`;
const BROWSER_REPORT = `${REPORTS}/e2e.json`;

/** In order; where a step fails, those after it are not begun, unless it `goesOn`. */
const STEPS = [
  { name: 'install', run: installAll },
  { name: 'lint', run: () => npm('run', '--silent', 'lint') },
  { name: 'types', run: () => npm('run', '--silent', 'types') },
  { name: 'database', run: ensureDatabase },
  { name: 'unit tests', run: runUnitTests, count: () => countUnitTests(UNIT_REPORT), goesOn: true },
  { name: 'unit tests on the newest Node', run: runOnNewestNode, goesOn: true },
  // With the folder for a container beside it: one build is tested as both.
  { name: 'build', run: () => npm('run', '--silent', 'build:standalone') },
  { name: 'browser', run: ensureBrowser },
  { name: 'browser tests', run: runBrowserTests, count: () => countBrowserTests(BROWSER_REPORT) },
];

async function installAll() {
  const [isInstalled] = await Promise.all([install(), node('.ci/fromDebian.mjs')]);
  return isInstalled;
}

function runUnitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  return npm('run', '--silent', 'test', '--', ...reporters);
}

/** What leans on Node, or on what its engine knows of letters; the rest computes the same everywhere. */
const ON_NODE = ['lib/server', 'lib/store', 'lib/table', 'lib/game'];

/**
 * Some of the tests once more, which the total does not count twice: any that fails counts as one. Left
 * out, and said so, where npm cannot bring that Node.
 */
async function runOnNewestNode() {
  const { found, note } = await findNewestNode();
  if (!found) {
    say(`left out: ${note}`);
    return true;
  }
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${NEWEST_NODE_REPORT}`,
  ];
  const config = ['--config', 'lib/vitest.config.ts'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...config, ...ON_NODE];
  const succeeded = await newestNode(...vitest, ...reporters);
  const { passed, failed } = countUnitTests(NEWEST_NODE_REPORT);
  say(`${passed} passed, ${failed} failed; not counted again below`);
  return succeeded && passed > 0;
}

async function ensureDatabase() {
  const { ensurePostgres } = await import('../lib/testing/postgres.mjs');
  say(`database: ${ensurePostgres()}`);
  return true;
}

async function ensureBrowser() {
  const { ensureChromium, ensureEastAsianFont, ensureEngines } = await import('../e2e/browser.mjs');
  const font = `letters of East Asia: ${ensureEastAsianFont()}`;
  say([`browser: ${ensureChromium()}`, ...ensureEngines(), font].join('\n'));
  return true;
}

/** More than these that pass only at their second try are a fault of the tests, or of the app. */
const MOST_FLAKY = 2;

/**
 * One more try for what fails: a busy machine is no fault of the change. It is named, so that it is
 * mended all the same; `npm run e2e` gives no second try.
 */
async function runBrowserTests() {
  const succeeded = await npm('run', '--silent', 'e2e', '--', '--retries=1');
  const flaky = flakyTests(BROWSER_REPORT);
  for (const test of flaky) say(`passed only at the second try: ${test}`);
  if (flaky.length > MOST_FLAKY) say(`that are more than ${MOST_FLAKY}, which fails the run`);
  return succeeded && flaky.length <= MOST_FLAKY;
}

/** Runs one step and says how long it took. A count with nothing passed means it did not work. */
async function perform({ name, run, count }) {
  say(`\n── ${name}`);
  const began = performance.now();
  const succeeded = await run().catch(error => {
    say(error.message);
    return false;
  });
  const tests = count?.() ?? NO_TESTS;
  const ranNone = count !== undefined && tests.passed + tests.failed === 0;
  const brokeOtherwise = (!succeeded || ranNone) && tests.failed === 0;
  const result = brokeOtherwise ? plus(tests, { ...NO_TESTS, failed: 1 }) : tests;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const outcome = `${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s`;
  say(`── ${outcome}`);
  outcomes.push(outcome);
  return result;
}

const outcomes = [];

/** Where the time went: by step, and by the files of browser tests that took most of it. */
function sayWhere() {
  say('\n── where the time went');
  for (const outcome of outcomes) say(outcome);
  const slowest = secondsByFile(BROWSER_REPORT).slice(0, 10);
  for (const { file, tests, seconds } of slowest) {
    say(`${seconds.toFixed(0).padStart(5)} s in ${String(tests).padStart(3)} tests of ${file}`);
  }
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);

let total = NO_TESTS;
for (const step of STEPS) {
  const result = await perform(step);
  total = plus(total, result);
  if (result.failed > 0 && !step.goesOn) break;
}

sayWhere();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
