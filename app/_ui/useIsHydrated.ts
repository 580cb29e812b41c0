'use client';

import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * False on the server and during hydration, when the phone's clock, its language, and the browser's URL must not be
 * used: the first render must match the server's HTML.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
