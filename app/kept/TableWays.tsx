'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { type Go, GoProvider } from '@/app/_ui/go';
import { readTablePlace } from './tablePlace';
import { showAddress } from './usePathBeneath';

/** Leads from page to page of a table on the phone itself: the address changes, and no server is asked. */
export function TableWays({ children }: { children: ReactNode }) {
  const router = useRouter();
  const go = useMemo(() => goFrom(router), [router]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || link.target || !isPlain || link.origin !== window.location.origin) return;
    if (readTablePlace(link.pathname) === undefined) return;
    event.preventDefault();
    go.push(`${link.pathname}${link.search}${link.hash}`);
  }

  return (
    <GoProvider value={go}>
      <div data-own-ways="" className="contents" onClickCapture={follow}>
        {children}
      </div>
    </GoProvider>
  );
}

function goFrom(router: Go): Go {
  const isHere = (address: string) =>
    readTablePlace(new URL(address, window.location.origin).pathname) !== undefined;
  return {
    push: address => (isHere(address) ? showAddress(address, 'pushState') : router.push(address)),
    replace: address =>
      isHere(address) ? showAddress(address, 'replaceState') : router.replace(address),
  };
}
