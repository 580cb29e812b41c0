'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { DraftScreen } from '@/app/_draft/DraftScreen';
import { beginDraft } from '@/app/_draft/draftStore';
import { chooseLaidMap, useDealChoices } from '@/app/_state/dealChoices';
import { ADDRESSES } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';

/** The page for entering the map on the table, for the next game. */
export function DealTable() {
  const words = useTranslations('new');
  const router = useRouter();
  // An untouched draft takes the chosen mode.
  useEffect(() => beginDraft(useDealChoices.getState().mode), []);

  async function finish(map: GameMap) {
    chooseLaidMap(map);
    router.push(ADDRESSES.newGame);
  }

  return (
    <DraftScreen back={{ href: ADDRESSES.newGame, label: words('toNewGame') }} onFinish={finish} />
  );
}
