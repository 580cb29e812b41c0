/**
 * `npm run mutants`: changes the pure rooms in one small way after another, and names the changes that no
 * unit test notices. Slow: name files to look at fewer, `npm run mutants -- --mutate lib/solver/judge.ts`.
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
  // Tables that are made when a module is loaded would have every test run anew for each of their mutants.
  ignoreStatic: true,
  ignorePatterns: ['.data', '.next', '.reports', 'public'],
  // Stryker would rewrite it with TypeScript's own parser, which TypeScript 7 no longer has; none extends another.
  tsconfigFile: 'none',
  tempDirName: '.reports/mutants',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: null },
};

export default config;
