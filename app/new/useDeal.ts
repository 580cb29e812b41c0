'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { tableAddress } from '@/app/addresses';
import { openStoredTable } from '@/app/kept/OrStoredTable';
import { choose, type DealChoices, useDealChoices } from '../_state/dealChoices';
import { type DealTrouble, dealBody, dealByServer, dealOnPhone } from './dealGame';
import { whosePhone } from './whosePhone';

/** Deals and opens the table, or returns why that failed. */
export function useDeal() {
  const router = useRouter();
  const choices = useDealChoices();
  const [isDealing, setDealing] = useState(false);
  const [refusal, setRefusal] = useState<{ choices: DealChoices; trouble: DealTrouble }>();

  async function deal() {
    // Read from the store: the latest choice may not be rendered yet.
    const chosen = useDealChoices.getState();
    setRefusal(undefined);
    setDealing(true);
    const phone = whosePhone();
    const body = dealBody(chosen, phone);
    const dealt = await (phone === 'one' ? dealOnPhone(body) : dealByServer(body));
    if (!dealt.ok) {
      setDealing(false);
      setRefusal({ choices: chosen, trouble: dealt.error });
      return;
    }
    // Another game has the same options, but a new map.
    choose({ mapCode: null });
    const { code } = dealt.value;
    if (phone === 'one') openStoredTable(code);
    else router.push(tableAddress(code));
  }

  // A refusal is outdated once a choice changes.
  const trouble = refusal?.choices === choices ? refusal.trouble : undefined;
  return { isDealing, trouble, deal };
}
