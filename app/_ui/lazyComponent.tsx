import { type ComponentType, type JSX, lazy, memo, type ReactNode, Suspense } from 'react';
import { serverAnswers } from './connection';

const PAUSE_MILLISECONDS = 500;
const NEXT_TRY_MILLISECONDS = 2000;
/** How many attempts are made while the phone is online. */
const MAX_TRIES = 10;

/**
 * A component with its own script, which the page does not wait for. The script is fetched on first render or
 * shortly after the page has loaded, whichever comes first: a sheet must also open after the network is gone.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Placeholder until the component has loaded. */
  room: ReactNode = null,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  async function fetch() {
    here = await load();
    return here;
  }
  const Lazy = lazy(async () => ({ default: await insist(fetch) }));
  if (typeof window !== 'undefined') fetchAfterPage(fetch);
  // A component that has loaded before its first render is rendered directly: `lazy` suspends even for a loaded
  // script, and React replaces an empty fallback only after 300 ms.
  let Part: ComponentType<Props> | undefined;
  // Memoized: if it rendered again before hydration, React would remove the server's HTML until the script has
  // loaded.
  return memo((props: Props) => {
    Part ??= here ?? Lazy;
    return (
      <Suspense fallback={room}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  });
}

/** If this fetch fails, the first render tries again. */
function fetchAfterPage(load: () => Promise<unknown>): void {
  const fetch = () => void load().catch(() => undefined);
  const pause = () => setTimeout(fetch, PAUSE_MILLISECONDS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
}

/**
 * Retries until the script has loaded, so that one delayed part does not fail the whole page. If all attempts
 * fail, the script is gone, as after a server update: reloading the page finds the new one.
 */
async function insist<Part>(load: () => Promise<Part>, tries = MAX_TRIES): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries === 1) return reloadOnce(error);
    await new Promise(goOn => setTimeout(goOn, NEXT_TRY_MILLISECONDS));
    return insist(load, navigator.onLine ? tries - 1 : tries);
  }
}

const RELOADED = 'fieldbook-reloaded';
/** A timestamp would not do: the network decides how long ten attempts take. */
const isReloaded = typeof window !== 'undefined' && takeNote();

/** Whether the page was just reloaded for a missing part. Also true where the browser has no sessionStorage. */
function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.removeItem(RELOADED);
    return isNoted;
  } catch {
    return true;
  }
}

/**
 * Reloads the page, unless that was just done or the server does not answer: an error screen is better than no
 * page.
 */
async function reloadOnce(error: unknown): Promise<never> {
  if (isReloaded || !(await serverAnswers())) throw error;
  try {
    sessionStorage.setItem(RELOADED, 'yes');
  } catch {
    throw error;
  }
  window.location.reload();
  return new Promise(() => {});
}
