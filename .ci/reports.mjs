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

/** Titles of tests that failed first and passed on retry, from Playwright's JSON report. */
export const flakyTests = file => (readReport(file)?.suites ?? []).flatMap(flakyIn);

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

const flakyIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
];

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
