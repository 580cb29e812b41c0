import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { findNewestNode, newestNode } from './newestNode.mjs';
import {
  countBrowserTests,
  countUnitTests,
  failedBrowserTests,
  failedUnitTests,
  flakyTests,
  NO_TESTS,
  plus,
  secondsByFile,
} from './reports.mjs';
import { node, npm, say } from './shell.mjs';

/**
 * `npm run verify`: installs what a fresh clone lacks, then runs lint, types, unit tests, build and browser
 * tests. Finds a test database and a browser, or installs them. Finally prints the duration of each step and
 * the slowest files, and ends with one line that counts the tests from the runners' reports. A step that fails
 * without a failed test counts as one failure, so that a broken run never passes.
 *
 * `npm run release` runs it with RELEASE=1: every browser test, each at its full size, and no second try.
 *
 * Imports only `node:` modules: the first run happens before any package is installed.
 */

const REPORTS = '.reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const NEWEST_NODE_REPORT = `${REPORTS}/unitNewestNode.json`;
const BROWSER_REPORT = `${REPORTS}/e2e.json`;

/** In order. A failing step ends the run, unless `continues` is set. */
const STEPS = [
  { name: 'install', run: installAll },
  { name: 'lint', run: () => npm('run', '--silent', 'lint') },
  { name: 'types', run: () => npm('run', '--silent', 'types') },
  { name: 'database', run: ensureDatabase },
  {
    name: 'unit tests',
    run: runUnitTests,
    count: () => countUnitTests(UNIT_REPORT),
    continues: true,
  },
  { name: 'unit tests on the newest Node', run: runOnNewestNode, continues: true },
  // Includes the container's folder: the tests cover both from one build.
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

/** Code that depends on Node or its engine's Unicode data; all other code behaves the same everywhere. */
const ON_NODE = ['lib/server', 'lib/store', 'lib/table', 'lib/game'];

/**
 * Repeats some tests on the newest Node. They are not counted twice in the total: any failure counts as one.
 * The step is skipped, with a note, if npm cannot provide that Node.
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

/** One retry, since a busy machine can fail a test; `npm run e2e` does not retry, nor does a release. */
function runBrowserTests() {
  const retries = process.env.RELEASE === undefined ? 1 : 0;
  return npm('run', '--silent', 'e2e', '--', `--retries=${retries}`);
}

/** Runs one step and prints its duration. A test step with zero passed tests counts as failed. */
async function perform({ name, run, count }) {
  say(`\n── ${name}`);
  const start = performance.now();
  const succeeded = await run().catch(error => {
    say(error.message);
    return false;
  });
  const tests = count?.() ?? NO_TESTS;
  const ranNone = count !== undefined && tests.passed + tests.failed === 0;
  const brokeOtherwise = (!succeeded || ranNone) && tests.failed === 0;
  const result = brokeOtherwise ? plus(tests, { ...NO_TESTS, failed: 1 }) : tests;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = `${name}: ${result.failed === 0 ? 'passed' : 'FAILED'} after ${seconds} s`;
  say(`── ${outcome}`);
  outcomes.push(outcome);
  return result;
}

const outcomes = [];

/** Prints the time per step, the slowest browser test files, the flaky tests (to be fixed), and the failed ones. */
function printSummary() {
  say('\n── where the time went');
  for (const outcome of outcomes) say(outcome);
  const slowest = secondsByFile(BROWSER_REPORT).slice(0, 10);
  for (const { file, tests, seconds } of slowest) {
    say(`${seconds.toFixed(0).padStart(5)} s in ${String(tests).padStart(3)} tests of ${file}`);
  }
  for (const test of flakyTests(BROWSER_REPORT)) say(`passed only at the second try: ${test}`);
  const failed = [
    ...failedUnitTests(UNIT_REPORT),
    ...failedUnitTests(NEWEST_NODE_REPORT),
    ...failedBrowserTests(BROWSER_REPORT),
  ];
  for (const test of failed) say(`failed: ${test}`);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS);

let total = NO_TESTS;
for (const step of STEPS) {
  const result = await perform(step);
  total = plus(total, result);
  if (result.failed > 0 && !step.continues) break;
}

printSummary();
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
