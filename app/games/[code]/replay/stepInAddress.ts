import { useEffect } from 'react';

/** The replay's step in the page's address: `?piece=12` is the board after twelve pieces. */
const STEP = 'piece';

/** The step in an address; 0 if there is none, or if the record is shorter. */
export function readStep(parameters: Pick<URLSearchParams, 'get'>, last: number): number {
  const text = parameters.get(STEP) ?? '';
  const step = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return step <= last ? step : 0;
}

/** Debounces the address: browsers refuse to change it many times a second. */
const SETTLED_MILLISECONDS = 250;

/**
 * Keeps the step in the address, so that a copied link opens the same piece. It replaces the history's entry, because
 * "back" should leave the replay. Next adds the router's state to the entry.
 */
export function useStepInAddress(page: string, step: number, last: number): void {
  useEffect(() => {
    const settled = setTimeout(() => {
      const url = new URL(location.href);
      // A sheet over the page (`@over`) has its own address.
      if (url.pathname !== page || readStep(url.searchParams, last) === step) return;
      url.searchParams.set(STEP, String(step));
      history.replaceState(null, '', url);
    }, SETTLED_MILLISECONDS);
    return () => clearTimeout(settled);
  }, [page, step, last]);
}
