'use client';

import { useTable } from '@/app/_state/TableProvider';
import { useInBrowser } from '@/app/_ui/inBrowser';
import { sitAddress } from '@/app/addresses';

/** Where others sit down, to be photographed. Only the browser knows under which name the server is found. */
export function useJoinAddress(): string | undefined {
  const code = useTable(state => state.view.code);
  const inBrowser = useInBrowser();
  return inBrowser ? `${window.location.origin}${sitAddress(code)}` : undefined;
}
