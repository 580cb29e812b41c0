'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { DraftScreen } from '@/app/_draft/DraftScreen';
import { ADDRESSES } from '@/app/addresses';
import type { GameMap } from '@/lib/map/gameMap';
import { takeMap } from '../standaloneBoard';

/** The page for entering the map on the table, for the standalone notebook. */
export function NotebookTable() {
  const words = useTranslations('standalone');
  const router = useRouter();

  function finish(map: GameMap) {
    takeMap(map);
    router.push(ADDRESSES.notebook);
  }

  return (
    <DraftScreen back={{ href: ADDRESSES.notebook, label: words('title') }} onFinish={finish} />
  );
}
