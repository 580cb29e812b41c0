'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { type DealChoices, forgetDeal } from '@/app/_state/dealChoices';
import { type DealTrouble, dealGame } from '@/app/_state/dealGame';
import { dealBody } from './dealBody';

/** Deals what is chosen and goes to the table, or tells why that cannot be. */
export function useDeal() {
  const router = useRouter();
  const [isDealing, setDealing] = useState(false);
  const [trouble, setTrouble] = useState<DealTrouble>();

  async function deal(choices: DealChoices) {
    setTrouble(undefined);
    setDealing(true);
    const dealt = await dealGame(dealBody(choices));
    if (!dealt.ok) {
      setDealing(false);
      setTrouble(dealt.error);
      return;
    }
    forgetDeal();
    router.push(`/games/${dealt.value.code}`);
  }

  return { isDealing, trouble, deal };
}
