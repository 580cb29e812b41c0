'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext } from 'react';

/** Navigates within the app. */
export interface Navigation {
  push(address: string): void;
  /** Like `push`, but replaces the history entry. */
  replace(address: string): void;
}

const GoContext = createContext<Navigation | undefined>(undefined);

/** Overrides navigation for a page that switches its screens without the server. */
export const NavigationProvider = GoContext.Provider;

/** Next's router, unless a NavigationProvider overrides it. */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useContext(GoContext) ?? router;
}
