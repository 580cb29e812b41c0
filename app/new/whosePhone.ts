'use client';

import { useEffect } from 'react';
import { create } from 'zustand';
import { startPhoneWorker } from '@/app/_phone/callPhoneWorker';
import { createPersisted, isOneOf } from '@/app/_state/persisted';
import { isServerReachable, whenReachable } from '@/app/_ui/connection';

export const WHOSE_PHONES = ['own', 'one'] as const;

/** `own`: every player's own phone, through a server. `one`: this phone for all players, without a server. */
export type WhosePhone = (typeof WHOSE_PHONES)[number];

/** Persisted: a group that shares one phone will do so next time. */
export const { use: useWhosePhone } = createPersisted<{ readonly phone: WhosePhone }>(
  { phone: 'own' },
  {
    name: 'fieldbook-whose-phone',
    storage: 'localStorage',
    read: ({ phone }) => (isOneOf(phone, WHOSE_PHONES) ? { phone } : undefined),
  },
);

/** Whether the server can be reached. Not persisted. */
export const useServerStatus = create<{
  readonly isAway: boolean;
  /** True if one phone was preselected because no server was reachable. Stays true when one is reachable again. */
  readonly isPreset: boolean;
}>(() => ({ isAway: false, isPreset: false }));

export function chooseWhosePhone(phone: WhosePhone): void {
  useWhosePhone.setState({ phone });
  useServerStatus.setState({ isPreset: false });
}

/** Whose phones the next game uses: the stored choice, or this phone if no server is reachable. */
export const whosePhone = (): WhosePhone =>
  useServerStatus.getState().isPreset ? 'one' : useWhosePhone.getState().phone;

/** For pages that deal: whose phones are used, and whether a server is reachable. */
export function useServerWatch() {
  const stored = useWhosePhone(state => state.phone);
  const { isAway, isPreset } = useServerStatus();
  useEffect(() => {
    startPhoneWorker();
    void checkServer();
    window.addEventListener('offline', checkServer);
    return () => window.removeEventListener('offline', checkServer);
  }, []);
  useEffect(() => {
    return isAway ? whenReachable(() => useServerStatus.setState({ isAway: false })) : undefined;
  }, [isAway]);
  return { phone: isPreset ? 'one' : stored, isServerAway: isAway };
}

/** `navigator.onLine` can be true without a reachable server, so this also sends a request. */
export async function checkServer(): Promise<void> {
  const isAway = !navigator.onLine || !(await isServerReachable());
  useServerStatus.setState({ isAway, isPreset: isAway });
}
