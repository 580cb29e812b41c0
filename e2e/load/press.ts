import { quantile } from './figures';
import { computedBy } from './processes';

/** How fast a server answered. */
export interface Pace {
  readonly perSecond: number;
  /** Milliseconds until the answer was there. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** Milliseconds that the server computed for an answer: what a busy machine does not change. */
  readonly computed: number;
}

export interface Pressing {
  /** The server that is asked. */
  readonly pid: number;
  /** How many ask at once, each its next call when it has its answer. */
  readonly connections: number;
  /** What ends it, whichever comes first. */
  readonly seconds?: number;
  readonly calls?: number;
}

/** The nth of them, from the first again after the last. */
export function inTurn<T>(all: readonly T[], n: number): T {
  const one = all[n % all.length];
  if (one === undefined) throw new Error('there is none to take turns');
  return one;
}

/** Asks as fast as answers come. `ask` tells whether the answer to the nth call was right. */
export async function press(
  ask: (n: number) => Promise<boolean>,
  { pid, connections, seconds = Infinity, calls = Infinity }: Pressing,
): Promise<Pace> {
  const times: number[] = [];
  let errors = 0;
  let asked = 0;
  const computedBefore = await computedBy(pid);
  const start = performance.now();
  const end = start + seconds * 1000;

  async function askOn(): Promise<void> {
    while (asked < calls && performance.now() < end) {
      const sent = performance.now();
      const isRight = await ask(asked++).catch(() => false);
      times.push(performance.now() - sent);
      if (!isRight) errors++;
    }
  }
  await Promise.all(Array.from({ length: connections }, askOn));

  const elapsed = performance.now() - start;
  const computed = (await computedBy(pid)) - computedBefore;
  return {
    perSecond: (times.length * 1000) / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    errors,
    computed: computed / times.length,
  };
}
