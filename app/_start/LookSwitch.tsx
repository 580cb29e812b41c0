'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { chooseLook, type Look, readLook, watchLook } from '@/app/_state/look';
import { StartIcon } from './StartIcon';

const readOnServer = (): Look => 'paper';

/** Offers the look that is not on. */
export function LookSwitch({ className }: { className: string }) {
  const words = useTranslations('ui');
  const look = useSyncExternalStore(watchLook, readLook, readOnServer);
  const other: Look = look === 'paper' ? 'lantern' : 'paper';
  return (
    <button type="button" onClick={() => chooseLook(other)} className={className}>
      <StartIcon name="lantern" />
      {words(other)}
    </button>
  );
}
