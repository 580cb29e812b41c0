import {
  type ComponentType,
  type JSX,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import type { Part } from '@/app/_words/parts';
import { Words } from '@/app/_words/Words';
import { fetchPart } from '@/app/_words/wordsAt';
import { isServerReachable, useConnection } from './connection';
import { EarlyInput } from './EarlyInput';
import { markPage, unmarkPage } from './pageMarks';

const PAUSE_MILLISECONDS = 500;
const NEXT_TRY_MILLISECONDS = 2000;
/** The number of attempts while the phone is online. */
const MAX_TRIES = 10;

/**
 * A component in a script of its own that does not delay the page. The script is fetched on first render or shortly
 * after the page has loaded, whichever comes first: a sheet must also open after the connection is lost.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Placeholder until the component has loaded. */
  placeholder: ReactNode = null,
  /** The part of the messages that it needs besides the page's. */
  words?: Part,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;
  async function fetch() {
    fetched = await load();
    return fetched;
  }
  const Lazy = lazy(async () => ({ default: await retry(fetch) }));
  if (typeof window !== 'undefined')
    fetchAfterPage(() => Promise.all([fetch(), words && fetchPart(words)]));
  // A component that has loaded before its first render is rendered directly: `lazy` suspends even for a loaded script,
  // and React replaces an empty fallback only after 300 ms.
  let Part: ComponentType<Props> | undefined;
  const Boundary = memo(({ given, setMounted }: { given: Props } & AfterMountProps) => {
    Part ??= fetched ?? Lazy;
    const part = <Part {...(given as Props & JSX.IntrinsicAttributes)} />;
    return (
      <Suspense fallback={placeholder}>
        {words === undefined ? (
          part
        ) : (
          <Words part={words} isLater>
            {part}
          </Words>
        )}
        <EarlyInput />
        <AfterMount setMounted={setMounted} />
      </Suspense>
    );
  });
  // Memoized, and until it is mounted its props are deferred: if they changed before hydration, React would replace the
  // server's HTML by the placeholder until the script has loaded.
  return memo((props: Props) => {
    const deferred = useDeferredValue(props);
    const [isMounted, setMounted] = useState(false);
    return <Boundary given={isMounted ? props : deferred} setMounted={setMounted} />;
  });
}

interface AfterMountProps {
  readonly setMounted: (isMounted: true) => void;
}

function AfterMount({ setMounted }: AfterMountProps) {
  useEffect(() => setMounted(true), [setMounted]);
  return null;
}

/** The number of lazy components whose prefetch has not ended. */
let awaited = 0;

/** Prefetches a component after the page has loaded. If that fails, its first render tries again. */
function fetchAfterPage(load: () => Promise<unknown>): void {
  awaited += 1;
  unmarkPage('parts');
  async function fetch() {
    await load().catch(() => undefined);
    awaited -= 1;
    if (awaited === 0) markPage('parts');
  }
  const pause = () => setTimeout(fetch, PAUSE_MILLISECONDS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
}

/**
 * Retries until the script has loaded, so that one slow script does not fail the whole page. If all attempts fail, the
 * script is gone, for example after an update of the server, and reloading the page finds the new one.
 */
async function retry<Part>(load: () => Promise<Part>, tries = MAX_TRIES): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries === 1) return reloadOnce(error);
    await new Promise(resolve => setTimeout(resolve, NEXT_TRY_MILLISECONDS));
    return retry(load, useConnection.getState().isOnline ? tries - 1 : tries);
  }
}

const RELOADED = 'fieldbook-reloaded';
/** Not a timestamp: the network decides how long ten attempts take. */
const wasReloaded = typeof window !== 'undefined' && takeReloadMark();

/** Whether the page was just reloaded for a missing script. Also true if the browser has no sessionStorage. */
function takeReloadMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.removeItem(RELOADED);
    return isMarked;
  } catch {
    return true;
  }
}

/** Reloads the page, unless it was just reloaded or the server does not answer: an error screen is better than none. */
async function reloadOnce(error: unknown): Promise<never> {
  if (wasReloaded || !(await isServerReachable())) throw error;
  try {
    sessionStorage.setItem(RELOADED, 'yes');
  } catch {
    throw error;
  }
  window.location.reload();
  return new Promise(() => {});
}
