'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { tableAddress } from '@/app/addresses';

/**
 * Leads from any page of a table to what it uncovers, once the game ends while the page is open: nobody has to
 * go and look for what all have agreed to. Waits while a clue is held open.
 */
export function useEndLeads(isStill: boolean): void {
  const { code, phase } = useTable(state => state.view);
  const [first] = useState(phase);
  const router = useRouter();
  const leads = first === 'playing' && phase === 'ended' && !isStill;
  useEffect(() => {
    if (leads) router.replace(tableAddress(code));
  }, [leads, router, code]);
}
