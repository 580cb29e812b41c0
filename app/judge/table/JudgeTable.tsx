'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { DraftScreen } from '@/app/_draft/DraftScreen';
import { ADDRESSES } from '@/app/addresses';
import { judgeMap } from '@/app/judge/judgeStore';
import type { GameMap } from '@/lib/map/gameMap';

/** The page for entering the map on the table, for the judge. */
export function JudgeTable() {
  const words = useTranslations('judge');
  const router = useRouter();

  async function finish(map: GameMap) {
    judgeMap(map);
    router.push(ADDRESSES.judge);
  }

  return (
    <DraftScreen back={{ href: ADDRESSES.judge, label: words('toJudge') }} onFinish={finish} />
  );
}
