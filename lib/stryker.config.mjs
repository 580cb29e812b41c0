/**
 * `npm run mutants`: mutation testing of the pure folders; reports the mutants that no unit test kills. Slow: to
 * restrict it, name files, as in `npm run mutants -- --mutate lib/solver/judge.ts`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
const config = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'lib/vitest.config.ts' },
  mutate: [
    'lib/{map,clues,solver,simulation,game,table,official}/**/*.ts',
    '!lib/**/*.{test,bench}.ts',
  ],
  // Every mutant of a table built at module load would rerun all tests.
  ignoreStatic: true,
  ignorePatterns: ['.data', '.next', '.reports', 'public'],
  // Stryker rewrites tsconfig files with TypeScript's parser API, which TypeScript 7 lacks. Ours extend no other,
  // so no rewriting is needed.
  tsconfigFile: 'none',
  tempDirName: '.reports/mutants',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: null },
};

export default config;
