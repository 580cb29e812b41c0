'use client';

import { useEffect, useState } from 'react';
import { useTable } from '@/app/_state/TableProvider';
import { useGo } from '@/app/_ui/go';
import { tableAddress } from '@/app/addresses';

/**
 * Leads from any page of a table to what it uncovers, once the game ends while the page is open: nobody has to
 * go and look for what all have agreed to. Waits while a clue is held open.
 */
export function useEndLeads(isStill: boolean): void {
  const { code, phase } = useTable(state => state.view);
  const [first] = useState(phase);
  const go = useGo();
  const leads = first === 'playing' && phase === 'ended' && !isStill;
  useEffect(() => {
    if (leads) go.replace(tableAddress(code));
  }, [leads, go, code]);
}
