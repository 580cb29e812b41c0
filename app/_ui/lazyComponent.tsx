import { type ComponentType, type JSX, lazy, memo, type ReactNode, Suspense } from 'react';
import { serverAnswers } from './connection';

const PAUSE_MILLISECONDS = 500;
const NEXT_TRY_MILLISECONDS = 2000;
/** So often a network that seems to be there is asked. */
const MOST_TRIES = 10;

/**
 * A component whose script the page's own does not wait for. It is fetched when it is first shown, or a
 * moment after the page has loaded, whichever comes first: a sheet must open where the network has gone, too.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Keeps its room until it is there. */
  room: ReactNode = null,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  async function fetch() {
    here = await load();
    return here;
  }
  const Lazy = lazy(async () => ({ default: await insist(fetch) }));
  if (typeof window !== 'undefined') fetchAfterPage(fetch);
  // What is here before it is first shown is shown at once: even a script that is here keeps React waiting, and it
  // fills an empty room only after 300 ms.
  let Part: ComponentType<Props> | undefined;
  // Remembered: what the server has drawn would be taken away, until the script is here, if it were
  // drawn anew before it is alive.
  return memo((props: Props) => {
    Part ??= here ?? Lazy;
    return (
      <Suspense fallback={room}>
        <Part {...(props as Props & JSX.IntrinsicAttributes)} />
      </Suspense>
    );
  });
}

/** What cannot be fetched now is asked for again when it is shown. */
function fetchAfterPage(load: () => Promise<unknown>): void {
  const fetch = () => void load().catch(() => undefined);
  const pause = () => setTimeout(fetch, PAUSE_MILLISECONDS);
  if (document.readyState === 'complete') pause();
  else addEventListener('load', pause, { once: true });
}

/**
 * Asks until it has come: a page is not given up for a part of it that the network holds back. What
 * still cannot be had then is gone, as after an update of the server: the page is loaded anew, and finds it.
 */
async function insist<Part>(load: () => Promise<Part>, tries = MOST_TRIES): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries === 1) return reloadOnce(error);
    await new Promise(goOn => setTimeout(goOn, NEXT_TRY_MILLISECONDS));
    return insist(load, navigator.onLine ? tries - 1 : tries);
  }
}

const RELOADED = 'fieldbook-reloaded';
/** No clock tells it: ten tries take as long as a network lets them. */
const isReloaded = typeof window !== 'undefined' && takeNote();

/** Whether the page was loaded anew for a part that was missing; also where a browser keeps no note of it. */
function takeNote(): boolean {
  try {
    const isNoted = sessionStorage.getItem(RELOADED) !== null;
    sessionStorage.removeItem(RELOADED);
    return isNoted;
  } catch {
    return true;
  }
}

/** Loads the page anew, unless it was loaded so, or nobody answers: a page that shows the error is better than none. */
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
