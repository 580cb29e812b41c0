'use client';

import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/**
 * Whether the page has come to life in a browser. Before, and in the first picture that must be
 * the server's, neither its clock, its language nor the address in its bar are known.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
