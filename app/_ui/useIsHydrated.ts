'use client';

import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * False on the server and during hydration, where the phone's clock, its language, and the address-bar URL are
 * unknown: the first render must match the server's HTML.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
