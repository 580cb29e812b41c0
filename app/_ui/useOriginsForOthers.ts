'use client';

import { create } from 'zustand';
import { ORIGINS_META } from '../addresses';
import { useIsHydrated } from './useIsHydrated';

/** The origin that the player chose of several, until the page is loaded again. */
const useChosen = create<{ readonly origin: string | undefined }>()(() => ({ origin: undefined }));

interface OriginsForOthers {
  /** For the codes that others scan; `undefined` before hydration, and if no other phone can reach the server. */
  readonly origin: string | undefined;
  /** The other origins to choose from, likeliest first. */
  readonly others: readonly string[];
  readonly isUnreachable: boolean;
  choose(origin: string): void;
}

/**
 * Where other phones reach the server: usually at this page's own origin. A page that the server's own computer opened
 * by a loopback name gets the computer's addresses instead, from the root layout.
 */
export function useOriginsForOthers(): OriginsForOthers {
  const chosen = useChosen(state => state.origin);
  const isHydrated = useIsHydrated();
  const all = isHydrated ? readOrigins() : [];
  const origin = chosen !== undefined && all.includes(chosen) ? chosen : all[0];
  return {
    origin,
    others: all.filter(each => each !== origin),
    isUnreachable: isHydrated && origin === undefined,
    choose: origin => useChosen.setState({ origin }),
  };
}

function readOrigins(): readonly string[] {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${ORIGINS_META}"]`);
  return meta === null ? [window.location.origin] : meta.content.split(' ').filter(Boolean);
}
