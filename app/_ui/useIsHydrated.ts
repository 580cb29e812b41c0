'use client';

import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * A lasting fact about the browser; `first` on the server and during hydration, since the first render must match the
 * server's HTML. Components render again only if it differs from that.
 */
export const useBrowserFact = <Fact>(read: () => Fact, first: Fact): Fact =>
  useSyncExternalStore(watchNothing, read, () => first);

/**
 * False on the server and during hydration, when the phone's clock, its language, and the browser's URL must not be
 * used.
 */
export const useIsHydrated = (): boolean => useBrowserFact(() => true, false);
