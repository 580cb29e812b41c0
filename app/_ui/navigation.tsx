'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext } from 'react';

/** How a page leads to another one of ours. */
export interface Navigation {
  push(address: string): void;
  /** The same, without a way back. */
  replace(address: string): void;
}

const GoContext = createContext<Navigation | undefined>(undefined);

/** For a page that leads to others by itself, without asking a server. */
export const NavigationProvider = GoContext.Provider;

/** Leads to other pages: as Next does, unless the page around has its own way. */
export function useNavigation(): Navigation {
  const router = useRouter();
  return useContext(GoContext) ?? router;
}
