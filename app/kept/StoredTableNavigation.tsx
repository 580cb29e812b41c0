'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type Navigation, NavigationProvider } from '@/app/_ui/navigation';
import { parseTableRoute } from '../_offline/parseTableRoute';
import { showAddress } from './useBasePath';

/** Follows links between pages of tables on the client, without a request to the server. */
export function StoredTableNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const navigation = useMemo(() => clientNavigation(router), [router]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || link.target || !isPlain || link.origin !== window.location.origin) return;
    if (parseTableRoute(link.pathname) === undefined) return;
    event.preventDefault();
    navigation.push(`${link.pathname}${link.search}${link.hash}`);
  }

  return (
    <NavigationProvider value={navigation}>
      <div data-own-ways="" className="contents" onClickCapture={follow}>
        {children}
      </div>
    </NavigationProvider>
  );
}

function clientNavigation(router: Navigation): Navigation {
  const isTablePage = (address: string) =>
    parseTableRoute(new URL(address, window.location.origin).pathname) !== undefined;
  return {
    push: address =>
      isTablePage(address) ? showAddress(address, 'pushState') : router.push(address),
    replace: address =>
      isTablePage(address) ? showAddress(address, 'replaceState') : router.replace(address),
  };
}
