import { useEffectEvent, useLayoutEffect } from 'react';

let open = 0;

const isAtSheet = (): boolean => window.history.state?.sheet === true;

/**
 * A step of the browser's history for as long as something lies over the page: the way back takes it off
 * and stays on the page. Both ends of the step are one page, so the router is not told of it, which
 * would have it drop what it is just fetching.
 */
export function useWayBack(onBack: () => void): void {
  const takeOff = useEffectEvent(onBack);

  useLayoutEffect(() => {
    const { href } = window.location;
    open += 1;
    // The step is there already after a reload, after the way forward and where one sheet follows another.
    if (!isAtSheet()) window.history.pushState({ sheet: true }, '');
    const notice = (event: PopStateEvent) => {
      if (isAtSheet() || window.location.href !== href) return;
      event.stopImmediatePropagation();
      takeOff();
    };
    window.addEventListener('popstate', notice, { capture: true });
    return () => {
      open -= 1;
      window.removeEventListener('popstate', notice, { capture: true });
      // Only once it is certain that no other sheet and no other page takes its place.
      queueMicrotask(() => {
        if (open === 0 && isAtSheet()) stepBack();
      });
    };
  }, []);
}

function stepBack(): void {
  window.addEventListener('popstate', event => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.history.back();
}
