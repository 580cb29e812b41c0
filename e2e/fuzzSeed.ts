import { test } from 'playwright/test';

/**
 * The seed for random requests: new in each run, unless FUZZ_SEED replays an earlier one. Drawn once per run,
 * since Playwright loads this file again in the worker that replaces a failed one.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED);

/** Prints the command to repeat the test with the same seed; done first, in case the test hangs. */
export function printSeed(): void {
  const { file, title } = test.info();
  const spec = file
    .split('/')
    .at(-1)
    ?.replace(/\.spec\.ts$/, '');
  process.stdout.write(`FUZZ_SEED=${FUZZ_SEED} npm run e2e -- ${spec} # ${title}\n`);
}
