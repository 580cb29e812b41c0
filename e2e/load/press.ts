import { quantile } from './figures';
import { computedBy } from './processes';

/** The speed of a server's responses. */
export interface Pace {
  readonly perSecond: number;
  /** Milliseconds until the response was complete. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** Server CPU milliseconds per response, which do not depend on other load. */
  readonly computed: number;
}

export interface Pressing {
  /** The server under test. */
  readonly pid: number;
  /** Number of concurrent clients, each with one request at a time. */
  readonly connections: number;
  /** Ends at whichever limit comes first. */
  readonly seconds?: number;
  readonly calls?: number;
}

/** The nth item, starting over after the last. */
export function inTurn<T>(all: readonly T[], n: number): T {
  const item = all[n % all.length];
  if (item === undefined) throw new Error('there are no items');
  return item;
}

/** Sends requests as fast as responses arrive. `ask` resolves to whether the nth response was right. */
export async function press(
  ask: (n: number) => Promise<boolean>,
  { pid, connections, seconds = Infinity, calls = Infinity }: Pressing,
): Promise<Pace> {
  const times: number[] = [];
  let errors = 0;
  let sentCount = 0;
  const computedBefore = await computedBy(pid);
  const start = performance.now();
  const end = start + seconds * 1000;

  async function askRepeatedly(): Promise<void> {
    while (sentCount < calls && performance.now() < end) {
      const sent = performance.now();
      const isRight = await ask(sentCount++).catch(() => false);
      times.push(performance.now() - sent);
      if (!isRight) errors++;
    }
  }
  await Promise.all(Array.from({ length: connections }, askRepeatedly));

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
