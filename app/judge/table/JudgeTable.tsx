'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { DraftScreen } from '@/app/_draft/DraftScreen';
import { recallDraft } from '@/app/_draft/draftStore';
import { judgeMap } from '@/app/judge/judgeStore';
import type { GameMap } from '@/lib/map/gameMap';

/** The own table to be judged. */
export function JudgeTable() {
  const words = useTranslations('judge');
  const router = useRouter();
  useEffect(() => void recallDraft(), []);

  async function finish(map: GameMap) {
    judgeMap(map);
    router.push('/judge');
  }

  return <DraftScreen back={{ href: '/judge', label: words('toJudge') }} onFinish={finish} />;
}
