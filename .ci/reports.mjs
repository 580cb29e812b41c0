import { readFileSync } from 'node:fs';

/** Counts passed, failed and skipped tests in the runners' reports. */

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

export const plus = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Vitest's JSON report; zero tests if there is no report. */
export function countUnitTests(file) {
  const report = readReport(file);
  if (report === undefined) return NO_TESTS;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's JSON report; zero tests if there is no report. */
export function countBrowserTests(file) {
  const stats = readReport(file)?.stats;
  if (stats === undefined) return NO_TESTS;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/** Titles of failed tests in Vitest's JSON report. */
export const failedUnitTests = file =>
  (readReport(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name.replace(`${process.cwd()}/`, '')} ${fullName}`),
  );

/** Titles of failed tests in Playwright's JSON report. */
export const failedBrowserTests = file => browserTests(file, 'unexpected');

/** Titles of tests that failed first and passed on retry, from Playwright's JSON report. */
export const flakyTests = file => browserTests(file, 'flaky');

const browserTests = (file, outcome) =>
  (readReport(file)?.suites ?? []).flatMap(suite => titlesIn(suite, outcome));

/** Seconds and test count per file in Playwright's JSON report, slowest first. */
export function secondsByFile(file) {
  const files = (readReport(file)?.suites ?? []).map(suite => {
    const tests = testsIn(suite);
    const milliseconds = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return {
      file: suite.file,
      tests: tests.length,
      seconds: milliseconds.reduce((sum, each) => sum + each, 0) / 1000,
    };
  });
  return files.toSorted((a, b) => b.seconds - a.seconds);
}

const testsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsIn),
];

const titlesIn = ({ suites = [], specs = [] }, outcome) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === outcome))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(suite => titlesIn(suite, outcome)),
];

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
