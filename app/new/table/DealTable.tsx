'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DraftScreen } from '@/app/_draft/DraftScreen';
import { beginDraft, rehydrateDraft } from '@/app/_draft/draftStore';
import { chooseLaidMap, rehydrateChoices, useDealChoices } from '@/app/_state/dealChoices';
import { ADDRESSES } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';

/** Lets players enter the map on their table for the next game. */
export function DealTable() {
  const words = useTranslations('new');
  const router = useRouter();
  useEffect(() => void restoreDraft(), []);

  async function finish(map: GameMap) {
    chooseLaidMap(map);
    router.push(ADDRESSES.newGame);
  }

  return (
    <DraftScreen back={{ href: ADDRESSES.newGame, label: words('toNewGame') }} onFinish={finish} />
  );
}

/** An untouched draft takes the chosen mode. */
async function restoreDraft() {
  await Promise.all([rehydrateChoices(), rehydrateDraft()]);
  beginDraft(useDealChoices.getState().mode);
}
