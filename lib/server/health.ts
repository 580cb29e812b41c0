import type { Store } from '../store/store';
import { isUnavailable } from '../table/unavailable';

/** Whether a server can do its work, and what of it it cannot. */
export type Health =
  | { readonly status: 'ok' }
  | { readonly status: 'degraded'; readonly broken: readonly Broken[] };

/**
 * The database does not answer; it takes no changes, as on a full disk; or its file is no more the one that
 * was opened, so that what is kept from now on is lost with the next start.
 */
export type Broken = 'database' | 'changes' | 'file';

/** Whoever asks is told by then, whatever happens. */
const ANSWER_MILLISECONDS = 1500;
/** How long it counts that a change could be kept, or could not. */
const KEPT_MILLISECONDS = 60_000;
const REFUSED_MILLISECONDS = 2000;

interface Watched {
  readonly store: Store;
  /** Whether the database's file is still where it was opened. */
  isInPlace(): boolean;
}

export const degraded = (...broken: readonly Broken[]): Health => ({ status: 'degraded', broken });

/** Asks the database at each call, and has it keep a change once a minute. */
export function createHealth({ store, isInPlace }: Watched): () => Promise<Health> {
  let trial: Promise<boolean> = Promise.resolve(false);
  let countsUntil = Number.NEGATIVE_INFINITY;

  function keepsChanges(): Promise<boolean> {
    if (performance.now() < countsUntil) return trial;
    countsUntil = Number.POSITIVE_INFINITY;
    trial = works(store.tryChange());
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
    const broken: readonly Broken[] = [
      ...(answers ? [] : ['database' as const]),
      ...(keeps ? [] : ['changes' as const]),
      ...(isInPlace() ? [] : ['file' as const]),
    ];
    return broken.length === 0 ? { status: 'ok' } : degraded(...broken);
  };
}

/** `asked`, or `false` where that takes too long. */
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
