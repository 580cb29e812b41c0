import { test } from 'playwright/test';

/**
 * What odd things are drawn from: others in each run, unless a run is to be replayed, by what it printed. Drawn where
 * the run begins, since a worker that comes after a failure reads this file anew.
 */
export const FUZZ_SEED = Number(process.env.FUZZ_SEED);

/** Prints how the running test is run again with the same odd things, also for where it does not end. */
export function tellSeed(): void {
  const { file, title } = test.info();
  const spec = file
    .split('/')
    .at(-1)
    ?.replace(/\.spec\.ts$/, '');
  process.stdout.write(`FUZZ_SEED=${FUZZ_SEED} npm run e2e -- ${spec} # ${title}\n`);
}
