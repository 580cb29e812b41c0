import { useEffect } from 'react';

/** The replay's step in the address of the page: `?piece=12` is the board after twelve pieces. */
const STEP = 'piece';

/** The step that an address names; the start if it names none, or one that the record does not have. */
export function readStep(parameters: Pick<URLSearchParams, 'get'>, last: number): number {
  const text = parameters.get(STEP) ?? '';
  const step = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return step <= last ? step : 0;
}

/** A step counts once it has lasted so long: browsers refuse addresses that change many times a second. */
const SETTLED_MILLISECONDS = 250;

/**
 * Keeps the step in the address, so that a copied link opens the same piece. It replaces the history's entry, for "back"
 * leaves the replay. Next adds the router's state to the entry.
 */
export function useStepInAddress(page: string, step: number, last: number): void {
  useEffect(() => {
    const settled = setTimeout(() => {
      const url = new URL(location.href);
      // A sheet over the page (`@over`) has an address of its own.
      if (url.pathname !== page || readStep(url.searchParams, last) === step) return;
      url.searchParams.set(STEP, String(step));
      history.replaceState(null, '', url);
    }, SETTLED_MILLISECONDS);
    return () => clearTimeout(settled);
  }, [page, step, last]);
}
