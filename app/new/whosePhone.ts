'use client';

import { useEffect } from 'react';
import { create } from 'zustand';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { createPersisted, isOneOf } from '@/app/_state/persisted';
import { useServerAway } from '@/app/_ui/connection';

export const WHOSE_PHONES = ['own', 'one'] as const;

/** `own`: every player's own phone, through a server. `one`: this phone for all players, without a server. */
export type WhosePhone = (typeof WHOSE_PHONES)[number];

/** Persisted, since a group that shares one phone will do so next time. */
export const { use: useWhosePhone } = createPersisted<{ readonly phone: WhosePhone }>(
  { phone: 'own' },
  {
    name: 'fieldbook-whose-phone',
    storage: 'localStorage',
    read: ({ phone }) => (isOneOf(phone, WHOSE_PHONES) ? { phone } : undefined),
  },
);

/** Whether one phone was preselected because the server was unreachable, even if it is back. Not persisted. */
export const useOnePhonePreset = create<boolean>(() => false);

export function chooseWhosePhone(phone: WhosePhone): void {
  useWhosePhone.setState({ phone });
  useOnePhonePreset.setState(false);
}

/** Whose phones the next game uses: the stored choice, or this phone if no server is reachable. */
export const whosePhone = (): WhosePhone =>
  useOnePhonePreset.getState() ? 'one' : useWhosePhone.getState().phone;

/** For pages that deal: whose phones are used, and whether the server is away. Polls it if a deal `hasFailed`. */
export function useServerWatch(hasFailed: boolean) {
  const stored = useWhosePhone(state => state.phone);
  const isPreset = useOnePhonePreset();
  const isServerAway = useServerAway(hasFailed);
  useEffect(() => {
    startPhoneWorker();
    return () => useOnePhonePreset.setState(false);
  }, []);
  useEffect(() => {
    if (isServerAway) useOnePhonePreset.setState(true);
  }, [isServerAway]);
  return { phone: isPreset ? 'one' : stored, isServerAway };
}
