import type { Store } from '../store/store';
import { isUnavailable } from '../table/unavailable';

/** Health of the server, and which parts are broken. */
export type Health =
  | { readonly status: 'ok' }
  | { readonly status: 'degraded'; readonly broken: readonly Degradation[] };

/**
 * `database`: it does not answer. `changes`: it accepts no writes, as on a full disk. `file`: its path no longer leads
 * to the file that was opened, so new changes will be lost at the next start.
 */
export type Degradation = 'database' | 'changes' | 'file';

/** Maximum time of each check. */
const ANSWER_MILLISECONDS = 1500;
/** How long the result of a trial write stays valid: after success, and after failure. */
const KEPT_MILLISECONDS = 60_000;
const REFUSED_MILLISECONDS = 2000;

interface Watched {
  readonly store: Store;
  /** Whether the path still leads to the database file that was opened. */
  isInPlace(): boolean;
}

export const degraded = (...broken: readonly Degradation[]): Health => ({
  status: 'degraded',
  broken,
});

/** Each call queries the database; a trial write runs at most once a minute, or every 2 s after a failure. */
export function createHealth({ store, isInPlace }: Watched): () => Promise<Health> {
  let trial: Promise<boolean> = Promise.resolve(false);
  let countsUntil = Number.NEGATIVE_INFINITY;

  function keepsChanges(): Promise<boolean> {
    if (performance.now() < countsUntil) return trial;
    countsUntil = Number.POSITIVE_INFINITY;
    trial = works(store.checkWritable());
    void trial.then(isKept => {
      countsUntil = performance.now() + (isKept ? KEPT_MILLISECONDS : REFUSED_MILLISECONDS);
    });
    return trial;
  }

  return async () => {
    const [answers, keeps] = await Promise.all([
      withinTimeout(works(store.check())),
      withinTimeout(keepsChanges()),
    ]);
    const broken: readonly Degradation[] = [
      ...(answers ? [] : ['database' as const]),
      ...(keeps ? [] : ['changes' as const]),
      ...(isInPlace() ? [] : ['file' as const]),
    ];
    return broken.length === 0 ? { status: 'ok' } : degraded(...broken);
  };
}

/** The result of `asked`, or `false` after `ANSWER_MILLISECONDS`. */
export async function withinTimeout<T>(asked: Promise<T>): Promise<T | false> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), ANSWER_MILLISECONDS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

const works = (asked: Promise<void>): Promise<boolean> =>
  asked.then(
    () => true,
    error => {
      if (isUnavailable(error)) return false;
      throw error;
    },
  );
