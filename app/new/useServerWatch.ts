'use client';

import { useEffect } from 'react';
import { wakePhone } from '@/app/_phone/askPhone';
import { serverAnswers, whenBack } from '@/app/_ui/connection';
import { recallWhosePhone, useServerHere, useWhosePhone, type WhosePhone } from './whosePhone';

interface Found {
  readonly phone: WhosePhone;
  readonly isServerAway: boolean;
}

/** For a page that deals: on whose phone, and whether that is so because no server is reached. */
export function useServerWatch(): Found {
  const kept = useWhosePhone(state => state.phone);
  const { isAway, isPreset } = useServerHere();
  const phone = isPreset ? 'one' : kept;
  useEffect(() => {
    recallWhosePhone();
    wakePhone();
    void lookForServer();
    window.addEventListener('offline', lookForServer);
    return () => window.removeEventListener('offline', lookForServer);
  }, []);
  useEffect(() => {
    return isAway ? whenBack(() => useServerHere.setState({ isAway: false })) : undefined;
  }, [isAway]);
  return { phone, isServerAway: isAway };
}

/** A phone that says it has a network may well reach nobody by it. */
export async function lookForServer(): Promise<void> {
  const isAway = !navigator.onLine || !(await serverAnswers());
  useServerHere.setState({ isAway, isPreset: isAway });
}
