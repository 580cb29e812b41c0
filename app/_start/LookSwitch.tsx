'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { chooseLook, type Look, readLook, watchLook } from '@/app/_state/look';
import { StartIcon } from './StartIcon';

const readOnServer = (): Look => 'paper';

interface LookSwitchProps {
  readonly className: string;
  /** Whether its picture must do, for those who see. */
  readonly isBare?: boolean;
}

/** Offers the look that is not on. */
export function LookSwitch({ className, isBare = false }: LookSwitchProps) {
  const words = useTranslations('ui');
  const look = useSyncExternalStore(watchLook, readLook, readOnServer);
  const other: Look = look === 'paper' ? 'lantern' : 'paper';
  return (
    <button type="button" onClick={() => chooseLook(other)} className={className}>
      <StartIcon name="lantern" />
      <span className={isBare ? 'sr-only' : 'contents'}>{words(other)}</span>
    </button>
  );
}
