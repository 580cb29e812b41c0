import { useEffectEvent, useLayoutEffect } from 'react';

/** The page whose extra step of the browser's history is the current one. */
let steppedOn: string | undefined;
/** What the way back from that step does; without it, it goes on to the page before. */
let onBack: (() => void) | undefined;

const findStep = () => (window.history.state?.sheet === true ? window.location.href : undefined);

/**
 * The way back takes off what lies over the page, and stays on it: each sheet has a step of its own in the
 * browser's history. Where a sheet was closed otherwise, the step is kept for the next one and passed over.
 * To take it out at once would have the router drop what it is just fetching.
 */
export function useWayBack(close: () => void): void {
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => {
    const below = onBack;
    const back = () => closeNow();
    if (findStep() === undefined) window.history.pushState({ sheet: true }, '');
    steppedOn = findStep();
    onBack = back;
    return () => {
      if (onBack === back) onBack = below;
    };
  }, []);
}

/** Goes back from a sheet's step, and then on: for a sheet whose page is to be replaced. */
export function stepBackAnd(goOn: () => void): void {
  onBack = goOn;
  window.history.back();
}

function notice(): void {
  const left = steppedOn;
  steppedOn = findStep();
  if (steppedOn !== undefined || left !== window.location.href) return;
  const back = onBack ?? (() => window.history.back());
  onBack = undefined;
  back();
}

if (typeof window !== 'undefined') {
  steppedOn = findStep();
  window.addEventListener('popstate', notice);
}
