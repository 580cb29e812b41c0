'use client';

import { useEffect } from 'react';
import { OfflineLinks } from './OfflineLinks';
import { keepOffline } from './offlineWorker';

/** What every page does for when there is no server: keeps what can be shown then, and stops what cannot. */
export function Offline() {
  useEffect(() => void keepOffline(), []);
  return <OfflineLinks />;
}
