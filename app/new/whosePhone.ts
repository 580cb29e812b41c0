'use client';

import { useEffect } from 'react';
import { create } from 'zustand';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { createPersisted, isOneOf } from '@/app/_state/persisted';
import { serverAnswers, whenBack } from '@/app/_ui/connection';

export const WHOSE_PHONES = ['own', 'one'] as const;

/** Everybody's own, by way of a server; or this one for all, which asks nobody. */
export type WhosePhone = (typeof WHOSE_PHONES)[number];

/** Kept for good: who plays on one phone does so the next evening, too. */
export const { use: useWhosePhone, rehydrate: rehydrateWhosePhone } = createPersisted<{
  readonly phone: WhosePhone;
}>(
  { phone: 'own' },
  {
    name: 'fieldbook-whose-phone',
    storage: 'localStorage',
    read: ({ phone }) => (isOneOf(phone, WHOSE_PHONES) ? { phone } : undefined),
  },
);

/** What holds just now, and is not kept. */
export const useServerHere = create<{
  readonly isAway: boolean;
  /** Whether this phone was chosen for them, for want of a server. Nobody's choice moves again when one is back. */
  readonly isPreset: boolean;
}>(() => ({ isAway: false, isPreset: false }));

export function chooseWhosePhone(phone: WhosePhone): void {
  useWhosePhone.setState({ phone });
  useServerHere.setState({ isPreset: false });
}

/** On whose phone the next game is played: as was chosen, or on this one where no server is reached. */
export const whosePhone = (): WhosePhone =>
  useServerHere.getState().isPreset ? 'one' : useWhosePhone.getState().phone;

/** For a page that deals: on whose phone, and whether that is so because no server is reached. */
export function useServerWatch() {
  const kept = useWhosePhone(state => state.phone);
  const { isAway, isPreset } = useServerHere();
  useEffect(() => {
    rehydrateWhosePhone();
    startPhoneWorker();
    void lookForServer();
    window.addEventListener('offline', lookForServer);
    return () => window.removeEventListener('offline', lookForServer);
  }, []);
  useEffect(() => {
    return isAway ? whenBack(() => useServerHere.setState({ isAway: false })) : undefined;
  }, [isAway]);
  return { phone: isPreset ? 'one' : kept, isServerAway: isAway };
}

/** A phone that says it has a network may well reach nobody by it. */
export async function lookForServer(): Promise<void> {
  const isAway = !navigator.onLine || !(await serverAnswers());
  useServerHere.setState({ isAway, isPreset: isAway });
}
