'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { recallClueKeeping, useClueKeeping } from '@/app/_state/keepClue';
import { Tick } from '@/app/_ui/Tick';

/** Whether an own clue that was looked at stays on this phone; those that do go at once where it is not wanted. */
export function ClueRow() {
  const words = useTranslations('outbox');
  const keeps = useClueKeeping(state => state.keeps);
  useEffect(recallClueKeeping, []);

  async function choose(isNever: boolean) {
    useClueKeeping.setState({ keeps: !isNever });
    if (isNever) await (await import('@/app/_phone/openMemory')).forgetAllClues();
  }
  return (
    <li>
      <Tick
        label={words('never')}
        note={words('neverNote')}
        checked={!keeps}
        onChange={isNever => void choose(isNever)}
      />
    </li>
  );
}
