import type { Store } from '../store/store';
import { isUnavailable } from '../table/unavailable';

/** Health of the server, and which parts are broken. */
export type Health =
  | { readonly status: 'ok' }
  | { readonly status: 'degraded'; readonly broken: readonly Degradation[] };

/**
 * `database`: it does not respond. `changes`: it accepts no writes, as on a full disk. `file`: its path no longer leads
 * to the file that was opened, so new changes will be lost at the next start. `news`: none arrives from PostgreSQL, so
 * pages show others' changes only with the next beat of their streams; everything else works.
 */
export type Degradation = 'database' | 'changes' | 'file' | 'news';

/** Maximum time of each check. */
const ANSWER_MILLISECONDS = 1500;
/** How long the result of a trial write stays valid: after success, and after failure. */
const SUCCESS_MILLISECONDS = 60_000;
const FAILURE_MILLISECONDS = 2000;

interface Watched {
  readonly store: Store;
  /** Whether the path still leads to the database file that was opened. */
  isInPlace(): boolean;
  /** Whether the server receives its own notifications. */
  receivesNews(): boolean;
}

export const degraded = (...broken: readonly Degradation[]): Health => ({
  status: 'degraded',
  broken,
});

/** Whether tables can be played here. If not, phones treat the server as unreachable. */
export const isServing = (health: Health): boolean =>
  health.status === 'ok' || health.broken.every(part => part === 'news');

/** Each call queries the database; a trial write runs at most once a minute, or every 2 s after a failure. */
export function createHealth({ store, isInPlace, receivesNews }: Watched): () => Promise<Health> {
  let trial: Promise<boolean> = Promise.resolve(false);
  let validUntil = Number.NEGATIVE_INFINITY;

  function acceptsWrites(): Promise<boolean> {
    if (performance.now() < validUntil) return trial;
    validUntil = Number.POSITIVE_INFINITY;
    trial = works(store.checkWritable());
    void trial.then(succeeded => {
      validUntil = performance.now() + (succeeded ? SUCCESS_MILLISECONDS : FAILURE_MILLISECONDS);
    });
    return trial;
  }

  return async () => {
    const [responds, writes] = await Promise.all([
      withinTimeout(works(store.check())),
      withinTimeout(acceptsWrites()),
    ]);
    const broken: readonly Degradation[] = [
      ...(responds ? [] : ['database' as const]),
      ...(writes ? [] : ['changes' as const]),
      ...(isInPlace() ? [] : ['file' as const]),
      ...(receivesNews() ? [] : ['news' as const]),
    ];
    return broken.length === 0 ? { status: 'ok' } : degraded(...broken);
  };
}

/** The result of `promise`, or `false` after `ANSWER_MILLISECONDS`. */
export async function withinTimeout<T>(promise: Promise<T>): Promise<T | false> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), ANSWER_MILLISECONDS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const works = (promise: Promise<void>): Promise<boolean> =>
  promise.then(
    () => true,
    error => {
      if (isUnavailable(error)) return false;
      throw error;
    },
  );
